import type { Seat } from '../../../core/engine/rules.js';
import { ja } from '../../../locales/ja/kit.js';
import type { KeyRows } from '../../../locales/key-rows.js';
import { type WordsFor, saying } from '../../../locales/saying.js';
import type { TenDiceRefusal } from '../rules/state.js';
import type { NamedRacers, TenDiceWords } from './en.js';

const dice = (count: number): string => `${count}個`;
const rolls = (count: number): string => `${ja.number(count)}回`;
/** Where rolls are not counted, nothing. */
const within = (count: number | null): string => (count === null ? '' : `${rolls(count)}で`);
const tenths = (value: number): string => ja.number(Math.round(value * 10) / 10);

const sharedKeys: KeyRows = [
  ['t', 'ヒント'],
  ['n', '新しいレース'],
  ['u', '前のレースに戻る'],
  ['?', 'この一覧'],
];

const keySheet: KeyRows = [
  ['1 … 6, ← →', '残す目を選ぶ'],
  ['Enter, スペース', '残りのダイスを振る'],
  ...sharedKeys,
];

/** Where all roll at once. */
const keysAtOnce: KeyRows = [
  ['1 … 6', 'その目を残し、ほかを振る'],
  ['Enter, スペース', '同じ目をもう一度残す'],
  ...sharedKeys,
];

const refusalsWith = (turn: (seat: Seat) => string): WordsFor<TenDiceRefusal> => ({
  over: () => 'レースは終わりました。',
  'no-undo': () => '振ったダイスは戻せません。',
  'no-such-seat': () => 'そこには誰もいません。',
  'not-your-turn': (refusal) => turn(refusal.turn),
  'nothing-to-keep': () => '最初は10個すべてを振ります。',
  'choose-number': () => '残す目を選んでください。',
  'other-seat': () => '振れるのは自分のダイスだけです。',
  'is-home': () => 'ゴールした人はもう振りません。',
  'not-rolling': () => 'そんなに多くのダイスは転がっていません。',
});

/** The words of a race among so many people, in Japanese. */
const tenDice = (players: number, atOnce = false, named?: NamedRacers): TenDiceWords => {
  const isYou = (seat: Seat): boolean => (named ? seat === named.you : players === 1 && seat === 0);
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'あなた';
    const known = named?.names[seat];
    if (known !== undefined) return known;
    return seat < players ? `プレイヤー${seat + 1}` : `ボット${seat - players + 1}`;
  };
  const turn = (seat: Seat): string =>
    isYou(seat) ? 'あなたの番です。' : `${name(seat)}の番です。`;
  return {
    title: '10個のダイスレース',
    keySheet: atOnce ? keysAtOnce : keySheet,
    otherKeys: [],
    name,
    turn,
    rolls,
    home: 'ゴール',
    newRace: '新しいレース',
    keep: '残す目',
    choice: (number, count) => `${number}、${dice(count)}`,
    rule: '目を選ぶと、その目のダイスは残り、ほかは振り直します。まだ止まっていないダイスも振り直しです。',
    again: (number) => `${number}を残す`,
    place: (place) => `${place}位`,
    seconds: (time) => `${tenths(time / 1000)}秒`,
    placed: (place, of) => `あなたは${of}人中${place}位です。`,
    roll: (count) => (count === 10 ? '10個すべて振る' : `${dice(count)}振る`),
    dice: (seat, shown) => `${name(seat)}：${shown.join('、') || 'まだ振っていません'}`,
    most: (seat, number, count) => `${name(seat)}：${number}が${dice(count)}。`,
    isHome: (seat, count) => `${name(seat)}：${within(count)}ゴール。`,
    won: (winners, count) => `${within(count)}勝利：${ja.and(winners.map(name))}。`,
    alone: (count, average) =>
      count === null ? 'ゴール。' : `${within(count)}ゴール。平均は${tenths(average)}回です。`,
    hint: (number, left) =>
      `${number ? `${number}を残す` : '10個すべて振る'}：平均であと${tenths(left)}回。`,
    refusal: saying(refusalsWith(turn)),
  };
};

/** What is said of the ten-dice race, in Japanese. */
export const otherWords = {
  tenDice,
  /** Of the check of the dice: fetched when a player asks. */
  tenDiceCheck: async () => (await import('./ja-check.js')).raceCheck,
  /** Of races that people elsewhere share: fetched with their connection. */
  tenDiceTogether: async () => (await import('./ja-together.js')).raceTogether,
};
