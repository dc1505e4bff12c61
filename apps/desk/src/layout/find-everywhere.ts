import type { OperatorList, OperatorResource, OperatorRow } from '@haat/api-contract/operator';
import { callService, queryOf } from '../data/call.ts';
import { resourcePath } from '../data/data-provider.ts';

/** A record that was found. */
export interface Found {
  readonly resource: string;
  readonly id: string;
  readonly label: string;
}

const MOST_EACH = 5;
const PHONE = /^[6-9]\d{9}$/;
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
/** Filters by which something is looked for, and which texts they take. */
const FILTERS: readonly (readonly [name: string, takes: RegExp])[] = [
  ['phone', PHONE],
  ['phone_number', PHONE],
  ['number', /\d/],
  ['order_number', /\d/],
  ['reference', /\d/],
  ['code', /^[\w-]+$/],
  ['name', /^(?!\d+$).{2,}/],
  ['title', /^(?!\d+$).{2,}/],
  ['gateway_order_id', /^order_\w+/],
  ['gateway_payment_id', /^pay_\w+/],
  ['order_id', ID],
];
/** By what a record is called. */
const LABELS = ['number', 'order_number', 'name', 'title', 'shop_name', 'code', 'reference', 'term'];

/** Looks for a text in every resource that can be looked in, all at once; what is found is told as it comes. */
export async function findEverywhere(
  resources: readonly OperatorResource[],
  text: string,
  signal: AbortSignal,
  tell: (found: readonly Found[]) => void,
): Promise<void> {
  const seen = new Set<string>();
  const searches = resources.flatMap(({ name, filters }) => {
    const declared = new Set(filters.map((filter) => filter.name));
    return FILTERS.filter(([filter, takes]) => declared.has(filter) && takes.test(text)).map(([filter]) => ({
      name,
      filter,
    }));
  });
  await Promise.all(
    searches.map(async ({ name, filter }) => {
      const query = queryOf({ [filter]: text, per_page: MOST_EACH });
      const list = await callService<OperatorList>(resourcePath(name) + query, { signal }).catch(() => null);
      if (list === null || signal.aborted) return;
      const found = list.data
        .map((row) => ({ resource: name, id: row.id, label: labelOf(row) }))
        .filter(({ id }) => !seen.has(`${name}/${id}`));
      for (const { id } of found) seen.add(`${name}/${id}`);
      tell(found);
    }),
  );
}

/** What a record is called: its number or name, else its id; with its state. */
export function labelOf(row: OperatorRow): string {
  const name = LABELS.map((field) => row[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : (nameInTexts(row) ?? row.id);
}

function nameInTexts(row: OperatorRow): string | null {
  const texts = row['names'] ?? row['name'] ?? row['title'];
  if (typeof texts !== 'object' || texts === null) return null;
  const byLanguage = texts as Readonly<Record<string, unknown>>;
  const [otherwise] = Object.values(byLanguage);
  const first = byLanguage[document.documentElement.lang] ?? byLanguage['en'] ?? otherwise;
  return typeof first === 'string' ? first : null;
}
