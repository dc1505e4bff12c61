import { LICENCE_KINDS } from '@haat/api-contract/vocabulary';
import { staffOfShop } from '@haat/backend-aftercare';
import { noticeDay, tellPerson } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { createHash } from 'node:crypto';
import texts from './licence-texts.json' with { type: 'json' };

/** That a shop's licence runs out in a month, or has: `shop`, `kind`, `until`, `is_expired`. */
export const LICENCE_EVENT = 'shopkeeping.licence-ends';

/** Tells each person of a shop of the end of a licence. */
export const LICENCE_EVENT_HANDLERS: EventHandlers = {
  async [LICENCE_EVENT](dependencies, { id, payload: { shop = '', kind: named, until = '', is_expired: expired } }) {
    const kind = LICENCE_KINDS.find((one) => one === named);
    if (kind === undefined) return;
    const isExpired = expired === 'true';
    for (const userId of await staffOfShop(dependencies.database, shop))
      await tellPerson(dependencies, {
        id: noticeOf(id, userId),
        userId,
        kind: isExpired ? 'licence-expired' : 'licence-ending',
        text: isExpired ? texts.expired : texts.ending,
        sampleText: null,
        values: (language) => ({ goods: inLanguage(texts.goods[kind], language), day: noticeDay(until) }),
      });
  },
};

/** A notice is one person's: an event for several has one for each, the same whenever it is delivered. */
function noticeOf(eventId: string, userId: string): string {
  const hex = createHash('sha256').update(`${eventId}:${userId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
