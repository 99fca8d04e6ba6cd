/* global document, getComputedStyle, window -- what runs inside the page */
// The tests at the site, in order. Each can fail by itself.
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { canvasOf, insertBlock, installPlugin, publish, writeClassic } from './editor.mjs';
import { enter, leave, logIn } from './people.mjs';
import { moveCount, playGolf, playPyramid, waitForMoves, winOf } from './visitors.mjs';

/**
 * @typedef {object} Stage
 * @property {import('playwright-core').Browser} browser
 * @property {import('./site.mjs').Site} site
 * @property {string} folder the site's
 * @property {string} zip the plugin's
 * @property {(page: import('playwright-core').Page, name: string) => Promise<void>} picture
 * @property {Record<string, string>} posts addresses of posts, by their names
 */

/** The plugin's games on a page, in any language. */
const GAMES = '.wp-block-baize-game > *:not(.baize-note)';

/**
 * @param {import('./site.mjs').Site} site
 * @param {string | undefined} post its address
 */
const editorOf = (site, post = '') =>
  `${site.url}/wp-admin/post.php?action=edit&post=${new URL(post).searchParams.get('p')}`;

/** @param {Stage} stage */
async function ownerPublishesBlock({ browser, site, zip, picture, posts }) {
  const owner = await enter(browser, site);
  const { page } = owner;
  await logIn(page, site, 'admin');
  await installPlugin(page, site, zip);
  const preview = await insertBlock(page, site, {
    title: 'A game for tonight',
    find: 'FreeCell',
    game: 'pyramid',
    deal: '254',
    theme: 'night',
    rule: ['Redeals', '0'],
  });
  const game = preview.locator('pyramid-game');
  await preview.locator('pyramid-game.baize-night[deal="254"][redeals="0"]').waitFor();
  // The preview can't be played: a press on it selects the block.
  await game.locator('[data-pile="stock"]').click({ force: true });
  assert.equal(await moveCount(game), 0);
  await picture(page, 'editor-1280');
  posts.block = await publish(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(editorOf(site, posts.block));
  await (await canvasOf(page)).locator('pyramid-game [data-card]').first().waitFor();
  await picture(page, 'editor-390');
  await leave(owner);
}

/** @param {Stage} stage */
async function visitorWinsByMouse({ browser, site, picture, posts }) {
  const visitor = await enter(browser, site);
  const { page } = visitor;
  await page.goto(posts.block ?? '');
  const game = page.locator('pyramid-game');
  await picture(page, 'page-1280');
  const names = await game.evaluate((element) => element.getAttributeNames().sort());
  assert.deepEqual(names, ['class', 'deal', 'redeals', 'save-key']);
  assert.equal(await page.locator('script[type="module"][src*="/baize/kit/"]').count(), 1);
  const moves = winOf('pyramid', 254);
  await playPyramid(page, game, moves);
  assert.deepEqual(await visitor.wins(), [
    { tag: 'pyramid-game', source: 'player', count: moves.length },
  ]);
  await picture(page, 'won-1280');
  await leave(visitor);

  const phone = await enter(browser, site, { width: 390, height: 844 });
  await phone.page.goto(posts.block ?? '');
  await phone.page.locator('pyramid-game [data-card]').first().waitFor();
  await picture(phone.page, 'page-390');
  assert.equal(await phone.page.evaluate(() => document.documentElement.scrollWidth), 390);
  await leave(phone);
}

/** @param {Stage} stage */
async function authorWritesShortcodes({ browser, site, folder, posts, picture }) {
  const author = await enter(browser, site);
  await logIn(author.page, site, 'ann');
  assert.equal(
    site.php("echo user_can( get_user_by( 'login', 'ann' ), 'unfiltered_html' ) ? 1 : 0;"),
    '0',
  );
  posts.shortcodes = await writeClassic(author.page, site, folder, {
    title: 'Two games',
    text: '[baize game="golf" deal="5" theme="paper"]\n\nand once more\n\n[baize game="golf" deal="5"]',
  });
  await leave(author);

  const visitor = await enter(browser, site);
  const { page } = visitor;
  await page.goto(posts.shortcodes);
  const games = page.locator('golf-game');
  assert.equal(await games.count(), 2);
  const moves = winOf('golf', 5);
  await playGolf(page, games.first(), moves);
  assert.deepEqual(await visitor.wins(), [
    { tag: 'golf-game', source: 'player', count: moves.length },
  ]);
  assert.equal(await page.locator('script[type="module"][src*="/baize/kit/"]').count(), 1);
  // The theme applies to one game, not to the page.
  const felts = await games.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).getPropertyValue('--baize-felt') === ''),
  );
  assert.deepEqual(felts, [false, true]);
  await picture(page, 'two-1280');
  await games.last().locator('[data-pile="stock"]').click();
  await waitForMoves(page, games.last(), 1);
  await page.reload();
  await waitForMoves(page, games.last(), 1);
  assert.notEqual(await moveCount(games.first()), 1);
  await leave(visitor);
}

