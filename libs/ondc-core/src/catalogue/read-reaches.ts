import { NETWORK_CATEGORIES, type NetworkCategory, type NetworkReach } from '@haat/api-contract/vocabulary';
import { decimalOf } from '../wire/read-values.ts';
import type { NetworkTag } from './catalogue-message.ts';

/** To where a shop brings goods of a kind. */
export interface Reach {
  /** As the seller calls its shop. */
  readonly location: string;
  readonly category: NetworkCategory;
  readonly kind: NetworkReach;
  /** Of a hyperlocal reach. */
  readonly radiusMetres: number | null;
  /** Of an intercity reach: ranges of PIN codes, each with its first and last; else none. */
  readonly pincodes: readonly (readonly [number, number])[];
}

const KINDS: Readonly<Record<string, NetworkReach>> = { '10': 'hyperlocal', '11': 'intercity', '12': 'country' };
const METRES = 1000;

/**
 * What a seller's tags say of where it delivers; what is unreadable or of a kind that is not known delivers nowhere.
 * See docs/domain/open-network.md#where-a-seller-delivers.
 */
export function readReaches(tags: readonly NetworkTag[] | undefined): Reach[] {
  return (tags ?? []).filter(({ code }) => code === 'serviceability').flatMap((tag) => readReach(tag) ?? []);
}

function readReach({ list }: NetworkTag): Reach | null {
  const valueOf = (name: string) => list?.find(({ code }) => code === name)?.value?.trim() ?? '';
  const [location, kind] = [valueOf('location'), KINDS[valueOf('type')]];
  const category = NETWORK_CATEGORIES.find((known) => known === valueOf('category'));
  if (location === '' || kind === undefined || category === undefined) return null;
  const reach = { location, category, kind, radiusMetres: null, pincodes: [] };
  if (kind === 'country') return valueOf('val') === 'IND' ? reach : null;
  if (kind === 'hyperlocal') {
    const kilometres = decimalOf(valueOf('val'));
    return kilometres === null ? null : { ...reach, radiusMetres: kilometres * METRES };
  }
  const pincodes = rangesOf(valueOf('val'));
  return pincodes.length === 0 ? null : { ...reach, pincodes };
}

/** `110001-110095,122001` as ranges; parts that are no PIN codes are left out. */
function rangesOf(text: string): [number, number][] {
  return text.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^\s*([1-9]\d{5})\s*(?:-\s*([1-9]\d{5})\s*)?$/.exec(part) ?? [];
    return from === '' || Number(from) > Number(to) ? [] : [[Number(from), Number(to)] satisfies [number, number]];
  });
}
