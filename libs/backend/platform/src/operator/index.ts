/** How an area declares what a desk may list and do. See docs/domain/operator.md#resources. */
export type { OperatorInputDeclaration } from './operator-input.ts';
export type {
  OperatorAction,
  OperatorCaller,
  OperatorContext,
  OperatorField,
  OperatorFilter,
  OperatorPersonal,
  OperatorResource,
  OperatorSource,
  OperatorValues,
  SecondPersonRequest,
} from './operator-resource.ts';
export {
  beginningFilter,
  choiceFilter,
  flagFilter,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from './filters.ts';
export { CARERS, OPERATORS } from './desk-roles.ts';
export { maskName, maskPhone, maskWhole } from './mask.ts';
