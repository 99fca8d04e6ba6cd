/** A file of `dist/cdn/`. */
export interface KitFile {
  /** Its hash, in the form of an `integrity` attribute. */
  readonly integrity: string;
  /** The tags of the elements that may load it, at once or later; without it the file belongs to no element. */
  readonly elements?: readonly string[];
  /** The language whose words it has. */
  readonly language?: string;
}

export interface Kit {
  /** All files by their paths in `dist/cdn/`. */
  readonly files: Readonly<Record<string, KitFile>>;
}

/** The files of this version: a build puts them here, read from what it has just made (scripts/build/offline.mjs). */
export const KIT: Kit = { files: {} };
