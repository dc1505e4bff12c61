import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '@haat/api-contract/vocabulary';
import { describeError, networkOf } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { foldText } from '../search/fold-text.ts';
import { vendors } from '../vendors/tables.ts';
import nameWords from './name-words.json' with { type: 'json' };
import { searchMisses, searchMissSalts } from './tables.ts';

const LONGEST_TERM = 40;
const MOST_WORDS = 4;
const NAME_WORDS = new Set(nameWords.words.map(foldText));

/** A search that found nothing. */
export interface SearchMiss {
  readonly search: string;
  readonly language: Language;
  /** The shop that was chosen, or the nearest; null for none. */
  readonly vendorId: string | null;
}

/**
 * The term as it may be kept: folded; null for what may be a number or name of a person, or is no word.
 * See docs/domain/catalogue.md#searches-without-result.
 */
export function keptTerm(search: string): string | null {
  // Before it is folded: digits in any script, also with spaces and signs among them.
  const digits = search.replace(/\P{Nd}/gu, '').length;
  const term = foldText(search);
  const words = term.split(' ');
  const isShort = term.length >= 2 && term.length <= LONGEST_TERM && words.length <= MOST_WORDS;
  const isPersonal = digits > 3 || search.includes('@') || words.some((word) => NAME_WORDS.has(word));
  return isShort && !isPersonal ? term : null;
}

/** What can be asked of a list of products. */
interface Filters {
  readonly search?: string | undefined;
  readonly page: number;
}

/** Filters beside which a search finds nothing for other reasons than its words. */
const OTHER_FILTERS = ['category', 'brand', 'crop', 'price_max', 'in_stock', 'insured', 'prebook'] as const;

/** Whether a list was asked for by its words alone, from its beginning. */
export function isSearchAlone<Query extends Filters>(query: Query): query is Query & { readonly search: string } {
  const given = new Map<string, unknown>(Object.entries(query));
  const isFiltered = OTHER_FILTERS.some((name) => ![undefined, false, ''].includes(given.get(name) as undefined));
  return (query.search ?? '') !== '' && query.page === 1 && !isFiltered;
}

/** Counts a search that found nothing; what may be personal is not kept, and a failure stops no search. */
export async function recordMiss(
  dependencies: Dependencies,
  request: FastifyRequest,
  { search, language, vendorId }: SearchMiss,
): Promise<void> {
  const term = keptTerm(search);
  if (term === null) return;
  try {
    const day = indiaDay(dependencies.now());
    const key = { day, term, language, district: await districtOf(dependencies, vendorId) };
    const session = createHash('sha256')
      .update(JSON.stringify([await saltOf(dependencies, day), term, sessionOf(request)]))
      .digest('base64url')
      .slice(0, 22);
    await dependencies.database
      .insert(searchMisses)
      .values({ ...key, session })
      .onConflictDoUpdate({
        target: [
          ...[searchMisses.day, searchMisses.term, searchMisses.language, searchMisses.district],
          searchMisses.session,
        ],
        set: { searches: sql`${searchMisses.searches} + 1` },
      });
  } catch (error) {
    dependencies.log.warn({ error: describeError(error) }, 'a search without result could not be counted');
  }
}

/** What tells who searches apart from others, of this request: a guest's cart, a token, or the network. */
function sessionOf({ headers, ip }: FastifyRequest): string {
  const guest = headers['x-guest-cart'];
  return typeof guest === 'string' ? guest : (headers.authorization ?? networkOf(ip));
}

async function districtOf({ database }: Dependencies, vendorId: string | null): Promise<string> {
  if (vendorId === null) return '';
  const [shop] = await database.select({ district: vendors.district }).from(vendors).where(eq(vendors.id, vendorId));
  return shop?.district.en ?? '';
}

async function saltOf({ database }: Dependencies, day: string): Promise<string> {
  await database
    .insert(searchMissSalts)
    .values({ day, salt: randomBytes(18).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(searchMissSalts).where(eq(searchMissSalts.day, day));
  if (row === undefined) throw new Error('The salt of the day is not there');
  return row.salt;
}
