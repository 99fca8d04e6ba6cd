// Actions of the site's owner and authors: they install the plugin, and write posts with blocks and with shortcodes.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./site.mjs').Site} Site
 */

/**
 * Uploads the plugin under Plugins → Add New, and activates it.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} zip
 */
export async function installPlugin(page, site, zip) {
  await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
  await page.locator('#pluginzip').setInputFiles(zip);
  await page.locator('#install-plugin-submit').click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await page.locator('tr.active[data-slug="baize-card-games"]').waitFor();
}

/**
 * The document with the blocks: in newer editors it is in a frame.
 *
 * @param {Page} page
 */
export async function canvasOf(page) {
  const frame = page.locator('iframe[name="editor-canvas"]');
  await page.locator('.wp-block-post-title').or(frame).first().waitFor();
  return (await frame.count()) > 0 ? page.frameLocator('iframe[name="editor-canvas"]') : page;
}

/**
 * Publishes the post in the block editor.
 *
 * @param {Page} page
 * @returns {Promise<string>} the post's address
 */
export async function publish(page) {
  await page.locator('.editor-post-publish-panel__toggle').click();
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
  const link = page.locator('.post-publish-panel__postpublish a').first();
  const url = await link.getAttribute('href');
  assert.ok(url);
  return url;
}

/**
 * Writes a post with a block: finds a game by name, replaces it by another, and sets deal, theme and a rule.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {{ title: string, find: string, game: string, deal: string, theme: string, rule: readonly [label: string, value: string] }} wanted
 * @returns {Promise<import('playwright-core').Locator>} the preview
 */
export async function insertBlock(page, site, { title, find, game, deal, theme, rule }) {
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  const canvas = await canvasOf(page);
  await canvas.locator('.wp-block-post-title').click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${find}`);
  await page.getByRole('option', { name: find }).waitFor();
  await page.keyboard.press('Enter');
  await canvas.locator('freecell-game [data-card]').nth(51).waitFor();
  await page.getByLabel('Game', { exact: true }).selectOption(game);
  await page.getByLabel('Deal', { exact: true }).fill(deal);
  await page.getByLabel('Theme', { exact: true }).selectOption(theme);
  await page.getByRole('button', { name: 'Rules and looks' }).click();
  await page.getByLabel(rule[0], { exact: true }).fill(rule[1]);
  const preview = canvas.locator('[data-type="baize/game"]');
  await preview.locator('[data-card]').first().waitFor();
  return preview;
}

/**
 * Writes a post in the classic editor, which the site uses during this call.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} folder the site's
 * @param {{ title: string, text: string }} post
 * @returns {Promise<string>} its address
 */
export async function writeClassic(page, site, folder, { title, text }) {
  const plugins = join(folder, 'wp-content/mu-plugins');
  mkdirSync(plugins);
  writeFileSync(
    join(plugins, 'classic.php'),
    "<?php add_filter( 'use_block_editor_for_post', '__return_false' ); add_filter( 'user_can_richedit', '__return_false' );",
  );
  try {
    await page.goto(`${site.url}/wp-admin/post-new.php`);
    await page.locator('#title').fill(title);
    await page.locator('#content').click();
    await page.keyboard.type(text);
    // A title makes WordPress save a draft. Until that is done, a press on the button is lost.
    await page.locator('#publish:not(.disabled)').click();
    const url = await page.locator('#message a').first().getAttribute('href');
    assert.ok(url);
    return url;
  } finally {
    rmSync(plugins, { recursive: true });
  }
}
