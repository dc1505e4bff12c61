import { MANDI_SET_ASIDE_REASONS } from '@haat/api-contract/vocabulary';
import { CARERS, choiceFilter, sinceFilter, untilFilter } from '@haat/backend-platform/operator';
import type { OperatorField, OperatorResource } from '@haat/backend-platform/operator';
import { sql } from 'drizzle-orm';
import { PRICE_SOURCES } from '../prices/tables.ts';
import { mandiSetAsideRows } from '../tables.ts';

/** A cell of the row as it came. */
const cell = (column: string, field = column): OperatorField => ({
  kind: 'text',
  column: sql<string>`coalesce(${mandiSetAsideRows.row}->>${sql.raw(`'${column}'`)}, '')`.as(field),
});

/** What sources told that is no price, row by row, the newest first. See docs/domain/mandi.md#rows-set-aside. */
export const setAsideResource: OperatorResource = {
  name: 'mandi-set-aside',
  read: CARERS,
  source: { table: mandiSetAsideRows, key: mandiSetAsideRows.fingerprint },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    created_at: { kind: 'time', column: mandiSetAsideRows.firstSeenAt, isSortable: true },
    reason: { kind: 'choice', choices: MANDI_SET_ASIDE_REASONS, column: mandiSetAsideRows.reason },
    day: cell('arrival_date', 'day'),
    market: cell('market'),
    district: cell('district'),
    state: cell('state'),
    commodity: cell('commodity'),
    min_price: cell('min_price'),
    modal_price: cell('modal_price'),
    max_price: cell('max_price'),
    source: { kind: 'choice', choices: PRICE_SOURCES, column: mandiSetAsideRows.source, isDetail: true },
  },
  filters: {
    reason: choiceFilter(mandiSetAsideRows.reason, MANDI_SET_ASIDE_REASONS),
    since: sinceFilter(mandiSetAsideRows.firstSeenAt),
    until: untilFilter(mandiSetAsideRows.firstSeenAt),
  },
};
