import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { ROOT } from '../../../scripts/entries.mjs';

/** The package's React component; while there is none, a tag with its props. */
const component = (className: string, tag: string): string =>
  readFileSync(`${ROOT}/dist/react.js`, 'utf8').includes(className)
    ? `export * from './dist/react.js';`
    : `import { createElement } from 'react';
       import './dist/${tag}.js';
       export const ${className} = (props) => createElement('${tag}', props);`;

/** Bundles a program that renders the builder's code for React. */
export async function reactProgram(code: string, className: string, tag: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${code}
        import { createRoot } from 'react-dom/client';
        createRoot(document.querySelector('#app')).render(<Game />);`,
      resolveDir: ROOT,
      loader: 'jsx',
    },
    bundle: true,
    write: false,
    outdir: '/out',
    logLevel: 'error',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    plugins: [
      {
        name: 'package',
        setup(builder) {
          builder.onResolve({ filter: /^baize\/react$/ }, () => ({
            path: 'react',
            namespace: 'kit',
          }));
          builder.onResolve({ filter: /^baize\/themes\// }, ({ path }) => ({
            path: `${ROOT}/dist/${path.slice('baize/'.length)}`,
          }));
          builder.onLoad({ filter: /.*/, namespace: 'kit' }, () => ({
            contents: component(className, tag),
            resolveDir: ROOT,
          }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}
