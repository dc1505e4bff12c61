import { momentOf } from '../wire/read-values.ts';
import type { NetworkCatalogue, NetworkProvider, NetworkTime } from './catalogue-message.ts';

interface Entry {
  readonly id: string;
  readonly time?: NetworkTime | undefined;
}

/**
 * Takes what changed into a catalogue. Of a seller, a shop and an item each the word with the latest time counts; one
 * of the same time, an older one or one without a time changes nothing, and what is not named stays: the same messages
 * in any order make the same catalogue. An item may come before its seller, who then stands for no more than an id.
 * Lists come in the order of ids.
 * See docs/domain/open-network.md#catalogue-and-increments.
 */
export function mergeIncrement(catalogue: NetworkCatalogue, push: NetworkCatalogue): NetworkCatalogue {
  const known = new Map((catalogue['bpp/providers'] ?? []).map((provider) => [provider.id, provider]));
  for (const provider of push['bpp/providers'] ?? [])
    known.set(provider.id, mergeProvider(known.get(provider.id) ?? { id: provider.id }, provider));
  return { ...catalogue, 'bpp/providers': inOrder([...known.values()]) };
}

function mergeProvider(known: NetworkProvider, pushed: NetworkProvider): NetworkProvider {
  const newest = isNewer(pushed, known) ? pushed : known;
  return {
    ...newest,
    locations: mergeEntries(known.locations ?? [], pushed.locations ?? []),
    items: mergeEntries(known.items ?? [], pushed.items ?? []),
  };
}

function mergeEntries<One extends Entry>(known: readonly One[], pushed: readonly One[]): One[] {
  const newest = new Map(known.map((entry) => [entry.id, entry]));
  for (const entry of pushed) if (isNewer(entry, newest.get(entry.id))) newest.set(entry.id, entry);
  return inOrder([...newest.values()]);
}

function isNewer(entry: Entry, known: Entry | undefined): boolean {
  const [at, before] = [momentOf(entry.time?.timestamp), momentOf(known?.time?.timestamp)];
  return at !== null && (before === null || at > before);
}

const inOrder = <One extends Entry>(entries: readonly One[]): One[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
