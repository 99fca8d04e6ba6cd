import { KIT, type Kit } from './kit-files.js';

export interface OfflineChoice {
  /** The address of the folder `dist/cdn/` on your server or on a CDN: `/baize/`. */
  readonly base: string;
  /** Tags, such as `freecell-game`. Default: all elements. */
  readonly elements?: readonly string[] | undefined;
  /** Languages besides English, such as `de`. Default: all. */
  readonly languages?: readonly string[] | undefined;
}

/** A file to keep, in the form of an entry of Workbox's list. */
export interface OfflineFile {
  readonly url: string;
  /** Changes when the file changes. */
  readonly revision: string;
  /** The hash, in the form of an `integrity` attribute. */
  readonly integrity: string;
}

/** Throws if a chosen name is unknown. */
function check(what: string, chosen: readonly string[] | undefined, known: Iterable<string>): void {
  const all = new Set(known);
  const wrong = chosen?.find((name) => !all.has(name));
  if (wrong === undefined) return;
  throw new TypeError(
    `baize/offline: ${what} has “${wrong}”; accepted: ${[...all].sort().join(', ')}`,
  );
}

/** {@link offlineFiles} of a given kit. */
export function filesOf(
  { files }: Kit,
  { base, elements, languages }: OfflineChoice,
): readonly OfflineFile[] {
  if (typeof base !== 'string' || base === '') {
    throw new TypeError('baize/offline: base is the address of the folder dist/cdn/');
  }
  const all = Object.entries(files);
  check(
    'elements',
    elements,
    all.flatMap(([, file]) => file.elements ?? []),
  );
  check(
    'languages',
    languages,
    all.flatMap(([, { language }]) => language ?? []),
  );
  const folder = base.endsWith('/') ? base : `${base}/`;
  return all
    .filter(
      ([, file]) =>
        !elements || !file.elements || elements.some((tag) => file.elements!.includes(tag)),
    )
    .filter(([, { language }]) => !language || !languages || languages.includes(language))
    .map(([path, { integrity }]) => ({ url: folder + path, revision: integrity, integrity }));
}

/**
 * All files that the chosen elements may ever load from `dist/cdn/`: entries, shared chunks, lazy chunks, the
 * solver's worker, languages, and files of no element such as themes. The list comes from the build.
 *
 * @param choice which elements and languages, and where the files are
 * @returns the files, in no particular order
 * @throws TypeError for an unknown tag or language. The message lists the accepted ones
 */
export const offlineFiles = (choice: OfflineChoice): readonly OfflineFile[] => filesOf(KIT, choice);
