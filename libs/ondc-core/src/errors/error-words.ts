/** Codes of the network that have words of their own, by who says them. */
const CODES = [
  // Gateway
  ...['10000', '10001', '10002'],
  // Buyer app
  ...['20000', '20001', '20002', '20003', '20004', '20005', '20006', '20007', '20008', '20009'],
  ...['21001', '21002', '21003', '22501', '22502', '22503', '22504', '22505', '22506', '22507', '22508', '22509'],
  ...['23001', '23002', '25001', '27501', '27502'],
  // Seller app
  ...['30000', '30001', '30002', '30003', '30004', '30005', '30006', '30007', '30008', '30009', '30010', '30011'],
  ...['30012', '30014', '30016', '30017', '30018', '30019', '30020', '30021', '30022', '30023'],
  // Business of the order
  ...['40001', '40002', '40003', '40004', '40005', '40006', '40007', '40008', '40009', '40012', '41001'],
  // Its terms
  ...['50001', '50002', '50003', '50004', '50005', '50006', '50007', '50008'],
  // Logistics
  ...['60001', '60002', '60003', '60004', '60005', '60006', '60007', '60008', '60009', '60010', '60011', '60012'],
  // Catalogue
  ...['91001', '91003', '91010', '91019', '91021'],
] as const;

/** Codes that are known by how they begin. */
const RANGES = [
  [/^62\d{3}$/, 'error.62xxx'],
  [/^65\d{3}$/, 'error.65xxx'],
  [/^66\d{3}$/, 'error.66xxx'],
  [/^9000\d$/, 'error.9000x'],
  [/^910\d{2}$/, 'error.910xx'],
] as const;

/** A key of the words for a code of the network. */
export type ErrorWords = `error.${(typeof CODES)[number]}` | (typeof RANGES)[number][1] | 'error.unknown';

const KNOWN: ReadonlySet<string> = new Set(CODES);

/** Every key, for whoever writes the words. */
export const ERROR_WORDS: readonly ErrorWords[] = [
  ...CODES.map((code) => `error.${code}` as const),
  ...RANGES.map(([, words]) => words),
  'error.unknown',
];

/**
 * The key of the words for a code of the network, whatever a seller may send as one.
 * See docs/domain/open-network.md#errors.
 */
export function errorWords(code: string): ErrorWords {
  if (KNOWN.has(code)) return `error.${code}` as ErrorWords;
  return RANGES.find(([pattern]) => pattern.test(code))?.[1] ?? 'error.unknown';
}
