import { FUNCTIONS } from '../table';
import { associate } from './associate';

// Beside the workbench's grid the pane runs without Office.js, and the grid has the functions.
if (typeof CustomFunctions !== 'undefined') FUNCTIONS.forEach(associate);
