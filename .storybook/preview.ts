import { configure } from 'storybook/test';
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';
import { extractArgTypes } from './arg-types.js';
import { LANGUAGE_ITEMS, withLanguage } from './languages.js';
import { siteTheme } from './theme.js';

// A game may load more before it shows what a story waits for; a busy machine takes its time.
configure({ asyncUtilTimeout: 30_000 });

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: LANGUAGE_ITEMS, dynamicTitle: true },
    },
  },
  initialGlobals: { language: '' },
  decorators: [withLanguage],
  parameters: {
    controls: { expanded: true },
    docs: { extractArgTypes, theme: siteTheme() },
    options: {
      storySort: {
        // Storybook reads this list without running it.
        order: ['Welcome', 'Games', 'Elements', 'Themes'],
      },
    },
    a11y: { test: 'error' },
  },
};

export default preview;
