import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Vue takes a tag that it does not know for a component of its own, unless it is told. */
const isCustomElement = (tag) => tag.includes('-');

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
