import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type {
  OperatorCaller,
  OperatorContext,
  OperatorField,
  OperatorResource,
  OperatorValues,
} from '@haat/backend-platform/operator';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { askSecondPerson } from './ask-second-person.ts';
import { findRecord } from './find-records.ts';
import { readValues } from './input-schema.ts';
import { hasOneOf, readableFields } from './registry.ts';
import { rowOnWire, versionOf } from './wire.ts';

/** Who changes what. */
export interface Change {
  readonly resource: OperatorResource;
  readonly by: OperatorCaller;
  readonly isConfirmed: boolean;
}

/**
 * Makes a record.
 * @returns its id
 * @throws ServiceError `auth_error.forbidden`, `request_error.invalid`, what the resource refuses
 */
export async function createRecord(
  dependencies: Dependencies,
  { resource, by, isConfirmed }: Change,
  data: OperatorValues,
): Promise<string> {
  const { create } = resource;
  const fields = fieldsFor(resource, by, 'set');
  if (create === undefined || Object.keys(fields).length === 0) throw new ServiceError('auth_error.forbidden');
  const values = readValues(fields, data, { areAllNeeded: true, place: 'data' });
  return inTransaction(dependencies.database, async (tx) => {
    const id = await create(tx, contextOf(tx, dependencies, { by, isConfirmed }), values);
    await recordChange(tx, dependencies, { resource, by, id, what: Object.keys(values), reason: 'created' });
    return id;
  });
}

/**
 * Changes fields of a record of the version that was read.
 * @throws ServiceError `auth_error.forbidden`, `request_error.invalid`, `request_error.not_found`,
 *   `operator_error.version_conflict` with the present record, what the resource refuses
 */
export async function changeRecord(
  dependencies: Dependencies,
  { resource, by, isConfirmed }: Change,
  { id, version, data }: { id: string; version: string; data: OperatorValues },
): Promise<void> {
  const { change } = resource;
  const fields = fieldsFor(resource, by, 'change');
  if (change === undefined || Object.keys(fields).length === 0) throw new ServiceError('auth_error.forbidden');
  const values = readValues(fields, data, { areAllNeeded: false, place: 'data' });
  await inTransaction(dependencies.database, async (tx) => {
    const before = await lockRecord(tx, dependencies, { resource, by, id, version });
    await change(tx, contextOf(tx, dependencies, { by, isConfirmed }), before, values);
    await recordChange(tx, dependencies, { resource, by, id, what: Object.keys(values), reason: 'changed' });
  });
}

/**
 * Does an act on a record.
 * @returns the id of the act that waits for a second person, or null
 * @throws ServiceError `auth_error.forbidden`, `request_error.invalid`, `request_error.not_found`,
 *   `operator_error.version_conflict`, what the act refuses
 */
export async function actOnRecord(
  dependencies: Dependencies,
  { resource, by, isConfirmed }: Change,
  { id, name, version, input }: { id: string; name: string; version: string | undefined; input: OperatorValues },
): Promise<string | null> {
  const { actions = {} } = resource;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new ServiceError('request_error.not_found');
  if (!hasOneOf(by, action.roles)) throw new ServiceError('auth_error.forbidden');
  const values = readValues(action.inputs, input, { areAllNeeded: true, place: 'input' });
  return inTransaction(dependencies.database, async (tx) => {
    await lockRecord(tx, dependencies, { resource, by, id, version });
    const waiting = await action.run(tx, contextOf(tx, dependencies, { by, isConfirmed }), id, values);
    await recordChange(tx, dependencies, { resource, by, id, what: [name], reason: 'acted' });
    return waiting;
  });
}

async function lockRecord(
  tx: Transaction,
  dependencies: Dependencies,
  { resource, by, id, version }: Pick<Change, 'resource' | 'by'> & { id: string; version: string | undefined },
): Promise<OperatorValues> {
  if (!('table' in resource.source)) await lockName(tx, `operator ${resource.name} ${id}`);
  const before = await findRecord(tx, dependencies, resource, { id, by, isLocked: true });
  const present = versionOf(resource, before);
  if (version === undefined || version === present) return before;
  const record = { ...rowOnWire(resource, before, readableFields(resource, by)), version: present };
  throw new ServiceError('operator_error.version_conflict', { record });
}

function fieldsFor(
  { fields }: OperatorResource,
  by: OperatorCaller,
  may: 'change' | 'set',
): Record<string, OperatorField> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => hasOneOf(by, field[may])));
}

function contextOf(
  tx: Transaction,
  dependencies: Dependencies,
  { by, isConfirmed }: Pick<Change, 'by' | 'isConfirmed'>,
): OperatorContext {
  return {
    dependencies,
    by,
    isConfirmed,
    askSecondPerson: (request) => askSecondPerson(tx, dependencies, { ...request, by }),
  };
}

async function recordChange(
  tx: Transaction,
  dependencies: Dependencies,
  {
    resource,
    by,
    id,
    what,
    reason,
  }: Pick<Change, 'resource' | 'by'> & { id: string; what: readonly string[]; reason: string },
): Promise<void> {
  await recordSecurityEvent(tx, dependencies, {
    kind: 'record-changed',
    userId: by.id,
    network: by.network,
    subjects: { resource: resource.name, ids: id, fields: what.join(','), reason },
  });
}
