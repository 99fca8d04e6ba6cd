import { type ChipFlight, flightsOf } from '../../../core/table/flights.js';
import type { PaigowState } from './state.js';

/** The chips that went from hand to hand between two views: all of them, as the hand is paid. */
export const flights = (before: PaigowState, after: PaigowState): readonly ChipFlight[] =>
  before.results === after.results ? [] : flightsOf(after.results?.transfers ?? []);
