import { type Seven27Session, paigow, seven27 } from '../../../src/core.js';
import * as pai from '../../../src/games/pai-gow/rules/announce.js';
import { reveal as revealPaigow } from '../../../src/games/pai-gow/rules/reveal.js';
import * as seven from '../../../src/games/seven-twenty-seven/rules/announce.js';
import { reveal as revealSeven27 } from '../../../src/games/seven-twenty-seven/rules/reveal.js';
import { cards } from './cards.js';
import type { PaigowSession } from './pai-gow.js';

/** Plays a hand's steps again; each as a seat's views of it, or what anybody may see, tell it; at the end all of it. */
export function toldOfPaigow(
  session: PaigowSession,
  listener?: number,
): readonly (readonly pai.PaigowAnnouncement[])[] {
  let state = paigow.deal(session.options, cards(session.save(0).deck!));
  return session.steps.map((step) => {
    const before = paigow.view(state, listener);
    state = [step.move, ...step.automatic].reduce((at, move) => paigow.play(at, move), state);
    const after = paigow.view(state, listener);
    const said = pai.announce(before, { type: 'move', step, source: 'player' }, after, listener);
    return [
      ...said,
      ...revealPaigow(after, listener).flatMap(({ announcements }) => announcements),
    ];
  });
}

/** The same for a hand of Seven Twenty-Seven. */
export function toldOfSeven27(
  session: Seven27Session,
  listener?: number,
): readonly (readonly seven.Seven27Announcement[])[] {
  let state = seven27.deal(session.options, cards(session.save(0).deck!));
  return session.steps.map((step) => {
    const before = seven27.view(state, listener);
    state = [step.move, ...step.automatic].reduce((at, move) => seven27.play(at, move), state);
    const after = seven27.view(state, listener);
    const said = seven.announce(before, { type: 'move', step, source: 'player' }, after, listener);
    return [...said, ...revealSeven27(after).flatMap(({ announcements }) => announcements)];
  });
}
