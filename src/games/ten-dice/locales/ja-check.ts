import { ja } from '../../../locales/ja/kit.js';
import { tables as table } from '../../../locales/ja/tables.js';
import type { RaceCheckWords } from './en-check.js';
import type { RollFaultWords } from '../rules/check-rolls.js';

/** Behind somebody’s name: what was wrong, if not the dice. */
const faults: RollFaultWords = {
  turn: (roll) => `、${roll}回目：順番が規則どおりではありません。`,
  count: (roll) => `、${roll}回目：回数の数え方が違います。`,
  start: () => '：レースが最初から始まっていません。',
};

/** The words of the check of a race's dice, in Japanese. */
export const raceCheck: RaceCheckWords = {
  table,
  region: 'このレースのダイス',
  before: 'このレースのダイスは、最初の一振りの前に決まっていました。',
  numbered:
    '番号付きのレースでは全員のダイスが同じで、番号を知っていれば先に計算できます。確認することはありません。',
  later: 'レースが終わると表示されます。',
  rolls: (who, rolls, fault) =>
    fault?.what
      ? `${who}${faults[fault.what](fault.roll)}`
      : fault
        ? `${who}、${fault.roll}回目：正しくは${fault.expected.join(' ')}、出たのは${fault.got.join(' ')}。`
        : `${who}：${ja.number(rolls)}回すべてシードどおりです。`,
  wins: (count) => `${ja.number(count)}勝`,
  why: [
    '最初の一振りの前に、レースは秘密のシードを選び、そのハッシュ（コミットメント）を表示します。同じハッシュになる別のシードは知られていないので、ダイスは決まっています。',
    'ダイスは一人ずつ別です。誰が先に押しても、何を残しても、ほかの人の目は変わりません。',
    '終わるとシードが表示され、誰でもすべての目を計算し直せます。方法はBaizeのdocs/ten-dice.mdにあります。レース中に誰もシードを知らなかったことの証明にはなりません。',
  ],
};
