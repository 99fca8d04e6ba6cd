import { addons } from 'storybook/manager-api';
import { siteTheme } from './theme.js';

addons.setConfig({ theme: siteTheme() });
