import { listOf } from '../../core/cards/list.js';
import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { CODE_LENGTH } from '../../core/together/table-code.js';
import type { LobbyMessages } from '../../locales/compiled/types.js';
import { textFor } from '../../locales/words.js';
import { CLOCKS, TABLES, type TableChoice, type TableTag, seatsFor, seatsOf } from './new-table.js';
import type { OpenTable } from './table-list.js';

/** The data of the lobby's template, and the actions of its controls. */
export interface LobbyView {
  readonly words: LobbyMessages;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  readonly hasServer: boolean;
  /** The code of the page's table, and the link that invites to it. */
  readonly code: string | undefined;
  readonly invitation: string | undefined;
  readonly canShare: boolean;
  /** `undefined` before the first answer. */
  readonly tables: readonly OpenTable[] | undefined;
  readonly listProblem: Problem | undefined;
  readonly choice: TableChoice;
  readonly onlyGame: TableTag | undefined;
  /** The page's settings for the game. */
  readonly settings: object | null;
  readonly isMaking: boolean;
  readonly status: string;
  choose(choice: Partial<TableChoice>): void;
  make(): void;
  /** @returns whether the text is a table's code */
  join(code: string): boolean;
  share(link: string): void;
  copy(link: string, field: HTMLInputElement): void;
}

/** Writes a code in two groups: `K7QX H2MP`. */
export const spaced = (code: string): string => code.replace(/^.{4}/, '$& ');

/** What the lobby tells the player of a problem. */
export const lobbyProblem = ({ problems }: LobbyMessages, problem: Problem): string =>
  textFor(problems, problem) ?? problems.other;

const section = (name: string, heading: string, body: unknown): TemplateResult =>
  html`<section class=${name} part="section" aria-label=${heading}>
    <h3 part="section-title">${heading}</h3>
    ${body}
  </section>`;

/** Buttons to share and to copy the link. Sharing is the primary one if the device supports it. */
function invitationButtons(view: LobbyView, link: string): TemplateResult {
  const { words, canShare } = view;
  const copy = ({ target }: Event): void => {
    const within = (target as HTMLElement).closest('section')!;
    view.copy(link, within.querySelector('input')!);
  };
  return html`<div class="buttons">
    ${
      canShare
        ? html`<button
            type="button"
            class="primary"
            part="button button-share primary"
            @click=${() => view.share(link)}
          >
            ${words.invite}
          </button>`
        : nothing
    }
    <button
      type="button"
      class=${canShare ? '' : 'primary'}
      part="button button-copy ${canShare ? '' : 'primary'}"
      @click=${copy}
    >
      ${words.copy}
    </button>
  </div>`;
}

function ownTable(view: LobbyView, code: string, link: string): TemplateResult {
  const { words } = view;
  return section(
    'own',
    words.yourTable,
    html`<p class="code" part="code" translate="no" dir="ltr">${spaced(code)}</p>
      <label class="field" part="field">
        <span>${words.invitation}</span>
        <input
          part="input invitation"
          readonly
          dir="ltr"
          .value=${link}
          @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
        />
      </label>
      ${invitationButtons(view, link)}`,
  );
}

function joining(view: LobbyView): TemplateResult {
  const { words } = view;
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input')!;
    if (view.join(field.value)) field.value = '';
    else field.select();
  };
  return section(
    'join',
    words.joinByCode,
    html`<form @submit=${submitted}>
      <label class="field" part="field">
        <span>${words.code}</span>
        <input
          part="input"
          name="code"
          dir="ltr"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength=${3 * CODE_LENGTH}
          required
        />
      </label>
      <button type="submit" part="button button-join">${words.join}</button>
    </form>`,
  );
}

function tableRow(view: LobbyView, table: OpenTable): TemplateResult {
  const { words } = view;
  const { code, game, hand, people, open } = table;
  const about = [
    words.people({ count: people }),
    words.free({ count: open }),
    words.hand({ hand, game }),
  ].join(' · ');
  return html`<li part="table">
    <span class="about">
      <b part="table-name">${words.game({ game })}</b>
      <span class="facts">${about}</span>
    </span>
    <button
      type="button"
      part="button"
      aria-label=${words.joinTable({ code: spaced(code) })}
      @click=${() => view.join(code)}
    >
      ${words.join}
    </button>
  </li>`;
}

