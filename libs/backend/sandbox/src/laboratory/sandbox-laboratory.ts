import { SOIL_PARAMETERS } from '@haat/api-contract/vocabulary';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { reportSample } from '@haat/backend-soil';
import { soilSamples } from '@haat/backend-soil/tables';
import { SOIL_SCALES } from '@haat/soil-core';
import { and, asc, eq, lte } from 'drizzle-orm';
import { createHash } from 'node:crypto';

/** How long the laboratory takes. */
const LOOK_MS = 5_000;
const LOOK_EVERY_MS = 2_000;
const BATCH = 50;
/** Of the limit of its highest class: values of the sample lie between nothing and this. */
const SPREAD = 1.4;

/**
 * The simulated laboratory: it measures nothing, and makes up values by the number of the bag, the same for the same
 * bag. Its reports are kept as a simulated laboratory's, and say so.
 */
export const LABORATORY_JOBS: readonly Job[] = [
  {
    name: 'sandbox.laboratory',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxLaboratory,
    run: runLaboratory,
  },
];

async function runLaboratory(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const waiting = await database
    .select({ bagNumber: soilSamples.bagNumber })
    .from(soilSamples)
    .where(and(eq(soilSamples.state, 'WAITING'), lte(soilSamples.sentAt, new Date(now().getTime() - LOOK_MS))))
    .orderBy(asc(soilSamples.sentAt))
    .limit(BATCH);
  for (const { bagNumber } of waiting) await report(dependencies, bagNumber);
}

/** A sample that was decided or withdrawn meanwhile is left as it is. */
async function report(dependencies: Dependencies, bagNumber: string): Promise<void> {
  const sample = { bagNumber, laboratoryUserId: null };
  try {
    await inTransaction(dependencies.database, (tx) =>
      reportSample(tx, dependencies, sample, { laboratory: 'sandbox', values: madeUpValues(bagNumber) }),
    );
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

function madeUpValues(bagNumber: string) {
  const bytes = createHash('sha256').update(bagNumber).digest();
  return SOIL_PARAMETERS.map((parameter, at) => {
    const { unit, steps, most } = SOIL_SCALES[parameter];
    const share = (bytes[at] ?? 0) / 255;
    const highest = (steps.at(-1)?.from ?? most) * SPREAD;
    // Soil that plants grow on is not sour as vinegar.
    const value = parameter === 'ph' ? 5 + share * 4 : Math.min(most, highest * share);
    return { parameter, unit, value: Math.round(value * 100) / 100 };
  });
}
