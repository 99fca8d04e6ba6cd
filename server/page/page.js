// One page for each game: the address says which, as `?game=paigow-table`.
const GAMES = {
  'seven27-table': 'Seven Twenty-Seven',
  'paigow-table': 'Pai Gow poker',
  'hearts-table': 'Hearts',
  'spades-table': 'Spades',
  'whist-table': 'Whist',
  'twenty-nine-table': 'Twenty-Nine',
  'ten-dice-race': 'Ten-Dice Race',
};
const asked = new URLSearchParams(location.search).get('game') ?? '';
const game = Object.hasOwn(GAMES, asked) ? asked : 'seven27-table';

document.title = `${GAMES[game]} with friends`;
document.querySelector('h1').textContent = GAMES[game];
for (const other of Object.keys(GAMES).filter((one) => one !== game)) {
  const link = document.createElement('a');
  link.href = `?game=${other}`;
  link.textContent = GAMES[other];
  document.querySelector('nav').append(link);
}
document.querySelector('card-lobby').setAttribute('game', game);
document.querySelector('main').append(document.createElement(game));
// The tables of the server that this page came from.
document.querySelector('card-room').setAttribute('server', location.origin.replace('http', 'ws'));
for (const tag of ['card-room', 'card-lobby', game]) import(`./kit/${tag}.js`);
