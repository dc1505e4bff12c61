import { z } from 'zod';
import { wholeNumberInQuery } from '../queries/query-values.ts';
import { moneyActSchema } from '../support/ledger.ts';
import { MOST_OPERATOR_ROWS, OPERATOR_PAGE_SIZE, SHORTEST_UNMASK_REASON } from '../vocabulary/operator/operator.ts';

/** Values by field, as the kinds of the fields say; what is not known is null. */
const valuesSchema = z.record(z.string(), z.unknown());
const confirm = z.boolean().optional();

/**
 * Query of `GET /operator/v1/{resource}` and of `…/export.csv`; whatever else stands in it is a filter. Deeper than
 * the list counts, the filters lead on and not the pages.
 */
export const operatorListQuerySchema = z
  .object({
    page: wholeNumberInQuery(1, 10_000).default(1),
    per_page: wholeNumberInQuery(1, MOST_OPERATOR_ROWS).default(OPERATOR_PAGE_SIZE),
    sort: z.string().max(64).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  })
  .catchall(z.string().max(200));

/** A row of a list: personal fields are masked. */
export const operatorRowSchema = z.object({ id: z.string() }).catchall(z.unknown());
/** A row of a list. */
export type OperatorRow = z.infer<typeof operatorRowSchema>;

/** Answer of `GET /operator/v1/{resource}`. */
export const operatorListSchema = z.object({
  data: z.array(operatorRowSchema),
  total: z.number().int(),
  /** There are more than `total`: they were counted no further. */
  total_is_at_least: z.boolean(),
  page: z.number().int(),
  per_page: z.number().int(),
});
/** A page of a list. */
export type OperatorList = z.infer<typeof operatorListSchema>;

/**
 * Answer of `GET`, `PUT` and `POST` of a record; its `version` is also the `ETag`. A version is opaque: it is another
 * one once anything that can be changed here is another.
 */
export const operatorRecordSchema = z.object({ id: z.string(), version: z.string() }).catchall(z.unknown());
/** A record. */
export type OperatorRecord = z.infer<typeof operatorRecordSchema>;

/**
 * `POST /operator/v1/{resource}`. `confirm`: said after `operator_error.confirm_needed`, whose details name what is
 * unusual.
 */
export const createRecordSchema = z.strictObject({ data: valuesSchema, confirm });
/**
 * `PUT /operator/v1/{resource}/{id}`: fields that change, and the version that was read. Another one is refused with
 * `operator_error.version_conflict` and the present record as `details.record`.
 */
export const changeRecordSchema = z.strictObject({ version: z.string().max(64), data: valuesSchema, confirm });
/** `POST /operator/v1/{resource}/{id}/actions/{action}`; a version that is given is compared. */
export const actOnRecordSchema = z.strictObject({
  version: z.string().max(64).optional(),
  input: valuesSchema.default({}),
  confirm,
});
/** Answer of an act: the record after it, and what waits for a second person, or null where it is done. */
export const actedOnRecordSchema = z.object({ record: operatorRecordSchema, waiting: moneyActSchema.nullable() });
/** Answer of an act. */
export type ActedOnRecord = z.infer<typeof actedOnRecordSchema>;

/** `POST /operator/v1/{resource}/{id}/unmask`: which field, and why; the reason is kept with the record of it. */
export const unmaskFieldSchema = z.strictObject({
  field: z.string().max(64),
  reason: z.string().trim().min(SHORTEST_UNMASK_REASON).max(300),
});
/** Answer of `POST …/unmask`. */
export const unmaskedFieldSchema = z.object({ value: z.unknown() });
