import { LICENCE_KINDS, type LicenceKind } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import type { TradeLicence } from '../vendors/tables.ts';

/**
 * Kinds of goods for which every licence of a shop has run out: the last day of a licence still counts. A kind for
 * which the shop has told no licence is not among them. See docs/domain/shop.md#licences.
 */
export function expiredKinds(licences: readonly TradeLicence[], now: Date): LicenceKind[] {
  const today = indiaDay(now);
  return LICENCE_KINDS.filter((kind) => {
    const ofKind = licences.filter((licence) => licence.kind === kind);
    return ofKind.length > 0 && ofKind.every(({ valid_until: until }) => until < today);
  });
}
