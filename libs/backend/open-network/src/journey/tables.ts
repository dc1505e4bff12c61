import type { NetworkProduct } from '@haat/api-contract/open-network';
import type { Language, NetworkOrderStep, NetworkPaymentKind } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import type { LineSnapshot, VendorSnapshot } from '@haat/backend-market';
import type { NetworkEntryKind, NetworkFulfilment, NetworkHours, Quote, SellerTerms } from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Goods that a shop is asked for. */
export interface JourneyItem {
  readonly variantId: string;
  /** As the seller calls it. */
  readonly itemId: string;
  readonly quantity: number;
  /** What the catalogue, or after it the shop, asks for one pack, in paise. */
  readonly unitPaise: number;
  readonly mrpPaise: number | null;
  readonly isPaidOnDelivery: boolean;
  /** The shop's own fulfilment by which it is fetched; missing, or null, for what the shop brings. */
  readonly pickupId?: string | null;
  /** What an order keeps of it. */
  readonly product: LineSnapshot;
}

/** The shop that is asked, as it was then. */
export interface JourneySeller {
  readonly shown: NetworkProduct['seller'];
  readonly bppId: string;
  readonly bppUri: string;
  readonly providerId: string;
  readonly locationId: string;
  readonly vendor: VendorSnapshot;
  /** When its counter is open; missing in journeys from before it was kept. */
  readonly hours?: NetworkHours | null;
}

/** What a shop named in `on_init`. */
export interface JourneyTerms extends SellerTerms {
  readonly cancellationTerms: readonly unknown[];
  readonly finderFeePercent: string;
}

/**
 * Orders of the open network on their way to the shop. The id is the transaction's on the network and the order's here.
 * What is to be sent is written in the transaction of its cause, and sent afterwards, so that a process that dies
 * between the two neither loses nor doubles it. See docs/domain/open-network.md#steps-of-an-order.
 */
export const networkJourneys = pgTable(
  'network_journeys',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id').notNull(),
    farmerId: uuid('farmer_id')
      .notNull()
      .references(() => users.id),
    language: text().$type<Language>().notNull(),
    isAgent: boolean('is_agent').notNull(),
    /** `std:0253`. */
    city: text().notNull(),
    /** A row of `network_locations` when it was asked; the order's vendor. */
    shopId: uuid('shop_id').notNull(),
    seller: jsonb().$type<JourneySeller>().notNull(),
    items: jsonb().$type<JourneyItem[]>().notNull(),
    addressId: uuid('address_id').notNull(),
    /** Whom the goods are brought to and where, encrypted. */
    encryptedAddress: text('encrypted_address').notNull(),
    step: text().$type<NetworkOrderStep>().notNull(),
    since: time('since').notNull(),
    /** Until when the answer of this step is waited for; null when nothing is waited for. */
    answerDue: time('answer_due'),
    /** Ids of what was last sent, by which the answer is known; null before. */
    selectMessageId: uuid('select_message_id'),
    initMessageId: uuid('init_message_id'),
    confirmMessageId: uuid('confirm_message_id'),
    /** When the step's message is sent, or sent again; null when it is not. */
    nextTryAt: time('next_try_at'),
    /** How often the order was sent to the shop. */
    tries: integer().notNull(),
    problemCode: text('problem_code'),
    problemVariantIds: jsonb('problem_variant_ids').$type<string[]>().notNull(),
    /** Of `on_select`, as it came. */
    quote: jsonb().$type<Quote>(),
    fulfilment: jsonb().$type<NetworkFulfilment>(),
    holdsUntil: time('holds_until'),
    isShort: boolean('is_short').notNull(),
    paymentKind: text('payment_kind').$type<NetworkPaymentKind>(),
    agreedAt: time('agreed_at'),
    /** Of `on_init`; null before. */
    terms: jsonb().$type<JourneyTerms>(),
    /** The payment company's id of the money that was taken; null before. */
    gatewayPaymentId: text('gateway_payment_id'),
  },
  (table) => [
    index('network_journeys_cart').on(table.cartId, table.since),
    index('network_journeys_farmer').on(table.farmerId),
    index('network_journeys_to_send')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('network_journeys_waiting')
      .on(table.answerDue)
      .where(sql`answer_due is not null`),
  ],
);

/** A journey as the database has it. */
export type JourneyRow = typeof networkJourneys.$inferSelect;

/**
 * Money of orders of the network: the sum of an order's lines is what is held for it, and zero once it has ended. Lines
 * are only ever added. See docs/domain/open-network.md#money.
 */
export const networkOrderEntries = pgTable(
  'network_order_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Names the event, so that the same one is never booked twice: 'captured:pay_…', 'refund:<id>'. */
    reference: text().notNull().unique(),
    orderId: uuid('order_id').notNull(),
    kind: text().$type<NetworkEntryKind>().notNull(),
    /** Whole paise; positive is held for the order. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('network_order_entries_order').on(table.orderId),
    check('network_order_entries_amount', sql`${table.amountPaise} <> 0`),
  ],
);
