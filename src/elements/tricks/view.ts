import { type TemplateResult, html, nothing } from 'lit';
import { seatClasses } from '../table/seat.js';
import { barTemplate, choiceTemplate } from './bar.js';
import { handTemplate } from './hand.js';
import { middleTemplate } from './middle.js';
import type { TrickScene } from './scene.js';
import { footTemplate, plate, scoresTemplate, seatStates, seatsTemplate } from './seats.js';
import { stepOf } from './step.js';

/** The player's side: name and tricks, the hand, the next step in words, and the controls. */
function ownTemplate(scene: TrickScene): TemplateResult {
  const { own, gameWords: words, together } = scene;
  const isWatching = own === undefined && together;
  const states = own === undefined ? [] : seatStates(scene, own);
  const step = stepOf(scene);
  return html`<section
    class="own ${seatClasses(states)}"
    part="seat own ${states.join(' ')}"
    data-seat=${own ?? nothing}
    aria-label=${isWatching ? nothing : words.ownHand}
  >
    <div class="who">
      ${own === undefined ? nothing : html`${plate(scene, own)} ${footTemplate(scene, own)}`}
      ${scoresTemplate(scene)}
    </div>
    ${isWatching ? nothing : handTemplate(scene)}
    <p class="line" part="line" tabindex="-1">${step ? words.step(step) : ''}</p>
    ${barTemplate(scene)}
  </section>`;
}

/** The whole table, between the toolbar and the status line. */
export const tableTemplate = (scene: TrickScene): TemplateResult => {
  const { view, gameWords, words, looks = '' } = scene;
  const others = view.seats.length - 1;
  return html`<div
    class="board phase-${view.phase} ${looks}"
    part="board"
    role="group"
    aria-label=${words.kit.board({ title: gameWords.title })}
  >
    <div class="ring of-${others}">
      ${seatsTemplate(scene)} ${middleTemplate(scene)}
      <div class="choice">${choiceTemplate(scene)}</div>
    </div>
    ${ownTemplate(scene)} ${scene.aside}
  </div>`;
};
