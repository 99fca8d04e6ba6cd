import { type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { LiveExample } from './live/example.js';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('LiveExample', LiveExample),
} satisfies Theme;
