/** What a page may ask of a phone on its first visit, in bytes as they travel; 1 KB is 1 000 bytes. */
export const BUDGET = { javascript: 133_000, kit: 12_000, css: 15_000, font: 0, thirdParty: 0 } as const;

export type Kind = 'javascript' | 'css' | 'font' | 'image' | 'document' | 'other';

/** One answer that a page asked for. */
export interface Answer {
  url: string;
  contentType: string;
  contentEncoding: string;
  /** Bytes of the body as sent. */
  bytes: number;
}

/** Bytes of the component kit in a script, by the script's path on its site. */
export type KitBytes = Readonly<Record<string, number>>;

export interface ByteCount {
  byKind: Record<Kind, number>;
  /** Of the scripts, what the component kit is at most. */
  kit: number;
  thirdParty: number;
  /** Scripts and styles that were not sent with brotli. */
  uncompressed: string[];
}

/** Small files gain nothing from compression. */
const WORTH_COMPRESSING = 1_024;

/**
 * Adds up what a page asked for.
 * @param address the site's own address; whatever comes from elsewhere is a third party
 * @param kitBytes how much of each script is the component kit, by the script's path
 */
export function countBytes(answers: readonly Answer[], address: string, kitBytes: KitBytes = {}): ByteCount {
  const count: ByteCount = {
    byKind: { javascript: 0, css: 0, font: 0, image: 0, document: 0, other: 0 },
    kit: 0,
    thirdParty: 0,
    uncompressed: [],
  };
  const { origin } = new URL(address);
  for (const answer of answers) {
    const kind = kindOf(answer);
    count.byKind[kind] += answer.bytes;
    const { origin: from, pathname } = new URL(answer.url);
    count.kit += kitBytes[pathname] ?? 0;
    if (from !== origin) count.thirdParty += answer.bytes;
    const isText = kind === 'javascript' || kind === 'css';
    if (isText && answer.contentEncoding !== 'br' && answer.bytes > WORTH_COMPRESSING)
      count.uncompressed.push(answer.url);
  }
  return count;
}

function kindOf({ contentType, url }: Answer): Kind {
  if (/javascript/.test(contentType)) return 'javascript';
  if (contentType.startsWith('text/css')) return 'css';
  if (/font/.test(contentType) || /\.(woff2?|ttf|otf)$/.test(new URL(url).pathname)) return 'font';
  if (contentType.startsWith('image/')) return 'image';
  if (contentType.startsWith('text/html')) return 'document';
  return 'other';
}

/** What a count exceeds, in words; empty when the page is within its budget. */
export function overBudget({ byKind, kit, thirdParty, uncompressed }: ByteCount): string[] {
  const counted = { ...byKind, kit, thirdParty };
  const excess = (Object.keys(BUDGET) as (keyof typeof BUDGET)[])
    .filter((kind) => counted[kind] > BUDGET[kind])
    .map((kind) => `${kind}: ${counted[kind]} bytes, allowed ${BUDGET[kind]}`);
  return [...excess, ...uncompressed.map((url) => `not sent with brotli: ${url}`)];
}
