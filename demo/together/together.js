// The page's own script: which game, where the server is, and what to do where none answers.
const room = document.getElementById('room');
const how = document.getElementById('how');
const asked = new URLSearchParams(location.search);

// A page for each game: its address says which. Only the links of the page are games.
const links = [...document.getElementById('games').children];
const tagOf = (link) => new URL(link.href).searchParams.get('game');
const chosen = links.find((link) => tagOf(link) === asked.get('game')) ?? links[0];
chosen.setAttribute('aria-current', 'page');
const tag = tagOf(chosen);

// Another server by the page's address: ?server=wss://play.example
const scheme = location.protocol.replace('http', 'ws');
const server = asked.get('server');
for (const link of server ? links : []) link.search += `&server=${encodeURIComponent(server)}`;
room.setAttribute('server', server ?? `${scheme}//${location.hostname}:2600`);

document.title = `${chosen.textContent} for friends · Baize`;
document.getElementById('lobby').setAttribute('game', tag);
document.getElementById('table').replaceChildren(document.createElement(tag));
// What is said of a server does not wait for it.
void import(`../../dist/cdn/${tag}.js`);

document.getElementById('command').textContent = `npm run server -- --origins ${location.origin}`;

/** Whether the server is there; asked until it is. */
async function look() {
  const address = room.getAttribute('server').replace(/^ws/, 'http');
  const answers = await fetch(`${address}/tables`, { credentials: 'omit' }).then(
    ({ ok }) => ok,
    () => false,
  );
  how.hidden = answers;
  if (!answers) setTimeout(look, 5000);
}
void look();
