import { expect } from 'chai';
import { hear } from '../support/mount.js';
import { part, parts, spoken } from '../support/paigow.js';
import { keys } from '../support/paigow-play.js';
import { type Seven27Table, mountTable } from '../support/seven27.js';

const ROOT = '[data-live]';

/** The key and the announcements after it, for each key. Bots' announcements follow each other. */
async function saidBy(table: Seven27Table, names: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const name of names) {
    const live = part(table, 'frame').querySelector(ROOT)!;
    const said: string[] = [];
    const watch = new MutationObserver(() => {
      const text = spoken(table);
      if (text && said.at(-1) !== text) said.push(text);
    });
    watch.observe(live, { childList: true, characterData: true, subtree: true });
    await keys(table, name);
    watch.disconnect();
    lines.push(`${name}: ${said.join(' | ')}`);
  }
  return lines;
}

describe('a hand of Seven Twenty-Seven that is heard', () => {
  it('is this one, word by word', async () => {
    const table = await mountTable({}, { script: 'b1:20' });
    expect(spoken(table)).to.equal('Noor antes 5.');
    const heard = hear();
    part(table, 'button-ante').focus();
    expect(await saidBy(table, ['d', 't', 'f', 'c', '+', 'r', 's', 'n'])).to.deep.equal([
      'd: You ante 5. Robin shows the king of clubs. ' +
        'Noor shows the 9 of clubs. Your cards: 5 of clubs, ace of clubs. Total: 6 for 7, 16 for 27. ' +
        'Extra cards. Your turn.',
      't: You take the ace of diamonds: 7 for 7, 27 for 27. | Robin stands. | ' +
        'Noor stands. Betting. Your turn.',
      'f: Nobody has bet, so there is nothing to call.',
      'c: You check. | Robin bets 20. | Noor calls 20. Your turn: 20 to call.',
      '+: ',
      'r: You raise by 10. | Robin calls 10. | Noor calls 10. Extra cards. Your turn.',
      's: You stand. | Robin stands. | Noor stands. You win both halves (105 chips): ' +
        '5-A-A makes 7 and 27. You have 1,070 chips.',
      'n: Hand 2. You deal. The ante is 5. | Robin antes 5. | Noor antes 5.',
    ]);
    expect(heard.filter(({ type }) => type === 'game-refuse').length).to.equal(1);
  });

  it('names the table, its seats, their cards and the dealer', async () => {
    const table = await mountTable();
    part(table, 'button-ante').focus();
    await keys(table, 'd');
    const named = (name: string): readonly (string | null)[] =>
      parts(table, name).map((node) => node.getAttribute('aria-label'));
    expect(named('board')).to.deep.equal(['Seven Twenty-Seven board']);
    expect([named('seats'), named('seat own'), named('hand')]).to.deep.equal([
      ['Seats'],
      ['Your hand'],
      ['Your hand'],
    ]);
    expect(named('dealer-button')).to.deep.equal(['dealer']);
    expect(named('card').filter(Boolean)).to.deep.equal([
      'king of clubs',
      '9 of clubs',
      '5 of clubs, visible to all',
      'ace of clubs',
    ]);
    expect(parts(table, 'seats')[0]!.textContent.match(/1 face-down card/g)?.length).to.equal(2);
  });
});
