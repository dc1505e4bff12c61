import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import type { OperatorCaller, OperatorResource } from '@haat/backend-platform/operator';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { findRecord } from './find-records.ts';
import { hasOneOf } from './registry.ts';
import { unmaskings } from './tables.ts';
import { plainOnWire } from './wire.ts';

/**
 * The value of a personal field. That it was read, by whom and why, is kept before it is told.
 * @throws ServiceError `request_error.not_found`, `auth_error.forbidden`
 */
export async function unmaskField(
  dependencies: Dependencies,
  { resource, by }: { resource: OperatorResource; by: OperatorCaller },
  { id, field: name, reason }: { id: string; field: string; reason: string },
): Promise<unknown> {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (field?.personal === undefined) throw new ServiceError('request_error.not_found');
  if (!hasOneOf(by, field.personal.unmask)) throw new ServiceError('auth_error.forbidden');
  const record = await findRecord(dependencies.database, dependencies, resource, { id, by });
  await inTransaction(dependencies.database, async (tx) => {
    const actId = dependencies.newId();
    const what = { resource: resource.name, recordId: id, field: name, reason };
    await tx.insert(unmaskings).values({ id: actId, ...what, userId: by.id, at: dependencies.now() });
    await recordSecurityEvent(tx, dependencies, {
      kind: 'personal-unmasked',
      userId: by.id,
      network: by.network,
      subjects: { act: actId, resource: resource.name, ids: id, fields: name },
    });
  });
  return field.personal.reveal === undefined
    ? plainOnWire(field.kind, record[name])
    : field.personal.reveal(dependencies, id);
}
