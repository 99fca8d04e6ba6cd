import { expect } from 'chai';
import { HANDS, mountTable, part, parts, wordsOf } from '../support/paigow.js';
import { keys, panel, press, pressButton } from '../support/paigow-play.js';

describe('the help of Pai Gow poker', () => {
  it('opens from the menu, and shows this table’s rules with its cards', async () => {
    const table = await mountTable({ commission: '5' }, [HANDS.aces, HANDS.jacks], { width: 320 });
    await pressButton(table, 'menu');
    await press(
      table,
      parts(table, 'menu-item').find((item) => wordsOf(item) === 'How to play')!,
    );
    await panel(table, 'help');
    const help = part(table, 'panel-help').querySelector('.help')!;
    expect([...help.querySelectorAll('h3')].map(wordsOf)).to.deep.equal([
      ...['How to win', 'Front and back', 'Ranking of hands', 'The joker'],
      ...['Straights with an ace', 'Copies', 'What a win pays'],
    ]);
    const [set, foul, kinds] = parts(table, 'example');
    expect(wordsOf(set)).to.include('A legal set: the pair of aces beats king, queen.');
    expect(wordsOf(foul)).to.include('The pair of aces in front outranks king high at the back.');
    expect(kinds!.querySelectorAll('[role="img"]').length).to.equal(50);
    expect(wordsOf(kinds)).to.include('five aces');
    expect(wordsOf(help)).to.include('5 pays 4, 100 pays 95.');
    const scroll = help.parentElement!;
    expect(scroll.scrollWidth).to.be.at.most(scroll.clientWidth);
    await keys(table, 'Escape');
    expect(parts(table, 'panel-help')).to.deep.equal([]);
  });
});
