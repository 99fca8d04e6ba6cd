// The page's own script: the game, the server, and a message if the server does not answer.
const room = document.getElementById('room');
const how = document.getElementById('how');
const asked = new URLSearchParams(location.search);

// The address chooses the game. Only the games in the page's links are accepted.
const links = [...document.getElementById('games').children];
const tagOf = (link) => new URL(link.href).searchParams.get('game');
const chosen = links.find((link) => tagOf(link) === asked.get('game')) ?? links[0];
chosen.setAttribute('aria-current', 'page');
const tag = tagOf(chosen);

// The address may name another server: ?server=wss://play.example
const scheme = location.protocol.replace('http', 'ws');
const server = asked.get('server');
for (const link of server ? links : []) link.search += `&server=${encodeURIComponent(server)}`;
room.setAttribute('server', server ?? `${scheme}//${location.hostname}:2600`);

document.title = `${chosen.textContent} for friends · Baize`;
document.getElementById('lobby').setAttribute('game', tag);
document.getElementById('table').replaceChildren(document.createElement(tag));
// The message about the server does not wait for this.
void import(`../../dist/cdn/${tag}.js`);

document.getElementById('command').textContent = `npm run server -- --origins ${location.origin}`;

/** Asks whether the server answers, until it does. */
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
