import type { SoilValues } from '@haat/api-contract/soil';
import type { SoilParameter, SoilRefusal } from '@haat/api-contract/vocabulary';
import { addEvent, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { mayBeMeasured, SOIL_SCALES } from '@haat/soil-core';
import { eq } from 'drizzle-orm';
import { SOIL_EVENT } from '../samples/soil-notices.ts';
import { soilSamples, type MeasuredValues } from '../tables.ts';

/** Which sample, and who measures. */
export interface MeasuredSample {
  readonly bagNumber: string;
  /** Null: the simulated laboratory of the sample. */
  readonly laboratoryUserId: string | null;
}

/**
 * Writes down what was measured; whose soil it is, is told. The same report again changes nothing.
 * @throws ServiceError `request_error.not_found`, `soil_error.sample_decided`, `work_error.claimed`, and with the
 *   parameter `soil_error.unit_wrong`, `soil_error.value_impossible`, `soil_error.named_twice`
 */
export async function reportSample(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'newId'>,
  sample: MeasuredSample,
  report: SoilValues,
): Promise<void> {
  const values = measuredValues(report.values);
  const laboratoryName = sample.laboratoryUserId === null ? null : report.laboratory;
  await decide(tx, dependencies, sample, { state: 'REPORTED', values, laboratoryName, refusal: null });
}

/**
 * Says why a sample cannot be measured; whose it is, is told.
 * @throws ServiceError `request_error.not_found`, `soil_error.sample_decided`, `work_error.claimed`
 */
export async function rejectSample(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now' | 'newId'>,
  sample: MeasuredSample,
  refusal: SoilRefusal,
): Promise<void> {
  await decide(tx, dependencies, sample, { state: 'REJECTED', values: null, laboratoryName: null, refusal });
}

type Decision = Pick<typeof soilSamples.$inferSelect, 'state' | 'values' | 'laboratoryName' | 'refusal'>;

async function decide(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  { bagNumber, laboratoryUserId }: MeasuredSample,
  decision: Decision,
): Promise<void> {
  const [sample] = await tx.select().from(soilSamples).where(eq(soilSamples.bagNumber, bagNumber)).for('update');
  if (sample === undefined || sample.state === 'WITHDRAWN') throw new ServiceError('request_error.not_found');
  if (sample.state !== 'WAITING') {
    const isSame =
      sample.laboratoryUserId === laboratoryUserId &&
      sample.state === decision.state &&
      sample.refusal === decision.refusal &&
      isSameReport(sample, decision);
    if (isSame) return;
    throw new ServiceError('soil_error.sample_decided');
  }
  await finishWork(tx, { now }, { kind: 'soil-samples', subjectId: bagNumber, userId: laboratoryUserId });
  await tx
    .update(soilSamples)
    .set({ ...decision, laboratoryUserId, decidedAt: now() })
    .where(eq(soilSamples.id, sample.id));
  await addEvent(tx, { id: newId(), type: SOIL_EVENT, payload: { sample_id: sample.id }, at: now() });
}

function isSameReport(one: Decision, other: Decision): boolean {
  const sorted = ({ values }: Decision) => JSON.stringify(Object.entries(values ?? {}).sort());
  return one.laboratoryName === other.laboratoryName && sorted(one) === sorted(other);
}

function measuredValues(reported: SoilValues['values']): MeasuredValues {
  const values: Partial<Record<SoilParameter, number>> = {};
  for (const { parameter, value, unit } of reported) {
    if (parameter in values) throw new ServiceError('soil_error.named_twice', { parameter });
    const expected = SOIL_SCALES[parameter].unit;
    if (unit !== expected) throw new ServiceError('soil_error.unit_wrong', { parameter, unit: expected });
    if (!mayBeMeasured(parameter, value)) throw new ServiceError('soil_error.value_impossible', { parameter });
    values[parameter] = value;
  }
  return values;
}
