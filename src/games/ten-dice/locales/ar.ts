import type { Seat } from '../../../core/engine/rules.js';
import { ar, counter } from '../../../locales/ar/kit.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';
import type { NamedRacers, TenDiceWords } from './en.js';

/** `after` a verb's noun the dual has another ending. */
const dice = (count: number, after = false): string =>
  count
    ? ar.form(count, {
        one: 'حجر نرد واحد',
        two: after ? 'حجري نرد' : 'حجرا نرد',
        few: `${count} أحجار نرد`,
        other: `${count} حجر نرد`,
      })
    : 'لا نرد';
const rolls = counter('رمي');
/** Where rolls are not counted, nothing. */
const afterRolls = (count: number | null): string =>
  count === null ? '' : ` بعد ${rolls(count, true)}`;
const arrival = (count: number | null): string =>
  count === null ? 'تم الوصول' : `الوصول${afterRolls(count)}`;
const tenths = (value: number): string => ar.number(Math.round(value * 10) / 10);

const sharedKeys: KeyRows = [
  ['t', 'تلميح'],
  ['n', 'سباق جديد'],
  ['u', 'العودة إلى السباق السابق'],
  ['?', 'هذه القائمة'],
];

const keySheet: KeyRows = [
  ['1 … 6, ← →', 'اختيار الرقم الذي يبقى'],
  ['Enter, المسافة', 'رمي بقية النرد'],
  ...sharedKeys,
];

/** Where all roll at once. */
const keysAtOnce: KeyRows = [
  ['1 … 6', 'الإبقاء على الرقم ورمي بقية النرد'],
  ['Enter, المسافة', 'الإبقاء على الرقم نفسه مرة أخرى'],
  ...sharedKeys,
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'انتهى السباق.',
  'no-undo': () => 'ما رُمي من النرد يبقى كما هو.',
  'no-such-seat': () => 'لا أحد يتسابق هناك.',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => 'الرمية الأولى بالنرد العشرة كلها.',
  'choose-number': () => 'اختر الرقم الذي تُبقيه.',
  'other-seat': () => 'كل متسابق يرمي نرده.',
  'is-home': () => 'من وصل لا يرمي بعد ذلك.',
  'not-rolling': () => 'لا يتدحرج هذا العدد من النرد.',
});

/** The words of a race among so many people, in Arabic. */
const tenDice = (players: number, atOnce = false, named?: NamedRacers): TenDiceWords => {
  const isYou = (seat: Seat): boolean => (named ? seat === named.you : players === 1 && seat === 0);
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'أنت';
    const known = named?.names[seat];
    if (known !== undefined) return known;
    return seat < players ? `اللاعب ${seat + 1}` : `الحاسوب ${seat - players + 1}`;
  };
  const turn = (seat: Seat): string => (isYou(seat) ? 'دورك.' : `دور ${name(seat)}.`);
  return {
    title: 'سباق النرد العشرة',
    keySheet: atOnce ? keysAtOnce : keySheet,
    otherKeys: [],
    name,
    turn,
    rolls,
    home: 'وصل',
    newRace: 'سباق جديد',
    keep: 'الإبقاء على',
    choice: (number, count) => `${number}، ${dice(count)}`,
    rule: 'اختر رقمًا: يبقى نرده ويُرمى الباقي من جديد، ومعه كل نرد لم يستقر بعد.',
    again: (number) => `الإبقاء على ${number}`,
    place: (place) => `المركز ${place}`,
    seconds: (time) => `${tenths(time / 1000)} ث`,
    placed: (place, of) => `مركزك ${place} من ${of}.`,
    roll: (count) => (count === 10 ? 'رمي النرد العشرة' : `رمي ${dice(count, true)}`),
    dice: (seat, shown) => `${name(seat)}: ${shown.join('، ') || 'لم يُرمَ بعد'}`,
    most: (seat, number, count) => `${name(seat)}: ${dice(count)} على ${number}.`,
    isHome: (seat, count) => `${name(seat)}: ${arrival(count)}.`,
    won: (winners, count) => `الفوز${afterRolls(count)}: ${ar.and(winners.map(name))}.`,
    alone: (count, average) =>
      count === null ? 'تم الوصول.' : `${arrival(count)}؛ المتوسط ${tenths(average)}.`,
    hint: (number, left) =>
      `${number ? `الإبقاء على ${number}` : 'رمي النرد العشرة'}: ${tenths(left)} رمية أخرى في المتوسط.`,
    refusal: saying(refusalsWith(turn)),
  };
};

/** What is said of the ten-dice race, in Arabic. */
export const otherWords = {
  tenDice,
  /** Of the check of the dice: fetched when a player asks. */
  tenDiceCheck: async () => (await import('./ar-check.js')).raceCheck,
  /** Of races that people elsewhere share: fetched with their connection. */
  tenDiceTogether: async () => (await import('./ar-together.js')).raceTogether,
};
