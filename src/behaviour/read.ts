/** The door of this folder: text in, rules or reasons out. Posts of many squads come in through `post`. */
export { readRule } from './rule';
export { readRules } from './rules';