/** An author's block has to pass WordPress's HTML filter. */
const AUTHORS_BLOCK = `
wp_set_current_user( get_user_by( 'login', 'ann' )->ID );
$block = '<!-- wp:baize/game {"game":"klondike","values":{"deal":"21","draw":"3"}} /-->';
$id = wp_insert_post( array( 'post_title' => 'Klondike', 'post_status' => 'publish', 'post_content' => wp_slash( $block ) ) );
wp_set_current_user( 0 );
$GLOBALS['post'] = get_post( $id );
echo get_permalink( $id ), "\\n", do_blocks( get_post( $id )->post_content );
`;

/** @param {Stage} stage */
async function authorUsesBlock({ site }) {
  const [, html = ''] = site.php(AUTHORS_BLOCK).split('\n');
  assert.match(html, /<klondike-game deal="21" draw="3" save-key="\/post-\d+-klondike-game-1">/);
}

/** Between two games of a post stands the text of another post, then of a post in the same one. */
const NESTED = `
$make = fn( $content ) => get_post( wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Texts', 'post_content' => $content ) ) );
$inner = $make( '[baize game="golf"]' );
add_shortcode( 'inner', function ( $given ) use ( $inner ) {
	if ( ! isset( $given['own'] ) ) {
		$outer = $GLOBALS['post'];
		$GLOBALS['post'] = $inner;
		$text = apply_filters( 'the_content', $inner->post_content );
		$GLOBALS['post'] = $outer;
		return $text;
	}
	return apply_filters( 'the_content', 'words' );
} );
$GLOBALS['post'] = $make( '[baize game="golf"] [inner] [inner own="1"] [baize game="golf"]' );
$show = fn() => apply_filters( 'the_content', $GLOBALS['post']->post_content );
echo json_encode( array( $GLOBALS['post']->ID, $inner->ID, $show(), $show() ) );
`;

/** @param {Stage} stage */
async function textsAreNested({ site }) {
  const [outer, inner, ...shown] = JSON.parse(site.php(NESTED));
  for (const html of shown) {
    const keys = [...html.matchAll(/ save-key="([^"]*)"/g)].map(([, key]) => key);
    assert.deepEqual(keys, [
      `/post-${outer}-golf-game-1`,
      `/post-${inner}-golf-game-1`,
      `/post-${outer}-golf-game-2`,
    ]);
  }
}

/** A post whose author is not filtered. It contains everything that might run as code. */
const EVIL = `
kses_remove_filters();
$evil = 'window.evil=1';
$values = array(
	'deal' => '"><script>' . $evil . '</script>',
	'theme' => '"onmouseover="' . $evil,
	'onclick' => $evil,
	'style' => 'position:fixed',
	'seats' => array( 'x' ),
	'save-key' => "'\\"><img src=x onerror=$evil>",
	'seat-names' => '"><svg onload=1>',
);
$block = get_comment_delimited_block_content( 'baize/game', array( 'game' => 'paigow', 'values' => $values ), '' );
$codes = "[baize game='golf' deal='5\\" onmouseover=\\"$evil' onclick='$evil' save-key='\\" onmouseover=\\"$evil']"
	. "\\n\\n[baize game='poker']\\n\\n[baize game='golf' theme='\\"><script>$evil</script>' onclick='$evil']";
$id = wp_insert_post( wp_slash( array( 'post_title' => 'Evil', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => $block . "\\n\\n" . $codes ) ) );
echo get_permalink( $id );
`;

/** Content in the page that an author might have added to run code. */
const dangers = (/** @type {Element[]} */ games) => [
  ...games.flatMap((game) => game.getAttributeNames().filter((name) => /^(?:on|style)/.test(name))),
  ...(Reflect.get(window, 'evil') === undefined ? [] : ['it ran']),
];

