import { isLanguage } from '@haat/api-contract';
import type { Language } from '@haat/api-contract';
import { formatMoney, toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import type { NoticeKind } from '../../adapters/sms/sms-adapter.ts';
import type { Transaction } from '../../database/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { inLanguage } from '../localised/localised.ts';
import { addEvent } from '../outbox/add-event.ts';
import type { DeliveredEvent, EventHandlers } from '../outbox/deliver-events.ts';
import { userOfId } from '../users/user-of-id.ts';
import noticeTexts from './notice-texts.json' with { type: 'json' };
import { orders } from './tables.ts';

/** Events of orders, each with the notice that the farmer gets. */
const NOTICE_OF = { 'order.placed': 'order-placed', 'order.cancelled': 'order-cancelled' } as const satisfies Record<string, NoticeKind>;

/** Says in an order's transaction that the farmer has to be told of it, in the language in which the farmer acted. */
export async function noteOrderEvent(tx: Transaction, { newId, now }: Pick<Dependencies, 'newId' | 'now'>, type: keyof typeof NOTICE_OF, orderId: string, language: Language): Promise<void> {
  await addEvent(tx, { id: newId(), type, payload: { order_id: orderId, language }, at: now() });
}

/** Sends the notices of orders. */
export const ORDER_EVENT_HANDLERS: EventHandlers = Object.fromEntries(Object.entries(NOTICE_OF).map(([type, kind]) =>
  [type, (dependencies: Dependencies, event: DeliveredEvent) => sendNotice(dependencies, event, kind)]));

async function sendNotice({ database, adapters }: Dependencies, { id, payload }: DeliveredEvent, kind: NoticeKind): Promise<void> {
  const [order] = await database.select().from(orders).where(eq(orders.id, payload['order_id'] ?? ''));
  const farmer = order === undefined ? null : await userOfId(database, order.farmerId);
  if (order === undefined || farmer === null) return;
  const language = isLanguage(payload['language']) ? payload['language'] : 'en';
  const values = { number: order.number, shop: inLanguage(order.vendor.name, language), total: formatMoney(toRupees(order.totalPaise)) };
  const text = inLanguage(noticeTexts[kind], language).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name as keyof typeof values] ?? '');
  await adapters.sms.sendNotice({ id, phoneNumber: farmer.phoneNumber, kind, text, values });
}
