export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  app: {
    head: {
      title: 'FreeCell in Nuxt',
      htmlAttrs: { lang: 'en' },
      link: [{ rel: 'icon', href: 'data:,' }],
    },
  },
  // Without this Vue looks for components of these names.
  vue: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } },
});
