import { type TemplateResult, html, nothing } from 'lit';
import { numberOr } from '../../core/cards/deal-number.js';
import { kebab, ON_OFF, wrongOption } from '../../core/engine/option.js';
import { isGradeName } from '../../core/solver/grade-name.js';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import { extrasOf } from '../../locales/extras.js';
import { type Words, textFor } from '../../locales/words.js';
import { nameOfTag, tagsOf } from '../controllers/language/page-locales.js';
import { adoptStyles } from '../base/adopt-styles.js';
import type { PageSetup } from '../controllers/page-setup.js';
import { ALL_CHOICES, type Choices, storePreference } from '../controllers/preferences.js';
import { type ElementWithSettings, pageSettings } from './page-settings.js';
import type { FramedWords } from './speech.js';
import { settingsStyles } from './settings-styles.js';

/** The settings that only some games have. */
const NOT_USUAL: Choices = { autoFoundation: [], autoFinish: [], pace: [], nextHand: [] };

/** The settings with a choice "automatic". */
const AUTOMATIC: readonly string[] = ['theme', 'felt'];

/** The settings whose values are shown as pictures. */
const PICTURES: Readonly<Record<string, (value: string) => TemplateResult>> = {
  felt: (value) => html`<span class="swatch felt" data-felt=${value || nothing}></span>`,
  cardBack: (value) =>
    html`<span class="swatch" data-back=${value}><span class="back"></span></span>`,
};

/** One setting with its present value. */
interface Setting {
  /** The key of its label. */
  readonly name: string;
  /** The key under which the choice is stored. */
  readonly key: string;
  readonly values: readonly string[];
  /** The value in force; empty if the page decides. */
  readonly now: string;
}

/** The element and the words that the panel is made with. */
interface Chooser {
  readonly host: ElementWithSettings;
  readonly words: ExtrasMessages;
  /** Labels of a game's own options. */
  readonly optionLabels: Readonly<Record<string, string>>;
}

const choose = ({ host }: Chooser, key: string, value: string): void =>
  storePreference(host.inForce.player, key, value);

/** Letters and digits select a choice here. They must not reach the game's keys. */
const stopLetters = (event: KeyboardEvent): void => {
  if (event.key.length === 1) event.stopPropagation();
};

/** Prevents Enter in the form from submitting it, which would load another page. */
const keepPage = (event: Event): void => event.preventDefault();

/** A setting's label beside its control. */
const nameTemplate = (chooser: Chooser, name: string): TemplateResult =>
  html`<span part="setting-label">${settingLabel(chooser, name)}</span>`;

/** The label of a setting; `undefined` if it has none. */
const settingLabel = ({ words, optionLabels }: Chooser, name: string): string | undefined =>
  textFor(words.settings, { code: name }) ?? optionLabels[name];

/** The label of a value. Grades have separate labels, because `medium` is also a size. */
const labelOf = ({ words: { grades, values } }: Chooser, name: string, value: string): string =>
  name === 'grade' && isGradeName(value)
    ? grades[value]
    : (textFor(values, { code: `${name}-${value}` }) ??
      textFor(values, { code: value || 'auto' }) ??
      value);

function languageList(chooser: Chooser, { name, key }: Setting): TemplateResult {
  const { host, words } = chooser;
  const now = host.inForce.player[key] ?? '';
  const called = (tag: string): string => nameOfTag(host, tag);
  return html`<label class="setting" part="setting"
    >${nameTemplate(chooser, name)}
    <select
      name=${name}
      part="select"
      @change=${(event: Event) => choose(chooser, key, (event.target as HTMLSelectElement).value)}
    >
      ${['', ...tagsOf(host)].map(
        (value) =>
          html`<option value=${value} .selected=${value === now}>
            ${value ? called(value) : words.pageLanguage({ language: called(pageSettings(host)['language']!) })}
          </option>`,
      )}
    </select></label
  >`;
}

const switchOf = (chooser: Chooser, { name, key, now }: Setting): TemplateResult =>
  html`<button
    type="button"
    class="setting"
    part="setting switch ${now === 'on' ? 'on' : ''}"
    role="switch"
    name=${name}
    aria-checked=${now === 'on' ? 'true' : 'false'}
    @click=${() => choose(chooser, key, now === 'on' ? 'off' : 'on')}
  >
    ${nameTemplate(chooser, name)}<span class="track"></span>
  </button>`;

function radioGroup(chooser: Chooser, { name, key, values, now }: Setting): TemplateResult {
  const picture = PICTURES[name];
  const title = settingLabel(chooser, name);
  return html`<div class="setting ${name}" part="setting" role="radiogroup" aria-label=${title}>
    <span part="setting-label" aria-hidden="true">${title}</span>
    <span class="options ${picture ? 'pictures' : ''}"
      >${values.map((value) => {
        const label = labelOf(chooser, name, value);
        return html`<label
          part="choice ${value === now ? 'chosen' : ''}"
          title=${picture ? label : nothing}
          ><input
            type="radio"
            name=${name}
            value=${value}
            aria-label=${label}
            .checked=${value === now}
            @change=${() => choose(chooser, key, value)}
          />${picture ? picture(value) : label}</label
        >`;
      })}</span
    >
  </div>`;
}

