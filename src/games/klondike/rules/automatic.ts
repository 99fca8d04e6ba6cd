import { DECK_SIZE } from '../../../core/cards/card.js';
import {
  type MayGoUp,
  playWhile,
  nextUp,
  autoFoundationRule,
} from '../../../core/patience/automatic.js';
import type { FoundationAids } from '../../../core/patience/foundation-aids.js';
import { allUp } from '../../../core/patience/foundations.js';
import { BUILD, refusal } from './refusal.js';
import { flip, isTurn, play, turn } from './rules.js';
import {
  COLUMNS,
  FOUNDATIONS,
  type KlondikeMove,
  type KlondikeState,
  type PileId,
  STOCK,
  WASTE,
  faceUp,
  isFoundation,
  needsFlip,
} from './state.js';

/** What the game does by itself; it may change at any time and is no part of the rules. */
export interface KlondikeAids extends FoundationAids {
  /** Turn a face-down card over as soon as nothing lies on it. */
  readonly autoFlip: boolean;
}

/** The lowest card that may go up, of those that are seen. */
function rise(state: KlondikeState, wanted: MayGoUp): KlondikeMove | undefined {
  const seen = COLUMNS.filter((column) => faceUp(state, column) > 0);
  return nextUp<PileId>(state.piles, [...seen, WASTE], FOUNDATIONS, wanted);
}

/**
 * The moves to the foundations, with draws and redeals where one card is drawn at a time, that put
 * every card up; `undefined` where they can't, or a card in a column lies face down. A card that
 * goes up only opens others, and at one card a draw each card comes by in its turn, so taking
 * whichever can go misses nothing.
 */
function finish(state: KlondikeState): readonly KlondikeMove[] | undefined {
  const { options, faceDown, piles } = state;
  if (Object.values(faceDown).some((count) => count > 0)) return undefined;
  if (options.draw !== 1 && piles[STOCK]!.length + piles[WASTE]!.length > 0) return undefined;
  let idle = 0;
  let at = state;
  const played = playWhile(state, play, (now) => {
    at = now;
    const up = rise(now, () => true);
    // Two passes that bring nothing: no later one does.
    idle = up ? 0 : idle + 1;
    const next = up ?? turn(now);
    return idle > DECK_SIZE || refusal(now, next) ? undefined : next;
  });
  return allUp(at.piles, FOUNDATIONS) ? played : undefined;
}

/**
 * The moves that the game makes by itself after the player's: it turns cards over, clears the
 * tableau, sends cards up. Taking a card back starts no finish, and a card that was taken back
 * stays.
 */
export function automatic(
  state: KlondikeState,
  move: KlondikeMove,
  { autoFlip, autoFinish, autoFoundation }: KlondikeAids,
): readonly KlondikeMove[] {
  const wanted = autoFoundationRule(autoFoundation, BUILD.build, state.takenBack);
  let at = state;
  const played = playWhile(state, play, (now) => {
    at = now;
    const column = autoFlip && COLUMNS.find((id) => needsFlip(now, id));
    return column ? flip(column) : rise(now, wanted);
  });
  // What goes up before the finish would have gone up in it, so it can wait for the last card.
  const last = autoFinish && !isFoundation(move.from) ? finish(at) : undefined;
  return last ? [...played, ...last] : played;
}

/** Whether a legal move is of the kind that the game may make by itself. */
export const isAutomatic = (state: KlondikeState, move: KlondikeMove): boolean =>
  isTurn(move)
    ? finish(state) !== undefined
    : move.from === move.to || (isFoundation(move.to) && !isFoundation(move.from));
