import { defineConfig } from 'vite';

// React 19 needs no configuration for custom elements.
export default defineConfig({ base: './' });
