import { pileIds } from '../../../core/patience/piles.js';

export { STOCK } from '../../../core/patience/piles.js';
export const WASTE = 'waste-1';
export const COLUMNS = pileIds('column', 7);
export const FOUNDATIONS = pileIds('foundation', 4);
