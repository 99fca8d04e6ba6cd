import { cardText } from '../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN, JOKER, isRed } from '../../core/cards/card.js';
import type { Seat } from '../../core/engine/rules.js';
import { cardSign } from '../../locales/table-words.js';
import { keyOf } from '../base/keys.js';
import { lazy } from '../base/lazy.js';
import { linkTo } from '../links/address.js';
import { icon } from '../ui/icon.js';
import { type StoryStep, handText, storyOf } from './hand-story.js';
import { scrollTemplate } from './panel-rows.js';
import { type PanelWords, panelWords } from './panel-words.js';
import type { CutView, HandPage, OpenPanel, PanelSource } from './panel-source.js';
import type { TableMove } from './table-game.js';

const loadReplay = lazy('replay', () => import('../links/replay-panel.js'));

const ICONS = { back: icon('M15 5l-8 7 8 7'), forward: icon('M9 5l8 7-8 7') } as const;

/** Identifies a hand in the list. */
export const handKey = ({ hand, table }: Pick<HandPage, 'hand' | 'table'>): string =>
  table === undefined ? `${hand}` : `${table}/${hand}`;

/** An opened hand, and the step that is shown. */
interface OpenHand<View extends CutView, Move extends TableMove> {
  readonly source: PanelSource<View, Move>;
  readonly words: PanelWords;
  readonly page: HandPage;
  readonly story: readonly StoryStep<View>[];
}

/** Goes to a step, if it exists, and announces it. */
function goTo<View extends CutView, Move extends TableMove>(
  { source: { panels }, page, story }: OpenHand<View, Move>,
  at: number,
): void {
  const step = story[at];
  if (!step || at === page.at) return;
  panels.turnTo({ hand: page.hand, table: page.table, at });
  panels.host.announcer.say(step.lines);
}

/** A small card. */
function cardTemplate(card: Card, words: PanelWords): TemplateResult {
  const [kind, text] =
    card === FACE_DOWN
      ? ['down', '']
      : [card !== JOKER && isRed(card) ? 'red' : '', cardSign(words, card)];
  return html`<span class="small ${kind}" part="mini-card" aria-hidden="true">${text}</span
    ><span class="unseen">${cardText(words, card)}</span>`;
}

/** A player's cards and chips at the step. */
function playerTemplate<View extends CutView, Move extends TableMove>(
  { source, words, story, page }: OpenHand<View, Move>,
  seat: Seat,
): TemplateResult {
  const { scene, definition, history } = source;
  const { view } = story[page.at]!;
  const chips = definition.game.chips(view, seat);
  return html`<li part="player">
    <b>${scene.gameWords.seatName(seat)}</b>
    <span class="past-cards">
      ${history
        .hands(view, seat)
        .map((held) => html`<span>${held.map((card) => cardTemplate(card, words))}</span>`)}
    </span>
    <span>${chips === null ? '' : scene.gameWords.chips(chips)}</span>
  </li>`;
}

/** The controls that go from step to step. */
function barTemplate<View extends CutView, Move extends TableMove>(
  open: OpenHand<View, Move>,
): TemplateResult {
  const { page, story, words } = open;
  const last = story.length - 1;
  const position = words.tablePanels.hands.position({ at: page.at, of: last });
  const step = (by: -1 | 1): TemplateResult => {
    const name = by < 0 ? 'back' : 'forward';
    return html`<button
      type="button"
      class="step-${name} ${by > 0 ? 'primary' : ''}"
      part="button"
      aria-label=${words.tablePanels.hands[name]}
      title=${words.tablePanels.hands[name]}
      aria-disabled=${story[page.at + by] ? nothing : 'true'}
      @click=${() => goTo(open, page.at + by)}
    >
      ${ICONS[name]}
    </button>`;
  };
  return html`<div class="steps" dir="ltr">
    ${step(-1)}
    <input
      type="range"
      part="slider"
      min="0"
      max=${last}
      .value=${String(page.at)}
      aria-label=${words.tablePanels.hands.slider}
      aria-valuetext=${position}
      @input=${(event: Event) => goTo(open, Number((event.target as HTMLInputElement).value))}
    />
    ${step(1)}
    <span class="at">${position}</span>
  </div>`;
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys go from step to step, with the focus anywhere in the panel. The slider handles its own keys. */
const stepByKey =
  <View extends CutView, Move extends TableMove>(open: OpenHand<View, Move>) =>
  (event: KeyboardEvent): void => {
    const target = KEYS[keyOf(event)];
    if (!target || (event.target as Element).closest('input, textarea')) return;
    event.preventDefault();
    goTo(open, target(open.page.at, open.story.length - 1));
  };

/** All lines of a hand, with those of the current step marked. */
export const logTemplate = <View>(
  label: string,
  story: readonly StoryStep<View>[],
  now: number | undefined,
): TemplateResult =>
  html`<ol class="log" part="log" aria-label=${label}>
    ${story.map(({ lines }, at) =>
      lines.map(
        (line) =>
          html`<li part="log-line" aria-current=${at === now ? 'step' : nothing}>${line}</li>`,
      ),
    )}
  </ol>`;

/** Copies a text about the hand. If the browser can't copy, shows it to be copied by hand. */
async function copy<View extends CutView, Move extends TableMove>(
  { source: { panels }, page }: OpenHand<View, Move>,
  text: string,
): Promise<void> {
  let isDone = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    isDone = false;
  }
  // The player may have opened another hand meanwhile.
  if (panels.page && handKey(panels.page) === handKey(page))
    panels.turnTo({ ...panels.page, copied: { text, isDone } });
}

