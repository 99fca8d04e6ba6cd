import { type TemplateResult, html, nothing } from 'lit';
import { controlsTemplate } from './controls.js';
import { type TenDiceScene, ownSeat } from './scene.js';
import { trayTemplate } from './tray.js';

/** The whole race, between the toolbar and the status line: the goal, the others, one's own dice, the controls. */
export function raceTemplate(scene: TenDiceScene): TemplateResult {
  const { view, words, atSeat, controls, signal } = scene;
  const own = ownSeat(view);
  const others = [...view.racers.keys()].filter((seat) => seat !== own);
  const kind = view.options.atOnce ? 'at-once' : 'turns';
  return html`<div class="race ${kind} ${atSeat ? 'seats' : ''}">
    <p class="goal" part="goal">${words.messages.goal({ racers: view.racers.length })}</p>
    ${
      others.length > 0
        ? html`<div class="others ${own === undefined ? 'all' : ''} of-${others.length}">
            ${others.map((seat) => trayTemplate(scene, seat))}
          </div>`
        : nothing
    }
    ${own === undefined ? nothing : trayTemplate(scene, own)} ${controls ?? controlsTemplate(scene)}
    ${signal === 'go' ? html`<p class="go" part="go" aria-hidden="true">${words.messages.go}</p>` : nothing}
  </div>`;
}
