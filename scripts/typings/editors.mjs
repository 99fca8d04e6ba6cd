import { getWebTypesData } from 'custom-element-jet-brains-integration';
import {
  getVsCodeCssCustomData,
  getVsCodeHtmlCustomData,
} from 'custom-element-vs-code-integration';
import { readManifest } from './elements.mjs';

/** What an editor shows beside a tag stays short; all else is in the docs. */
const OPTIONS = {
  hideLogs: true,
  hideCssPartsDocs: true,
  hideCssPropertiesDocs: true,
  hideEventDocs: true,
  hideMethodDocs: true,
  hideSlotDocs: true,
};

/**
 * A part and a custom property that several elements have come once for each; the first tells all.
 *
 * @template {{ name: string }} Named
 * @param {readonly Named[]} all
 */
const once = (all) =>
  [...new Map([...all].reverse().map((one) => [one.name, one])).values()].reverse();

/** The line that would part a description from the docs that are left out. */
const RULE = /(?:\\n)+---(?:\\n)+(?=")/g;

/** @param {string | object} data the tools give JSON as text, or what it is made of */
const parsed = (data) =>
  JSON.parse((typeof data === 'string' ? data : JSON.stringify(data)).replaceAll(RULE, ''));

/** @returns {Record<string, object>} what editors read, by the file that it stands in */
export function editorData() {
  const manifest = readManifest();
  const css = parsed(getVsCodeCssCustomData(structuredClone(manifest), OPTIONS));
  const types = parsed(getWebTypesData(structuredClone(manifest), OPTIONS));
  const { contributions } = types;
  return {
    'vscode.html-custom-data.json': parsed(
      getVsCodeHtmlCustomData(structuredClone(manifest), OPTIONS),
    ),
    'vscode.css-custom-data.json': {
      ...css,
      properties: once(css.properties),
      pseudoElements: once(css.pseudoElements),
    },
    'web-types.json': {
      ...types,
      contributions: {
        ...contributions,
        css: {
          properties: once(contributions.css.properties),
          'pseudo-elements': once(contributions.css['pseudo-elements']),
        },
      },
    },
  };
}
