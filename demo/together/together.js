// The page's own script: where the server is, and what to do where none answers.
const room = document.getElementById('room');
const how = document.getElementById('how');

// Another one by the page's address: ?server=wss://play.example
const asked = new URLSearchParams(location.search).get('server');
const scheme = location.protocol.replace('http', 'ws');
room.setAttribute('server', asked ?? `${scheme}//${location.hostname}:2600`);

document.getElementById('command').textContent = `npx baize-server --origins ${location.origin}`;

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