/** @param {Stage} stage */
async function evilIsEscaped({ browser, site, picture }) {
  const url = site.php(EVIL);
  const visitor = await enter(browser, site);
  await visitor.page.goto(url);
  await visitor.page.locator('paigow-table [part~="button-deal"]').waitFor();
  const names = await visitor.page
    .locator(GAMES)
    .evaluateAll((all) => all.map((one) => one.localName));
  assert.deepEqual(names, ['paigow-table', 'golf-game']);
  assert.deepEqual(await visitor.page.locator(GAMES).evaluateAll(dangers), []);
  assert.equal(await visitor.page.locator('.baize-note').count(), 0);
  assert.match(
    (await visitor.page.locator('golf-game').getAttribute('save-key')) ?? '',
    /^" onmouseover="window/,
  );
  await leave(visitor);

  const owner = await enter(browser, site);
  await logIn(owner.page, site, 'admin');
  await owner.page.goto(url);
  const notes = (await owner.page.locator('.baize-note').allInnerTexts()).join('\n');
  assert.match(notes, /Not attributes of paigow-table: deal, onclick, style\. It has: .*\bseats, /);
  assert.match(notes, /“array” is no value of seats\. It takes: a text/);
  assert.match(notes, /onmouseover="window\.evil=1” is no value of deal\. It takes: a number\./);
  assert.match(notes, /There is no game “poker”\. There are: freecell, golf,/);
  await picture(owner.page, 'notes-1280');
  await owner.page.goto(editorOf(site, url));
  const canvas = await canvasOf(owner.page);
  const preview = canvas.locator('[data-type="baize/game"] paigow-table');
  await preview.locator('[part~="board"]').waitFor();
  assert.deepEqual(await preview.evaluateAll(dangers), []);
  assert.equal(await owner.page.evaluate(() => Reflect.get(window, 'evil')), undefined);
  await leave(owner);
}

/** @param {Stage} stage */
async function subscriberCannotInject({ browser, site, posts }) {
  const subscriber = await enter(browser, site);
  const { page } = subscriber;
  await logIn(page, site, 'sue');
  const nonce = await (
    await page.request.get(`${site.url}/wp-admin/admin-ajax.php?action=rest-nonce`)
  ).text();
  const send = (/** @type {string} */ route, /** @type {object} */ data) =>
    page.request.post(`${site.url}/?rest_route=${route}`, {
      headers: { 'x-wp-nonce': nonce },
      data,
    });
  const content = '<!-- wp:baize/game {"game":"golf"} /-->';
  const made = await send('/wp/v2/posts', { title: 'x', content, status: 'publish' });
  const drawn = await send('/wp/v2/block-renderer/baize/game', { context: 'edit', attributes: {} });
  assert.deepEqual([made.status(), drawn.status()], [403, 403]);
  await page.goto(posts.block ?? '');
  await page
    .locator('#comment')
    .fill('[baize game="golf"] <golf-game onclick="window.evil=1">mine</golf-game>');
  await page.locator('#commentform [type="submit"]').click();
  await page.getByText('[baize game=').waitFor();
  assert.equal(await page.locator('golf-game').count(), 0);
  assert.equal(await page.locator('.baize-note').count(), 0);
  await leave(subscriber);
}

/** @param {Stage} stage */
async function scriptsAreAbsent({ browser, site, posts }) {
  const feed = await (await fetch(`${site.url}/?feed=rss2`)).text();
  assert.match(feed, /<description><!\[CDATA\[Play Pyramid, deal 254\]\]>/);
  assert.match(
    feed,
    /<content:encoded><!\[CDATA\[\s*<p><a href="[^"]+">Play Pyramid, deal 254<\/a><\/p>/,
  );
  assert.match(
    feed,
    /<description><!\[CDATA\[Play Golf, deal 5 and once more Play Golf, deal 5\]\]>/,
  );
  assert.doesNotMatch(feed, /-game|paigow-table|onclick/);

  const reader = await enter(browser, site, { javaScriptEnabled: false });
  await reader.page.goto(posts.block ?? '');
  assert.ok(await reader.page.getByText('The game needs JavaScript.').isVisible());
  await leave(reader);

  const other = site.php(
    "echo get_permalink( wp_insert_post( array( 'post_title' => 'No game', 'post_content' => 'Text', 'post_status' => 'publish' ) ) );",
  );
  const visitor = await enter(browser, site);
  await visitor.page.goto(other);
  assert.deepEqual(
    visitor.requests.filter((url) => url.includes('/plugins/')),
    [],
  );
  await leave(visitor);
}

/** The board's width, and each card's offset from its corner. */
const geometry = (/** @type {Element} */ { shadowRoot }) => {
  const frame = shadowRoot?.querySelector('[part~="frame"]')?.getBoundingClientRect();
  const cards = [...(shadowRoot?.querySelectorAll('[data-card]') ?? [])];
  const boxes = cards.map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x - (frame?.x ?? 0), y - (frame?.y ?? 0), width, height].map(Math.round).join(' ');
  });
  return { width: frame?.width, boxes };
};

