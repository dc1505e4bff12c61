import { count, isNull, sum } from 'drizzle-orm';
import type { MeasuredGauge } from '@haat/backend-platform/area';
import { measurementDeliveries, measurementSinks } from './tables.ts';

/** How the relay goes, for the operators. */
export const GAUGES: readonly MeasuredGauge[] = [
  {
    name: 'haat_measurement_waiting',
    help: 'Events that wait for a sink',
    async measure({ database }) {
      const [row] = await database
        .select({ waiting: count() })
        .from(measurementDeliveries)
        .where(isNull(measurementDeliveries.settledAt));
      return row?.waiting ?? 0;
    },
  },
  {
    name: 'haat_measurement_lost',
    help: 'Events that a sink refused, or that waited for it too long',
    async measure({ database }) {
      const [row] = await database
        .select({ dropped: sum(measurementSinks.dropped), refused: sum(measurementSinks.refused) })
        .from(measurementSinks);
      return Number(row?.dropped ?? 0) + Number(row?.refused ?? 0);
    },
  },
];