const settingTemplate = (chooser: Chooser, setting: Setting): TemplateResult => {
  if (setting.name === 'language') return languageList(chooser, setting);
  return (setting.values === ON_OFF ? switchOf : radioGroup)(chooser, setting);
};

/** The settings of looks, sounds and aids. */
function lookSettings({ host }: Chooser, choices: Choices): readonly Setting[] {
  const page = pageSettings(host);
  return Object.entries({ ...ALL_CHOICES, ...NOT_USUAL, ...choices })
    .filter(([name, values]) => values.length > 0 && host.inForce.isOpen(name))
    .map(([name, values]) => {
      const isAutomatic = AUTOMATIC.includes(name);
      const now = host.inForce.player[name] ?? (isAutomatic ? '' : page[name]!);
      return { name, key: name, values: isAutomatic ? ['', ...values] : values, now };
    });
}

/** The rules that the page leaves to the player, each with the values that the rules before it allow. */
function ruleSettings(rules: PageSetup | undefined): readonly Setting[] {
  if (!rules) return [];
  const { game } = rules.source();
  const options = rules.options as Readonly<Record<string, unknown>>;
  const names = Object.keys(game.options.rules);
  return Object.entries(rules.open).map(([name, values]) => {
    const before = names.slice(0, names.indexOf(name)).map((one) => [one, options[one]]);
    const goes = (value: string): boolean =>
      'value' in game.options.check({ ...Object.fromEntries(before), [name]: numberOr(value) });
    const now = options[name];
    const word = typeof now === 'boolean' ? ON_OFF[now ? 0 : 1] : String(now);
    const offered = values === ON_OFF ? values : values.filter(goes);
    return { name, key: rules.nameOf(name), values: offered, now: word };
  });
}

/** What the panel must know of a game whose rules the player may change. */
interface Ruled {
  readonly rules?: PageSetup;
  readonly gameWords?: Pick<FramedWords, 'optionLabels'>;
  readonly offers: (control: 'new') => boolean;
  readonly command: (request: 'new') => void;
}

/** The settings that have a label. One without a label isn't shown, and is reported to the page after the update. */
function labelled(chooser: Chooser, all: readonly Setting[]): readonly Setting[] {
  const known = all.filter(({ name }) => settingLabel(chooser, name) !== undefined);
  const wrong = all.find((setting) => !known.includes(setting));
  const accepted = known.map(({ name }) => kebab(name)).join(', ') || 'none';
  const problem = wrong && wrongOption('settings', kebab(wrong.name), accepted).problem;
  if (problem) void Promise.resolve().then(() => chooser.host.reportOption('settings', problem));
  return known;
}

/** The note that the rules hold from the next game on, with a button that begins it. */
const fromNextGame = (words: ExtrasMessages, { offers, command }: Ruled): TemplateResult => {
  const button = html`<button type="button" part="button" @click=${() => command('new')}>
    ${words.notice.new}
  </button>`;
  return html`<p class="setting">${words.fromNextGame} ${offers('new') ? button : nothing}</p>`;
};

/** One setting of looks, sounds or aids. The grade is shown only if deals must be winnable. */
function lookTemplate(chooser: Chooser, setting: Setting, game?: Ruled): unknown {
  const template = settingTemplate(chooser, setting);
  if (setting.name !== 'grade') return template;
  if (!chooser.host.inForce.isOn('solvable')) return nothing;
  return [template, game ? fromNextGame(chooser.words, game) : nothing];
}

/**
 * The settings panel. A choice is stored for all games of the site. The choice of a rule is stored for its kind of game.
 */
export function settings(
  words: Words,
  choices: Choices,
  host: ElementWithSettings,
  game?: Ruled,
): TemplateResult {
  const extras = extrasOf(words);
  const chooser = { host, words: extras, optionLabels: game?.gameWords?.optionLabels ?? {} };
  const own = labelled(chooser, lookSettings(chooser, choices));
  const rules = labelled(chooser, ruleSettings(game?.rules));
  const resetAll = (): void => {
    for (const { key } of [...own, ...rules]) choose(chooser, key, '');
  };
  adoptStyles(host.shadowRoot!, settingsStyles);
  // Without a form around them, Chromium 156 leaks the removed radio buttons of a shadow root.
  return html`<form class="settings scroll" @keydown=${stopLetters} @submit=${keepPage}>
    ${
      rules.length > 0
        ? html`<h3 part="panel-heading">${extras.settingsHeadings.rules}</h3>
            ${rules.map((rule) => settingTemplate(chooser, rule))} ${fromNextGame(extras, game!)}
            <h3 part="panel-heading">${extras.settingsHeadings.looks}</h3>`
        : nothing
    }
    ${own.map((setting) => lookTemplate(chooser, setting, game))}
    <p class="setting">
      <button type="button" part="button" @click=${resetAll}>${extras.resetSettings}</button>
    </p>
  </form>`;
}
