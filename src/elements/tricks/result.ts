import { type TemplateResult, html, nothing } from 'lit';
import { listOf } from '../../core/cards/list.js';
import type { SideResult } from '../../core/tricks/results.js';
import type { TrickScore } from '../../core/tricks/rules.js';
import { seatsOf } from '../../core/tricks/trick-table.js';
import { numberText, signedText } from '../../locales/table-words.js';
import type { TrickScene } from './scene.js';
import type { TrickWords } from './words.js';

/** A column of the result. */
interface Column {
  readonly head: keyof Pick<
    TrickWords['result'],
    'bid' | 'tricks' | 'cards' | 'hand' | 'bags' | 'score'
  >;
  readonly text: (side: SideResult, scene: TrickScene) => unknown;
}

const TRICKS: Column = {
  head: 'tricks',
  text: ({ tricks }, { words }) => numberText(words, tricks),
};
const BID: Column = {
  head: 'bid',
  text: ({ bid, isMade }, { words, gameWords: { result } }) =>
    bid === null
      ? '–'
      : html`${numberText(words, bid)}
        ${isMade === null ? nothing : html`<small>${isMade ? result.made : result.failed}</small>`}`,
};
const CARDS: Column = {
  head: 'cards',
  text: ({ cardPoints }, { words }) => numberText(words, cardPoints),
};
const BAGS: Column = { head: 'bags', text: ({ bags }, { words }) => numberText(words, bags) };
const HAND: Column = { head: 'hand', text: ({ points }, { words }) => signedText(words, points) };
const SCORE: Column = {
  head: 'score',
  text: ({ score }, { words }) => html`<b>${numberText(words, score)}</b>`,
};

/** The columns that a kind of score has. */
const COLUMNS: Readonly<Record<TrickScore['type'], readonly Column[]>> = {
  points: [HAND, SCORE],
  contract: [BID, TRICKS, BAGS, HAND, SCORE],
  book: [TRICKS, HAND, SCORE],
  exact: [BID, TRICKS, HAND, SCORE],
  'card-points': [BID, CARDS, HAND, SCORE],
  survival: [TRICKS],
  majority: [TRICKS, SCORE],
};

/** Who has won the game, in a sentence. */
function wonText({ view, table, own, gameWords }: TrickScene, winners: readonly number[]): string {
  const names = winners.map((side) => gameWords.nameOfSide(side)).join(' · ');
  const isOwn =
    own !== undefined &&
    winners.some((side) => seatsOf(table, side).includes(own)) &&
    winners.length === 1;
  const isPair = table.sides < view.seats.length;
  return gameWords.result.won({ who: isOwn ? (isPair ? 'us' : 'you') : 'others', names });
}

/** The result of a hand, one line for each side, and who has won the game. */
export function resultTemplate(scene: TrickScene): TemplateResult {
  const { view, table, gameWords } = scene;
  const { results } = view;
  const { result } = gameWords;
  if (!results?.played) return html`<p class="notice">${result['not-played']}</p>`;
  const columns = COLUMNS[table.rules.score.type];
  const { winners, moon, sides } = results;
  return html`<div class="result-of-hand" part="results">
    ${moon && html`<p class="notice">${result.moon({ seat: gameWords.personAt(moon.seat) })}</p>`}
    ${winners && html`<p class="notice won" part="winner">${wonText(scene, winners)}</p>`}
    <table class="scored" part="ledger">
      <thead>
        <tr>
          <td></td>
          ${columns.map(({ head }) => html`<th scope="col">${result[head]}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${listOf(sides.length, (side) => {
          const won = winners?.includes(side) ? 'won' : '';
          return html`<tr class=${won}>
            <th scope="row">${gameWords.nameOfSide(side)}</th>
            ${columns.map(({ text }) => html`<td>${text(sides[side]!, scene)}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
