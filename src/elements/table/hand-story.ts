import type { Seat } from '../../core/engine/rules.js';
import { handLog } from '../../core/table/hand-log.js';
import { cardSign, signedText } from '../../locales/table-words.js';
import type { CutView, PanelSource } from './panel-source.js';
import { panelWords } from './panel-words.js';
import type { TableMove } from './table-game.js';

/** A step of a hand and its description, one line for each announcement. */
export interface StoryStep<View> {
  readonly view: View;
  readonly lines: readonly string[];
}

/** The player's seat in a hand of a shared table, which may have changed since. */
const mineIn = (
  { seat }: { readonly seat: Seat | undefined },
  { together }: { readonly together?: unknown },
): readonly Seat[] | undefined =>
  together ? [seat].filter((one) => one !== undefined) : undefined;

/**
 * A hand in words, step by step, as the viewer saw it. Empty if only its result is known.
 *
 * @param hasEnd whether to include the end of a finished hand
 */
export function storyOf<View extends CutView, Move extends TableMove>(
  { panels: { host }, scene, definition, history, at }: PanelSource<View, Move>,
  hand: number,
  hasEnd = true,
): readonly StoryStep<View>[] {
  const words = panelWords(scene.words);
  const seen = host.hand.seenHand(hand, at);
  if (!seen) return [];
  const { announce, game } = definition;
  const texts = host.textsAt(scene.run, mineIn(seen, scene));
  const log = handLog(seen, {
    start: (view, number) => announce.start(view, number),
    step: (before, change, after, listener) => announce.step(before, change, after, listener),
    reveal: (view, own) => (hasEnd ? definition.reveal(view, own) : []),
    chips: (view, seat) => game.chips(view, seat),
  });
  return log.map(({ view, announcements, cost, pot }) => {
    const [first = '', ...more] = announcements
      .filter((one) => !history.unlogged.includes((one as { readonly code: string }).code))
      .map((one) => texts.announce(one));
    const paid = cost > 0 && pot !== null;
    const after = paid
      ? ` (${signedText(words, -cost)}; ${words.tablePanels.hands.middle({ chips: pot })})`
      : '';
    return { view, lines: [first + after, ...more].filter(Boolean) };
  });
}

/**
 * A hand as text: the players with their chips, a line for each action, and the cards that were visible at
 * the end.
 */
export function handText<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
  hand: number,
): string {
  const { scene, definition, history } = source;
  const { gameWords, run } = scene;
  const { words } = scene;
  const story = storyOf(source, hand);
  const net = run.history.find((one) => one.hand === hand)?.net ?? [];
  const [first, last] = [story[0]!.view, story.at(-1)!.view];
  const seats: readonly Seat[] = [...run.kinds.keys()].filter((seat) => run.kinds[seat] !== 'open');
  const before = seats.map((seat) => {
    const chips = definition.game.chips(first, seat);
    return `${gameWords.seatName(seat)}${chips === null ? '' : `: ${gameWords.chips(chips)}`}`;
  });
  const after = seats.flatMap((seat) => {
    const cards = history
      .hands(last, seat)
      .map((held) => held.map((card) => cardSign(words, card)).join(' '))
      .join(' | ');
    const change = net[seat];
    const parts = [cards, typeof change === 'number' ? signedText(words, change) : ''].filter(
      Boolean,
    );
    return parts.length > 0 ? [`${gameWords.seatName(seat)}: ${parts.join('  ')}`] : [];
  });
  const lines = story.flatMap((step) => step.lines);
  const title = `${gameWords.title} · ${gameWords.handNumber(hand)}`;
  return [title, ...before, '', ...lines, '', ...after, ''].join('\n');
}
