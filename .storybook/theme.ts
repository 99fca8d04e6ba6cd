import { type ThemeVars, create } from 'storybook/theming';

const FONTS = {
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
};

const brand = { brandTitle: 'Baize', brandUrl: './', brandTarget: '_self' };

const light = create({
  base: 'light',
  ...brand,
  ...FONTS,
  colorPrimary: '#1d5746',
  colorSecondary: '#1d6b52',
  appBg: '#f4f6f4',
  appBorderRadius: 8,
  textColor: '#1b222c',
});

const dark = create({
  base: 'dark',
  ...brand,
  ...FONTS,
  colorPrimary: '#f4c04e',
  colorSecondary: '#7fc7a9',
  appBg: '#101815',
  appContentBg: '#141d19',
  appPreviewBg: '#141d19',
  barBg: '#101815',
  appBorderRadius: 8,
  textColor: '#e3ebe6',
});

/** The site's looks: those of the reader's system, as the games have them. */
export const siteTheme = (): ThemeVars =>
  matchMedia('(prefers-color-scheme: dark)').matches ? dark : light;
