/** A file of `dist/cdn/`. */
export interface KitFile {
  /** The hash, in the form of an `integrity` attribute. */
  readonly integrity: string;
  /** The tags of the elements that may load it, at once or later. Omitted if it belongs to no element. */
  readonly elements?: readonly string[];
  /** The language of its texts. */
  readonly language?: string;
}

export interface Kit {
  /** All files by path in `dist/cdn/`. */
  readonly files: Readonly<Record<string, KitFile>>;
}

/** The files of this version. The build fills it in (scripts/build/offline.mjs). */
export const KIT: Kit = { files: {} };
