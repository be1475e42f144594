import { FUNCTIONS } from '../table';
import { associate } from './associate';

FUNCTIONS.forEach(associate);