function openTables(view: LobbyView): TemplateResult {
  const { words, tables, listProblem } = view;
  const empty = listProblem
    ? lobbyProblem(words, listProblem)
    : tables === undefined
      ? words.looking
      : words.none;
  return section(
    'open',
    words.openTables,
    tables && tables.length > 0 && !listProblem
      ? html`<ul part="tables">
          ${tables.map((table) => tableRow(view, table))}
        </ul>`
      : html`<p class="empty" part="empty">${empty}</p>`,
  );
}

type Options = readonly (readonly [value: string | number, text: string])[];

const choiceOf = (
  name: string,
  label: string,
  now: string | number,
  options: Options,
  chosen: (value: string) => void,
): TemplateResult =>
  html`<label class="field" part="field">
    <span>${label}</span>
    <select
      part="select"
      name=${name}
      @change=${({ target }: Event) => chosen((target as HTMLSelectElement).value)}
    >
      ${options.map(
        ([value, text]) => html`<option value=${value} .selected=${value === now}>${text}</option>`,
      )}
    </select>
  </label>`;

const checkbox = (
  name: string,
  label: string,
  now: boolean,
  chosen: (on: boolean) => void,
): TemplateResult =>
  html`<label class="check" part="field">
    <input
      type="checkbox"
      name=${name}
      .checked=${now}
      @change=${({ target }: Event) => chosen((target as HTMLInputElement).checked)}
    />
    <span>${label}</span>
  </label>`;

const numbersFrom = (first: number, last: number): readonly number[] =>
  listOf(last - first + 1, (at) => first + at);

/** The choices of game, seats and clock for a new table. */
function tableChoices(view: LobbyView): TemplateResult {
  const { words, choice, onlyGame, settings } = view;
  const [least, most] = seatsOf(choice.game, settings);
  const tags = Object.keys(TABLES) as TableTag[];
  const chooseGame = (tag: string): void => {
    const game = tags.find((one) => one === tag)!;
    view.choose({ game, seats: seatsFor(game, settings, choice.seats) });
  };
  return html`<div class="fields">
    ${
      onlyGame === undefined
        ? choiceOf(
            'game',
            words.gameLabel,
            choice.game,
            tags.map((tag) => [tag, words.game({ game: tag })]),
            chooseGame,
          )
        : nothing
    }
    ${choiceOf(
      'seats',
      words.seats,
      choice.seats,
      numbersFrom(least, most).map((count) => [count, words.seatCount({ count })]),
      (count) => view.choose({ seats: Number(count) }),
    )}
    ${choiceOf(
      'decision',
      words.clock,
      choice.decision,
      CLOCKS.map((time) => [time, words.seconds({ count: time / 1000 })]),
      (time) => view.choose({ decision: Number(time) }),
    )}
  </div>`;
}

function newTable(view: LobbyView): TemplateResult {
  const { words, choice, isMaking } = view;
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    view.make();
  };
  return section(
    'new',
    words.newTable,
    html`<form @submit=${submitted}>
      ${tableChoices(view)}
      ${checkbox('fill', words.fill, choice.fill, (fill) => view.choose({ fill }))}
      ${checkbox('listed', words.listed, choice.listed, (listed) => view.choose({ listed }))}
      <button
        type="submit"
        class=${view.code === undefined ? 'primary' : ''}
        part="button button-make ${view.code === undefined ? 'primary' : ''}"
        aria-disabled=${isMaking ? 'true' : nothing}
      >
        ${words.make}
      </button>
    </form>`,
  );
}

/** The sections for a new table, a code, and open tables. */
const ways = (view: LobbyView): TemplateResult =>
  html`<div class="ways">${newTable(view)} ${joining(view)} ${openTables(view)}</div>`;

function bodyOf(view: LobbyView): TemplateResult {
  const { words, code, invitation } = view;
  if (!view.hasServer) return html`<p class="empty" part="empty">${words.missing}</p>`;
  if (code === undefined || invitation === undefined) return ways(view);
  return html`${ownTable(view, code, invitation)}
    <details part="others">
      <summary part="others-button">${words.others}</summary>
      ${ways(view)}
    </details>`;
}

export const lobbyTemplate = (view: LobbyView): TemplateResult =>
  html`<div
    class="frame"
    part="frame"
    role="group"
    data-theme=${view.theme}
    aria-label=${view.words.title}
  >
    <h2 part="title">${view.words.title}</h2>
    ${bodyOf(view)}
    <p class="status" part="status" role="status">${view.status}</p>
  </div>`;
