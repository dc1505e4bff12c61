import type { SoilReport, SoilSample, SoilSampleDetails } from '@haat/api-contract/soil';
import { SOIL_PARAMETERS, type Language } from '@haat/api-contract/vocabulary';
import { advisedCrops, cropCard, type AdvisedCrop } from '@haat/backend-advice';
import { prescribedProducts } from '@haat/backend-market';
import { inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { soilSamples } from '../tables.ts';

/** Samples in one answer at most. */
const MOST_LISTED = 50;
/** Which goods the plan is made of, as the catalogue writes what is in them. See docs/domain/soil.md#plan. */
const GRADES: Readonly<Record<keyof SoilReport['products'], string>> = {
  urea: 'N 46 %',
  dap: 'NP 18:46:0',
  mop: 'K 60 %',
};

type SampleRow = typeof soilSamples.$inferSelect;

/** A person's samples, the newest first. */
export async function samplesOf(executor: Executor, userId: string, language: Language): Promise<SoilSample[]> {
  const rows = await executor
    .select()
    .from(soilSamples)
    .where(eq(soilSamples.userId, userId))
    .orderBy(desc(soilSamples.sentAt), desc(soilSamples.id))
    .limit(MOST_LISTED);
  const crops = await advisedCrops(executor);
  return rows.map((row) => sampleView(row, crops, language));
}

/** A person's sample as it is kept. @throws ServiceError `request_error.not_found`, also for another person's */
export async function ownSample(executor: Executor, userId: string, id: string): Promise<SampleRow> {
  const [row] = isId(id)
    ? await executor
        .select()
        .from(soilSamples)
        .where(and(eq(soilSamples.id, id), eq(soilSamples.userId, userId)))
    : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

/** A person's sample with its report. @throws ServiceError as `ownSample` */
export async function sampleDetails(
  executor: Executor,
  userId: string,
  id: string,
  language: Language,
): Promise<SoilSampleDetails> {
  const row = await ownSample(executor, userId, id);
  const sample = sampleView(row, await advisedCrops(executor), language);
  return { ...sample, report: await reportOf(executor, row, language) };
}

async function reportOf(executor: Executor, row: SampleRow, language: Language): Promise<SoilReport | null> {
  const { values, decidedAt, laboratoryName } = row;
  if (row.state !== 'REPORTED' || values === null || decidedAt === null) return null;
  const products = await prescribedProducts(executor, { ids: [], actives: Object.values(GRADES) });
  const of = (grade: string) =>
    products
      .filter(({ active }) => active?.toLowerCase() === grade.toLowerCase())
      .map(({ id, slug, name }) => ({ id, slug, name: inLanguage(name, language), active: grade }));
  const measured = SOIL_PARAMETERS.map((parameter) => [parameter, values[parameter] ?? null] as const);
  return {
    ...{ reported_day: indiaDay(decidedAt), laboratory: laboratoryName },
    values: Object.fromEntries(measured) as SoilReport['values'],
    products: { urea: of(GRADES.urea), dap: of(GRADES.dap), mop: of(GRADES.mop) },
  };
}

function sampleView(row: SampleRow, crops: readonly AdvisedCrop[], language: Language): SoilSample {
  const crop = crops.find(({ id }) => id === row.cropId);
  return {
    ...{ id: row.id, bag_number: row.bagNumber, state: row.state, acres: row.acres, refusal: row.refusal },
    crop: crop === undefined ? null : cropCard(crop, language),
    sent_day: indiaDay(row.sentAt),
  };
}
