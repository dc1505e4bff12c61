/** What goes over the wire between the desk and `/operator/v1`. See docs/domain/operator.md. */
export {
  operatorActionSchema,
  operatorFieldSchema,
  operatorFilterSchema,
  operatorInputSchema,
  operatorResourceSchema,
  operatorResourcesSchema,
} from './resources.ts';
export type {
  OperatorAction,
  OperatorField,
  OperatorFilter,
  OperatorInput,
  OperatorResource,
  OperatorResources,
} from './resources.ts';
export {
  actedOnRecordSchema,
  actOnRecordSchema,
  changeRecordSchema,
  createRecordSchema,
  operatorListQuerySchema,
  operatorListSchema,
  operatorRecordSchema,
  operatorRowSchema,
  unmaskedFieldSchema,
  unmaskFieldSchema,
} from './records.ts';
export type { ActedOnRecord, OperatorList, OperatorRecord, OperatorRow } from './records.ts';
