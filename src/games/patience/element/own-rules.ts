export { checkRules } from '../../../core/patience/rules/check.js';
export { rulesProblemText } from '../../../elements/patience/rules-problem.js';
