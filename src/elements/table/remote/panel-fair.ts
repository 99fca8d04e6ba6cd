import { toJson } from '../../../core/engine/json.js';
import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import type { ShuffleState } from '../../../core/together/messages.js';
import type { CheckedHand } from '../../../core/together/remote-table.js';
import type { Transcript, TranscriptLine } from '../../../core/together/shuffle.js';
import { tableCheck } from '../../../locales/compiled/en/table-check.js';
import type { TableCheckMessages } from '../../../locales/compiled/types.js';
import { keyOf } from '../../base/keys.js';
import { answersTemplate, checkTemplate } from '../panel-check.js';
import { digits } from '../panel-fair.js';
import { scrollTemplate } from '../panel-rows.js';
import type { PartsView } from './parts-view.js';

/** The maximum length of a player's words for the shuffle. */
const LONGEST_WORDS = 64;

/** A race has the messages of checks, but none of a table. */
const checkWordsOf = ({ host: { words } }: PartsView): TableCheckMessages =>
  words.tableCheck ?? tableCheck;

const nameAt = (parts: PartsView, seat: Seat): string =>
  parts.names[seat] ?? parts.words.sit.seatOf({ seat: seat + 1 });

/** What was published of a shuffle by the house and by each person. */
function publishedTemplate(
  parts: PartsView,
  { commitment, seats, hashes, shares }: ShuffleState,
  seed: string | undefined,
): TemplateResult {
  const { fair } = parts.words;
  const { quoted } = checkWordsOf(parts);
  return html`<dl>
    <dt>${fair.commitment}</dt>
    <dd>${digits(commitment)}</dd>
    ${seats.map((seat, at) => {
      const [hash, share, name] = [hashes[at], shares[at], nameAt(parts, seat)];
      return html`<dt>${fair.hash({ name })}</dt>
        <dd>${hash ? digits(hash) : '–'}</dd>
        ${
          share
            ? html`<dt>${fair.share({ name })}</dt>
                <dd>
                  ${digits(share.secret)}
                  <span part="cut">${quoted({ text: share.words || undefined })}</span>
                </dd>`
            : nothing
        }`;
    })}
    <dt>${fair.seed}</dt>
    <dd>${seed === undefined ? fair.later : digits(seed)}</dd>
  </dl>`;
}

/** The field for the player's words, which go into the next shuffle. */
function wordsTemplate({ words: { fair }, source, say, seat }: PartsView): unknown {
  if (seat === undefined) return nothing;
  const enter = ({ currentTarget }: Event): void => {
    const field = (currentTarget as Element).closest('.cut')!.querySelector('input')!;
    source.words = field.value;
    say(fair.used);
  };
  const typed = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Enter') return;
    event.preventDefault();
    enter(event);
  };
  return html`<div class="choices cut">
    <label
      >${fair.words}<input
        part="input"
        maxlength=${LONGEST_WORDS}
        autocomplete="off"
        .value=${source.words}
        @keydown=${typed}
    /></label>
    <button type="button" part="button" @click=${enter}>${fair.keep}</button>
  </div>`;
}

/** Copies how a deck was agreed on. If the browser can't copy, shows the text to be copied by hand. */
function copyTemplate(parts: PartsView, transcript: Transcript): TemplateResult {
  const { fair } = parts.words;
  const { byHand } = checkWordsOf(parts);
  const text = toJson(transcript, 2);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      parts.say(fair.copied);
    } catch {
      // The page has no secure context, or no permission.
      parts.copiedByHand = transcript.hand;
      parts.say(byHand);
    }
  };
  return html`<div class="choices">
      <button type="button" part="button button-copy" @click=${copy}>${fair.copy}</button>
    </div>
    ${
      parts.copiedByHand === transcript.hand
        ? html`<textarea
            class="text"
            readonly
            rows="6"
            aria-label=${byHand}
            .value=${text}
            @focus=${({ target }: Event) => (target as HTMLTextAreaElement).select()}
          ></textarea>`
        : nothing
    }`;
}

/** A step of the check of a shuffle in words. */
function lineText(parts: PartsView, line: TranscriptLine): string {
  const { lines } = parts.words;
  const { ok } = line;
  switch (line.code) {
    case 'unusable':
      return lines.unusable;
    case 'share':
      return lines.share({ name: nameAt(parts, line.seat), ok });
    default:
      return lines[line.code]({ ok });
  }
}

/** The results of a hand's check: of its shuffle, and of each card that was seen. */
function checkedTemplate(parts: PartsView, checked: CheckedHand<unknown>): TemplateResult {
  const { host, source } = parts;
  const { kit, table } = host.words;
  const tableCheck = checkWordsOf(parts);
  const { check, transcript } = checked;
  const lines = check.shuffle.lines.map((line) => ({
    ok: line.ok,
    text: lineText(parts, line),
  }));
  const { deal } = check;
  const names = transcript.seats.reduce<string[]>((all, seat) => {
    all[seat] = nameAt(parts, seat);
    return all;
  }, parts.seatNames.slice());
  const own = host.ownLines?.(check.own);
  return html`${answersTemplate(tableCheck, [...lines, ...(own ?? [])])}
  ${
    deal && table && !own
      ? checkTemplate(
          { words: { kit, table, tableCheck }, names },
          // Nobody committed to the joint seed. The lines above check the commitments that there were.
          { ...deal, lines: deal.lines.filter(({ code }) => code !== 'commitment') },
          source.handDealt(checked),
        )
      : nothing
  }
  ${copyTemplate(parts, transcript)}`;
}

/**
 * A page that contributed no share can't prove that the deal was fair: the others may have chosen the deck
 * together.
 */
function verdictText(
  parts: PartsView,
  { check, transcript: { hand } }: CheckedHand<unknown>,
): string {
  const isUnknown = check.fair && !check.shuffle.hasOwnShare;
  return isUnknown
    ? parts.words.warnings['no-share']({ hand })
    : checkWordsOf(parts).verdict({ isFair: check.fair });
}

/** How the shown hand was shuffled, and the results of this page's own check. */
export function fairBody(parts: PartsView): TemplateResult {
  const { words, source } = parts;
  const { fair } = words;
  const { table, dealtBy } = source;
  const hand = table.run?.hand;
  const checked = table.checked.find(({ transcript }) => transcript.hand === hand);
  const shuffle = table.shuffle ?? dealtBy;
  const content = html`<div class="fair">
    <p>${shuffle ? fair.intro({ hand: shuffle.hand }) : fair.none}</p>
    <p class="verdict" part="verdict" role="status">${checked && verdictText(parts, checked)}</p>
    ${
      shuffle
        ? publishedTemplate(
            parts,
            shuffle,
            shuffle === dealtBy ? checked?.transcript.seed : undefined,
          )
        : nothing
    }
    ${wordsTemplate(parts)} ${checked ? checkedTemplate(parts, checked) : nothing}
    <details part="why">
      <summary>${fair.how}</summary>
      ${Object.values(words.why).map((text) => html`<p>${text}</p>`)}
    </details>
  </div>`;
  return scrollTemplate(fair.region, content);
}