/** Opens the panel that plays a hand back at a table. */
async function playBack<View, Move>(panels: OpenPanel<View, Move>, link: string): Promise<void> {
  try {
    const { replayPanel } = await loadReplay();
    panels.playBack(replayPanel(panels.host, link)());
  } catch (error) {
    panels.host.loadFailed(error);
    panels.host.sayNotLoaded();
  }
}

/** The buttons that play the hand back, and copy its link. Only games whose hands are open in the end have them. */
function linkTemplate<View extends CutView, Move extends TableMove>(
  open: OpenHand<View, Move>,
): unknown {
  const { source, words, page } = open;
  const { panels, history, at } = source;
  const seen = history.linkOf && panels.host.hand.seenHand(page.hand, at);
  const write = seen && history.linkOf?.(seen);
  if (!write) return nothing;
  const button = (name: string, label: string, press: () => void): TemplateResult =>
    html`<button type="button" class=${name} part="button" @click=${press}>${label}</button>`;
  const { copyLink } = words.tablePanels.hands;
  return [
    button('replay', words.kit.panelButtons.replay, () => void playBack(panels, write())),
    panels.host.linked
      ? button('copy-link', copyLink, () => void copy(open, linkTo(write())))
      : nothing,
  ];
}

/** The buttons below the hand. */
function actionsTemplate<View extends CutView, Move extends TableMove>(
  open: OpenHand<View, Move>,
): TemplateResult {
  const { source, words, page } = open;
  const { panels } = source;
  const { copied } = page;
  const back = async (): Promise<void> => {
    panels.turnTo(undefined);
    await panels.host.updateComplete;
    panels.host.shadowRoot?.querySelector<HTMLElement>(`[data-hand="${handKey(page)}"]`)?.focus();
  };
  const byHand = html`<textarea
    class="text"
    readonly
    rows="6"
    aria-label=${words.tableCheck.byHand}
    .value=${copied?.text ?? ''}
    @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
  ></textarea>`;
  const { all, copy: copyText } = words.tablePanels.hands;
  const text = (): string => handText(source, page.hand);
  return html`<div class="choices">
      <button type="button" class="all" part="button" @click=${back}>${all}</button>
      <button type="button" class="copy" part="button" @click=${() => copy(open, text())}>
        ${copyText}
      </button>
      ${linkTemplate(open)}
    </div>
    <p role="status">${copied?.isDone ? words.tablePanels.hands.copied : ''}</p>
    ${copied && !copied.isDone ? byHand : ''}`;
}

/** An opened hand at one of its steps, or `undefined` if only its result is known. */
export function handPanel<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
  page: HandPage,
): TemplateResult | undefined {
  const story = storyOf(source, page.hand);
  if (story.length === 0) return undefined;
  const { scene } = source;
  const words = panelWords(scene.words);
  const open = { source, words, page, story };
  const { kinds } = scene.run;
  const seats = [...kinds.keys()].filter((seat) => kinds[seat] !== 'open');
  const title = scene.gameWords.handNumber(page.hand);
  return scrollTemplate(
    title,
    html`<div class="past" part="past-hand" @keydown=${stepByKey(open)}>
      <h3 part="panel-heading">${title}</h3>
      <div class="now">
        ${barTemplate(open)} ${story[page.at]!.lines.map((line) => html`<p>${line}</p>`)}
      </div>
      <ul aria-label=${words.tablePanels.hands.players}>
        ${seats.map((seat) => playerTemplate(open, seat))}
      </ul>
      ${actionsTemplate(open)} ${logTemplate(words.tablePanels.hands.log, story, page.at)}
    </div>`,
  );
}
