import { ledgerMonthParamsSchema, ledgerMonthSchema, MOST_ENTRIES_SHOWN } from '@haat/api-contract/shop-settings';
import type { LedgerMonth } from '@haat/api-contract/shop-settings';
import { requireRole } from '@haat/backend-identity';
import { shopMonth } from '@haat/backend-ledger';
import type { ShopEntryRow } from '@haat/backend-ledger';
import { orderNumbersOf } from '@haat/backend-orders';
import { errorAnswers, textAnswer } from '@haat/backend-platform';
import type { Executor, Module } from '@haat/backend-platform';
import { formatDateTime, toRupees } from '@haat/format';
import { stringify } from 'csv-stringify/sync';
import { shopOfRequest } from '../shop-of-request.ts';

const PATH = '/vendor/v1/ledger/months/:month';
const tags = ['shop-goods'];
const security = [{ bearer: [] }];
const params = ledgerMonthParamsSchema;
/** More than any shop of the market has orders in a month. */
const MOST_IN_FILE = 100_000;

/** The ledger of a shop by month, for its people and their bookkeeper. */
export const ledgerMonthModule: Module = {
  name: 'shop-ledger',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('vendor'));

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: "A month of the shop's ledger",
          params,
          response: { 200: ledgerMonthSchema, ...errorAnswers },
        },
      },
      async (request): Promise<LedgerMonth> => {
        const { vendorId } = await shopOfRequest(dependencies, request);
        const { month } = request.params;
        const found = await shopMonth(database, vendorId, { month, limit: MOST_ENTRIES_SHOWN });
        return {
          month,
          first_month: found.firstMonth,
          opening: toRupees(found.openingPaise),
          closing: toRupees(found.closingPaise),
          sums: found.sums.map(({ kind, amountPaise, count }) => ({ kind, amount: toRupees(amountPaise), count })),
          payable: toRupees(Math.max(0, found.balance.payablePaise)),
          held: toRupees(found.balance.heldPaise),
          count: found.count,
          entries: await withNumbers(database, found.entries),
        };
      },
    );

    app.get(
      `${PATH}/file`,
      {
        schema: {
          tags,
          security,
          summary: "A month of the shop's ledger as a table",
          params,
          response: { 200: textAnswer('text/csv', 'The table'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { vendorId } = await shopOfRequest(dependencies, request);
        const { entries } = await shopMonth(database, vendorId, { month: request.params.month, limit: MOST_IN_FILE });
        const rows = (await withNumbers(database, entries)).map(({ id, at, kind, order_number: order, amount }) => [
          ...[id, formatDateTime(new Date(at)), kind, order ?? '', amount.toFixed(2)],
        ]);
        const text = stringify([['entry', 'time', 'kind', 'order', 'amount'], ...rows], {
          ...{ bom: true, record_delimiter: 'windows' },
        });
        return reply.type('text/csv; charset=utf-8').send(text);
      },
    );
  },
};

async function withNumbers(executor: Executor, entries: readonly ShopEntryRow[]): Promise<LedgerMonth['entries']> {
  const ids = entries.flatMap(({ orderId }) => orderId ?? []);
  const numbers = await orderNumbersOf(executor, [...new Set(ids)]);
  return entries.map(({ id, kind, amountPaise, orderId, at }) => ({
    ...{ id, kind, amount: toRupees(amountPaise), order_id: orderId, at: at.toISOString() },
    order_number: orderId === null ? null : (numbers.get(orderId) ?? null),
  }));
}
