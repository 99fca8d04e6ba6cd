import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Tells Vue which tags are custom elements. It would look for components of these names. */
const isCustomElement = (tag) => tag.includes('-');

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
