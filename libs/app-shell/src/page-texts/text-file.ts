import { textLibrary } from './texts.server.ts';

/** The texts of one namespace of one language, as a phone loads them. */
export interface TextFile {
  readonly json: string;
  /** Kept for good where the address names the version of these texts: what it answers then never changes. */
  readonly cacheControl: string;
}

/** What the address of a file of texts says. See `textsPath`. */
export interface TextFileAddress {
  readonly version: string;
  readonly language: string;
  /** '<namespace>.json' */
  readonly file: string;
}

/** A file of texts; null where there is none. Of another version it is what there is now. */
export function textFile({ version, language, file }: TextFileAddress): TextFile | null {
  // By its entries: any name may be requested, also one of Object.prototype.
  const [texts] = Object.values(textLibrary.excerpt(language, [file.replace(/\.json$/, '')]));
  if (texts === undefined) return null;
  const isCurrent = version === textLibrary.version;
  return {
    json: JSON.stringify(texts),
    cacheControl: isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
  };
}
