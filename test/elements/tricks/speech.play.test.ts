import { expect } from 'chai';
import { part, parts, spoken } from '../support/paigow.js';
import { keys, press, pressButton } from '../support/paigow-play.js';
import { type TrickTableElement, mountTable } from '../support/tricks.js';
import { until } from '../support/until.js';

/** What is announced while an action runs. Bots' announcements follow each other. */
async function saidBy(
  table: TrickTableElement,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const text = spoken(table);
    if (text && said.at(-1) !== text) said.push(text);
  });
  const live = part(table, 'frame').querySelector('[data-live]')!;
  watch.observe(live, { childList: true, characterData: true, subtree: true });
  await act();
  watch.disconnect();
  return said;
}

const ONE_CARD = { hands: { 0: 'KC', 1: '2C', 2: 'AC', 3: 'AD' }, next: '2S' };

describe('a hand that is heard', () => {
  it('of Oh hell is this one, word by word', async () => {
    const table = await mountTable(
      'whist-table',
      { variant: 'oh-hell' },
      { ...ONE_CARD, script: 'b1:0 b2:1 b3:1' },
    );
    expect(spoken(table)).to.equal('Hand 1. Kim deals.');
    const deal = await saidBy(table, () => pressButton(table, 'ready'));
    const bid = await saidBy(table, () => press(table, parts(table, 'button-bid')[1]!));
    const play = await saidBy(table, () => press(table, 'KC'));
    const next = await saidBy(table, () => pressButton(table, 'next'));
    expect({ deal, bid, play, next }).to.deep.equal({
      deal: ['The 2 of spades is turned up. Your cards: king of clubs. Your turn.'],
      bid: ['You bid 1.', 'Robin bids 0.', 'Noor bids 1.', 'Kim bids 1. Your turn.'],
      play: [
        'You lead the king of clubs.',
        'Robin plays the 2 of clubs.',
        'Noor plays the ace of clubs.',
        'Kim plays the ace of diamonds. Noor wins the trick. ' +
          'You: 0 tricks, ±0 in this hand, score 0. Robin: 0 tricks, +10 in this hand, score 10. ' +
          'Noor: 1 trick, +11 in this hand, score 11. Kim: 0 tricks, ±0 in this hand, score 0.',
      ],
      next: [
        'Hand 2. You deal.',
        'The 6 of diamonds is turned up. Your cards: 4 of clubs, king of hearts.',
        'Robin bids 0.',
        'Noor bids 0.',
        'Kim bids 0. Your turn.',
      ],
    });
  });

  it('of Hearts: what is passed, a refusal, and a trick', async () => {
    const table = await mountTable(
      'hearts-table',
      {},
      { hands: { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' }, script: 'p3:5D' },
    );
    await pressButton(table, 'ready');
    const names = parts(table, 'hand')[0]!.querySelectorAll('button');
    expect([...names].slice(0, 2).map((node) => node.ariaLabel)).to.deep.equal([
      'ace of spades, first of 13',
      'king of spades, second of 13',
    ]);
    for (const code of ['AS', 'KS', 'QS']) await press(table, code);
    const pass = await saidBy(table, () => pressButton(table, 'pass'));
    part(table, 'hand').querySelector<HTMLElement>('[data-card="9S"]')!.focus();
    const refused = await saidBy(table, () => keys(table, 'Enter'));
    const play = await saidBy(table, () => press(table, '2C'));
    expect({ pass, refused, play }).to.deep.equal({
      pass: [
        'You have chosen cards. You get the 9 of hearts, 9 of spades, 10 of diamonds. Your turn.',
      ],
      refused: ['The 2 of clubs leads to the first trick.'],
      play: [
        'You lead the 2 of clubs.',
        'Robin plays the 3 of clubs.',
        'Noor plays the 6 of clubs.',
        'Kim plays the jack of clubs. Kim wins the trick.',
        'Kim leads the 5 of diamonds. Your turn.',
      ],
    });
  });

  it('is in the page’s language', async () => {
    const table = await mountTable(
      'whist-table',
      { variant: 'oh-hell', locale: 'de' },
      { ...ONE_CARD, script: 'b1:0 b2:1 b3:1' },
    );
    await until('German is there', () => part(table, 'button-ready').innerText !== 'Deal');
    const deal = await saidBy(table, () => pressButton(table, 'ready'));
    expect(deal).to.deep.equal(['Aufgedeckt: Pik 2. Deine Karten: Kreuz König. Du bist dran.']);
  });
});