/** @param {Stage} stage */
async function themeResetsEverything({ browser, site, posts, picture }) {
  const active = site.php("echo get_stylesheet(); switch_theme( 'resets' );");
  const visitor = await enter(browser, site, { width: 700 });
  const { page } = visitor;
  await page.goto(posts.shortcodes ?? '');
  const game = page.locator('golf-game').last();
  await game.locator('[data-card]').first().waitFor();
  await picture(page, 'resets-700');
  const board = await game.evaluate(geometry);
  // A classic theme prints the page's head before the post, so the post's text has to announce the game.
  assert.equal(await page.locator('head link[href$="/page-rule.css"]').count(), 1);
  assert.equal(await page.locator('script[type="module"][src$="/golf-game.js"]').count(), 1);
  const [first = ''] = winOf('golf', 5);
  await playGolf(page, game, [first]);
  const key = await game.getAttribute('save-key');
  // The list of posts shows the same game.
  await page.goto(site.url);
  await waitForMoves(page, page.locator(`golf-game[save-key="${key}"]`), 1);
  const script = await page.locator('script[src$="/golf-game.js"]').getAttribute('src');
  await page.setContent(
    `<body style="margin: 0"><golf-game deal="5" style="width: ${board.width}px"></golf-game>
    <script type="module" src="${script}"></script></body>`,
  );
  await game.locator('[data-card]').first().waitFor();
  assert.deepEqual(board, await game.evaluate(geometry));
  await leave(visitor);
  site.php('switch_theme( $argv[1] );', active);
}

/** @param {Stage} stage */
async function siteSpeaksGerman({ browser, site, folder, posts, picture }) {
  // WordPress accepts a language if a file of it exists. The plugin's own file is enough here.
  const languages = join(folder, 'wp-content/languages');
  mkdirSync(languages, { recursive: true });
  copyFileSync(
    join(folder, 'wp-content/plugins/baize/languages/baize-de_DE.mo'),
    join(languages, 'de_DE.mo'),
  );
  site.php("update_option( 'WPLANG', 'de_DE' );");
  const feed = await (await fetch(`${site.url}/?feed=rss2`)).text();
  assert.match(feed, /<description><!\[CDATA\[Pyramide, Nr\. 254 spielen\]\]>/);
  const visitor = await enter(browser, site);
  await visitor.page.goto(posts.block ?? '');
  await visitor.page
    .locator('pyramid-game')
    .getByText('Pyramide', { exact: true })
    .first()
    .waitFor();
  await leave(visitor);
  const owner = await enter(browser, site);
  await logIn(owner.page, site, 'admin');
  await owner.page.goto(editorOf(site, posts.block));
  const block = (await canvasOf(owner.page)).locator('[data-type="baize/game"]');
  await block.locator('[data-card]').first().waitFor();
  // A press on the preview selects the block.
  await block.click();
  // The narrow window of the first test has closed the sidebar.
  if (!(await owner.page.locator('.interface-complementary-area').isVisible()))
    await owner.page.getByRole('button', { name: 'Settings', exact: true }).click();
  await owner.page.getByRole('spinbutton', { name: 'Spielnummer' }).waitFor();
  await picture(owner.page, 'german-1280');
  await leave(owner);
  site.php("update_option( 'WPLANG', '' );");
}

export const SCENES = [
  ownerPublishesBlock,
  visitorWinsByMouse,
  authorWritesShortcodes,
  authorUsesBlock,
  textsAreNested,
  evilIsEscaped,
  subscriberCannotInject,
  scriptsAreAbsent,
  themeResetsEverything,
  siteSpeaksGerman,
];
