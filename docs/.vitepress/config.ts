import { join } from 'node:path';
import { type PageData, defineConfig } from 'vitepress';
import { ROOT, tagFolders } from '../../scripts/entries.mjs';
import { addresses } from '../../scripts/package/addresses.mjs';
import { besideDocs } from '../../scripts/site/beside-docs.mjs';
import { kitFiles } from '../../scripts/site/kit-files.mjs';
import { slug } from '../../scripts/site/links.mjs';
import { linksForSite, liveExamples } from '../../scripts/site/markdown.mjs';
import { linksOf, sidebar } from '../../scripts/site/sidebar.mjs';

const { repository, version } = addresses();
const tags = tagFolders().map(({ tag }) => tag);
const bars = sidebar();
/** The first page of a folder. */
const first = (items: Parameters<typeof linksOf>[0]): string => linksOf(items)[0] ?? '/';

/** The settings of a page that its text doesn't have, because it is read on GitHub too. */
function settingsOf({ relativePath }: PageData): Record<string, unknown> {
  if (relativePath === 'index.md')
    return { layout: 'home', titleTemplate: 'Card games for any web page' };
  // `npm run rules` and `npm run manifest` write these pages.
  return relativePath.startsWith('reference/') ? { editLink: false } : {};
}

export default defineConfig({
  title: 'Baize',
  description: 'Card games for any web page: one HTML tag is a whole game.',
  lang: 'en',
  cacheDir: join(ROOT, 'node_modules/.cache/vitepress'),
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tags.includes(tag) } } },
  vite: {
    define: { BAIZE_KIT_FILES: JSON.stringify(kitFiles()) },
    plugins: [besideDocs()],
    // The editor is large, and loads by itself.
    build: { chunkSizeWarningLimit: 800 },
  },
  markdown: {
    anchor: { slugify: slug },
    config(md) {
      linksForSite(md);
      liveExamples(md);
    },
  },
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', href: `${siteData.base}../demo/icons/icon-192.png` }],
    ['meta', { name: 'theme-color', content: '#1c6544' }],
  ],
  transformPageData: (page) => ({ frontmatter: { ...settingsOf(page), ...page.frontmatter } }),
  themeConfig: {
    logo: { src: '/../demo/icons/icon-192.png', alt: '' },
    nav: [
      { text: 'Guides', link: first(bars['/guides/']), activeMatch: '/guides/' },
      { text: 'Reference', link: first(bars['/reference/']), activeMatch: '/reference/' },
      { text: 'Demo', link: '/../demo/', target: '_self' },
      {
        text: version,
        items: [
          { text: 'Changelog', link: `${repository}/blob/main/CHANGELOG.md` },
          { text: 'For contributors', link: first(bars['/internals/']) },
        ],
      },
    ],
    sidebar: bars,
    outline: [2, 3],
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: repository }],
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
  },
});
