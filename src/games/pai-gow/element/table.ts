import { type TemplateResult, html, nothing } from 'lit';
import { dieTemplate } from '../../../elements/table/dice.js';
import { againButton } from '../../../elements/table/buttons.js';
import { plateTemplate } from '../../../elements/table/seat.js';
import { type Stage, buttonsOf, lineText, stageOf } from './actions.js';
import { betsTemplate } from './bets.js';
import type { SeatPerson } from '../../../locales/format.js';
import { listText } from '../../../locales/words.js';
import type { PaigowScene } from './scene.js';
import { coverTemplate, traysTemplate } from './trays.js';
import { footTemplate, resultOf } from './results.js';
import { othersTemplate } from './seats.js';

/** Why the player can't do anything now. */
function idleText({ view, own, gameWords }: PaigowScene): string {
  const { phase, results, seats, options } = view;
  if (phase === 'over' && !results) return gameWords.idle.nobody;
  const status = own === undefined ? undefined : seats[own]!.status;
  if (phase === 'offer') return gameWords.idle.offer;
  if (status === 'out') return gameWords.idle[options.stacks[own!] === 0 ? 'no-chips' : 'sits-out'];
  if (status !== 'dealer') return gameWords.idle.wait;
  return gameWords.idle[phase === 'bets' ? 'deals' : 'deals-later'];
}

function stageTemplate(scene: PaigowScene, stage: Stage): TemplateResult {
  switch (stage) {
    case 'bet':
      return betsTemplate(scene);
    case 'arrange':
      return traysTemplate(scene, true);
    case 'set':
      return traysTemplate(scene, false);
    case 'covered':
      return coverTemplate(
        scene,
        scene.gameWords.covered({ seat: scene.gameWords.personAt(scene.own!) }),
      );
    case 'offer':
      return coverTemplate(scene, scene.gameWords.offered);
    case 'face-down':
    case 'idle':
      return coverTemplate(scene, idleText(scene));
  }
}

/**
 * The player's own plate, at a table that people share or if the player deals. Otherwise it is not
 * needed.
 */
function playerPlate(scene: PaigowScene): unknown {
  const { view, own, mine, together, gameWords } = scene;
  const deals = own === view.options.dealer;
  if (!together && mine.length < 2 && !deals) return nothing;
  return plateTemplate(scene, { seat: own!, note: deals ? gameWords.dealer : '' });
}

/** Whether the player won chips in this hand. */
const wins = (scene: PaigowScene): boolean =>
  scene.own !== undefined && (resultOf(scene, scene.own)?.total ?? 0) > 0;

/** The player's side: the cards in their trays, the line of text, the stake, and the buttons. */
function playerTemplate(scene: PaigowScene): TemplateResult {
  const { own, gameWords, view } = scene;
  const stage = stageOf(scene);
  const isDealer = own === view.options.dealer;
  return html`<section
    class="own ${isDealer ? 'seat-dealer' : ''} ${wins(scene) ? 'seat-win' : ''}"
    part="seat own ${isDealer ? 'dealer' : ''}"
    data-seat=${own ?? nothing}
    aria-label=${own === undefined && scene.together ? nothing : gameWords.ownHands}
  >
    ${own === undefined ? nothing : stageTemplate(scene, stage)}
    <p class="line" part="line" tabindex="-1">${lineText(scene, stage)}</p>
    <div class="action">
      ${own === undefined ? nothing : html`<div class="who">${playerPlate(scene)} ${footTemplate(scene, own)}</div>`}
      <div class="buttons" part="buttons">
        ${againButton(scene.together) ?? buttonsOf(scene, stage)}
      </div>
    </div>
  </section>`;
}

/** The dice, their total, and the seat that was dealt to first. Empty before they are thrown. */
function centreTemplate(scene: PaigowScene): TemplateResult {
  const { view, gameWords: words, own } = scene;
  const { first, options } = view;
  const { dice, quickDeal } = options;
  if (first === null || quickDeal) return html`<div class="centre"></div>`;
  const total = dice.reduce((sum, die) => sum + die, 0);
  const person = words.personAt(first);
  // The one who is looking is "you", even if several people share the device.
  const seat: SeatPerson = first === own ? { ...person, who: 'you' } : person;
  return html`<div class="centre" part="centre">
    <span
      class="dice"
      part="dice"
      role="img"
      aria-label=${words.diceName({ dice: listText(scene.words, dice.map(String)) })}
      >${dice.map((value) => dieTemplate(value))}</span
    >
    <span>${words.firstHand({ total, seat })}</span>
  </div>`;
}

/** The table between the toolbar and the status line. */
export const tableTemplate = (scene: PaigowScene): TemplateResult => {
  const { view, gameWords, words, looks = '' } = scene;
  const { quickDeal, bonus, house } = view.options;
  const kinds = `${quickDeal ? 'quick' : ''} ${bonus === 'none' ? '' : 'sides'} ${house ? '' : 'round'}`;
  return html`<div
    class="board phase-${view.phase} ${kinds} ${looks}"
    part="board"
    role="group"
    aria-label=${words.kit.board({ title: gameWords.title })}
    @pointerdown=${scene.onPress}
    @focusin=${scene.onFocus}
  >
    ${othersTemplate(scene)} ${centreTemplate(scene)} ${playerTemplate(scene)} ${scene.aside}
  </div>`;
};
