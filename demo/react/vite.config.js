import { defineConfig } from 'vite';

// Nothing is to be said for custom elements: React 19 knows them.
export default defineConfig({ base: './' });
