import { momentOf } from '../wire/read-values.ts';
import type {
  NetworkCatalogue,
  NetworkItem,
  NetworkLocation,
  NetworkProvider,
  NetworkTime,
} from './catalogue-message.ts';

interface Entry {
  readonly id: string;
  readonly time?: NetworkTime | undefined;
}

/** Fields of an entry that are no description of it: which it is, and where it stands. */
const NO_DESCRIPTION: ReadonlySet<string> = new Set([
  ...['id', 'time', 'describedAt', 'locations', 'items'],
  ...['parent_item_id', 'location_id', 'fulfillment_id', 'category_id'],
]);

/**
 * Takes what changed into a catalogue. Of a seller, a shop and an item each the word with the latest time counts; one
 * of the same time, an older one or one without a time changes nothing, and what is not named stays: the same messages
 * in any order make the same catalogue. A word that only opens or closes an entry keeps what the latest word that
 * describes it said. An item may come before its seller, who then stands for no more than an id. Lists come in the
 * order of ids.
 * See docs/domain/open-network.md#catalogue-and-increments.
 */
export function mergeIncrement(catalogue: NetworkCatalogue, push: NetworkCatalogue): NetworkCatalogue {
  const known = new Map((catalogue['bpp/providers'] ?? []).map((provider) => [provider.id, provider]));
  for (const provider of push['bpp/providers'] ?? [])
    known.set(provider.id, mergeProvider(known.get(provider.id) ?? { id: provider.id }, provider));
  return { ...catalogue, 'bpp/providers': inOrder([...known.values()]) };
}

function mergeProvider(known: NetworkProvider, pushed: NetworkProvider): NetworkProvider {
  return {
    ...mergeDescribed(known, pushed),
    locations: mergeEntries(known.locations ?? [], pushed.locations ?? [], mergeDescribed),
    items: mergeEntries(known.items ?? [], pushed.items ?? [], mergeDescribed),
  };
}

function mergeEntries<One extends Entry>(
  known: readonly One[],
  pushed: readonly One[],
  merge: (known: One, pushed: One) => One,
): One[] {
  const entries = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of pushed) {
    const before = entries.get(entry.id);
    if (before !== undefined) entries.set(entry.id, merge(before, entry));
    else if (momentOf(entry.time?.timestamp) !== null) entries.set(entry.id, entry);
  }
  return inOrder([...entries.values()]);
}

/** Open or closed by the later word, and as the later one that describes it describes it. */
function mergeDescribed<One extends NetworkProvider | NetworkLocation | NetworkItem>(known: One, pushed: One): One {
  if (momentOf(pushed.time?.timestamp) === null) return known;
  const time = (isNewer(pushed, known) ? pushed : known).time;
  const [at, before] = [descriptionTime(pushed), descriptionTime(known)];
  const isDescribedAnew = at !== null && (before === null || at > before);
  const describedAt = isDescribedAnew ? at : before;
  return {
    ...(isDescribedAnew ? pushed : known),
    time,
    describedAt: describedAt === momentOf(time?.timestamp) ? undefined : (describedAt ?? undefined),
  };
}

/** When an entry was described; null where no more than its state is known. */
function descriptionTime(entry: NetworkProvider | NetworkLocation | NetworkItem): string | null {
  return isStateAlone(entry) ? null : (entry.describedAt ?? momentOf(entry.time?.timestamp));
}

/** Whether an entry says of a seller, a shop or an item no more than whether it is open. */
export function isStateAlone(entry: NetworkProvider | NetworkLocation | NetworkItem): boolean {
  return Object.entries(entry).every(([field, value]) => value === undefined || NO_DESCRIPTION.has(field));
}

function isNewer(entry: Entry, known: Entry): boolean {
  const [at, before] = [momentOf(entry.time?.timestamp), momentOf(known.time?.timestamp)];
  return at !== null && (before === null || at > before);
}

const inOrder = <One extends Entry>(entries: readonly One[]): One[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
