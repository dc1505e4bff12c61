import type { ReadCatalogue } from './read-catalogue.ts';
import type { LocationRow, ProviderRow } from './rows.ts';

/** Several catalogues in one, with what they say something of. */
interface Combined {
  readonly rows: { -readonly [Kind in RowKind]: ReadCatalogue[Kind][number][] };
  readonly named: Set<string>;
  /** Shops and wordings of which it is enough that they are there once. */
  readonly mentioned: Set<string>;
}

type RowKind = 'providers' | 'locations' | 'reaches' | 'wordings' | 'items' | 'itemStates' | 'refused';

/**
 * Puts increments together that say nothing of the same seller, shop or item, so that they are stored by the statements
 * of one. What is said of the same one stays apart and in order; a whole catalogue stands by itself.
 * @returns catalogues that say the same when they are stored one after the other; errors are left out
 */
export function combineCatalogues(all: readonly ReadCatalogue[]): readonly ReadCatalogue[] {
  const combined: ReadCatalogue[] = [];
  let open: Combined | null = null;
  for (const read of all) {
    if (read.isFull) {
      combined.push(read);
      open = null;
      continue;
    }
    if (open === null || idsOf(read).some((id) => open?.named.has(id))) {
      open = { rows: noRows(), named: new Set(), mentioned: new Set() };
      combined.push({ isFull: false, errors: [], ...open.rows });
    }
    add(open, read);
  }
  return combined;
}

/** Of what a catalogue says something that may change it. */
function idsOf({ providers, locations, items, itemStates, refused }: ReadCatalogue): string[] {
  return [
    ...providers.filter((one) => !isOnlyNamed(one)),
    ...locations.filter((one) => !one.is_stub),
    ...[...items, ...itemStates, ...refused],
  ].map(({ id }) => id);
}

/** A seller that is named for what else is told: nothing changes of one that is known. */
const isOnlyNamed = ({ is_state, stamped_at }: ProviderRow) => is_state && stamped_at === null;

function add({ rows, named, mentioned }: Combined, read: ReadCatalogue): void {
  const isMentionedFirst = ({ id }: { readonly id: string }) => {
    const isFirst = !mentioned.has(id);
    mentioned.add(id);
    return isFirst;
  };
  const isNew = (one: ProviderRow | LocationRow, isMentioned: boolean) =>
    isMentioned ? !named.has(one.id) && isMentionedFirst(one) : true;
  rows.providers.push(...read.providers.filter((one) => isNew(one, isOnlyNamed(one))));
  rows.locations.push(...read.locations.filter((one) => isNew(one, one.is_stub)));
  rows.wordings.push(...read.wordings.filter(isMentionedFirst));
  rows.reaches.push(...read.reaches);
  rows.items.push(...read.items);
  rows.itemStates.push(...read.itemStates);
  rows.refused.push(...read.refused);
  for (const id of idsOf(read)) named.add(id);
  // What is told of a seller that was only named before has to come after it.
  for (const one of read.providers.filter(isOnlyNamed)) named.add(one.id);
}

const noRows = (): Combined['rows'] => ({
  ...{ providers: [], locations: [], reaches: [], wordings: [], items: [], itemStates: [], refused: [] },
});
