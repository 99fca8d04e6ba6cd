/**
 * A site of demo/hosts: its framework, the command that builds it, and the command or folder that serves it. `develop` is
 * its development server, if that reports more, such as hydration mismatches. `{port}` stands for the port.
 *
 * @typedef {{
 *   readonly name: string,
 *   readonly framework: string,
 *   readonly way: string,
 *   readonly build: readonly string[],
 *   readonly serve: readonly string[] | { readonly files: string },
 *   readonly develop?: readonly string[],
 * }} Host
 */

/** @type {readonly Host[]} */
export const HOSTS = [
  {
    name: 'next',
    framework: 'next',
    way: 'component of baize/react',
    build: ['next/dist/bin/next', 'build'],
    serve: ['next/dist/bin/next', 'start', '-p', '{port}'],
    develop: ['next/dist/bin/next', 'dev', '-p', '{port}'],
  },
  {
    name: 'nuxt',
    framework: 'nuxt',
    way: 'tag, isCustomElement',
    build: ['nuxt/bin/nuxt.mjs', 'build'],
    serve: ['../.output/server/index.mjs'],
    develop: ['nuxt/bin/nuxt.mjs', 'dev', '--port', '{port}'],
  },
  {
    name: 'sveltekit',
    framework: '@sveltejs/kit',
    way: 'tag',
    build: ['vite/bin/vite.js', 'build'],
    serve: ['../build/index.js'],
    develop: ['vite/bin/vite.js', 'dev', '--port', '{port}'],
  },
  {
    name: 'astro',
    framework: 'astro',
    way: 'tag and a script of the component',
    build: ['astro/bin/astro.mjs', 'build'],
    serve: ['astro/bin/astro.mjs', 'preview', '--port', '{port}'],
  },
  {
    name: 'angular',
    framework: '@angular/core',
    way: 'tag, CUSTOM_ELEMENTS_SCHEMA',
    build: ['@angular/cli/bin/ng.js', 'build'],
    serve: ['../dist/baize-in-angular/server/server.mjs'],
    develop: ['@angular/cli/bin/ng.js', 'serve', '--port', '{port}'],
  },
  {
    name: 'eleventy',
    framework: '@11ty/eleventy',
    way: 'tag by a shortcode, no bundler',
    build: ['@11ty/eleventy/cmd.cjs'],
    serve: { files: '_site' },
  },
];
