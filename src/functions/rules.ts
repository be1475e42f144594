import type { FunctionSpec } from './spec';
export const RULES_FUNCTIONS: readonly FunctionSpec[] = [];
