import { getWebTypesData } from 'custom-element-jet-brains-integration';
import {
  getVsCodeCssCustomData,
  getVsCodeHtmlCustomData,
} from 'custom-element-vs-code-integration';
import { listedNames } from '../api/part-names.mjs';
import { readManifest } from './elements.mjs';

/** Keeps the text that an editor shows beside a tag short. The docs have the rest. */
const OPTIONS = {
  hideLogs: true,
  hideCssPartsDocs: true,
  hideCssPropertiesDocs: true,
  hideEventDocs: true,
  hideMethodDocs: true,
  hideSlotDocs: true,
};

/**
 * Removes repeated names: a part or custom property of several elements is listed for each, and the first entry will do.
 *
 * @template {{ name: string }} Named
 * @param {readonly Named[]} all
 */
const once = (all) =>
  [...new Map([...all].reverse().map((one) => [one.name, one])).values()].reverse();

/** The line between a description and the docs, which are left out. */
const RULE = /(?:\\n)+---(?:\\n)+(?=")/g;

/** @param {string | object} data the tools give JSON as text, or what it is made of */
const parsed = (data) =>
  JSON.parse((typeof data === 'string' ? data : JSON.stringify(data)).replaceAll(RULE, ''));

/**
 * A declaration in which the names and states that a part lists are parts of their own, so that an editor completes them.
 *
 * @template {object} Declared
 * @param {Declared} declaration
 * @returns {Declared}
 */
function withAllParts(declaration) {
  const { cssParts } = /** @type {{ cssParts?: { name: string, description?: string }[] }} */ (
    declaration
  );
  if (!cssParts) return declaration;
  const all = cssParts.flatMap((part) => [
    part,
    ...listedNames(part.description).map((name) => ({
      name,
      description: `See \`${part.name}\`.`,
    })),
  ]);
  return { ...declaration, cssParts: once(all) };
}

/**
 * The manifest with the tools' own type. They write into it.
 *
 * @typedef {Parameters<typeof getVsCodeCssCustomData>[0] & Parameters<typeof getWebTypesData>[0]} ToolsManifest
 */
const manifest = () => {
  const whole = readManifest();
  const modules = whole.modules.map((module) => ({
    ...module,
    declarations: module.declarations?.map(withAllParts),
  }));
  return /** @type {ToolsManifest} */ (/** @type {unknown} */ ({ ...whole, modules }));
};

/** @returns {Record<string, object>} what editors read, by the file that it stands in */
export function editorData() {
  const css = parsed(getVsCodeCssCustomData(manifest(), OPTIONS));
  const types = parsed(getWebTypesData(manifest(), OPTIONS));
  const { contributions } = types;
  return {
    'vscode.html-custom-data.json': parsed(getVsCodeHtmlCustomData(manifest(), OPTIONS)),
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
