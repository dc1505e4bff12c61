import type { OperatorInput, OperatorResource as ResourceView } from '@haat/api-contract/operator';
import type { OperatorCaller, OperatorInputDeclaration, OperatorResource } from '@haat/backend-platform/operator';
import { hasOneOf, readableFields } from './registry.ts';

/** A resource as one caller may see and change it. */
export function resourceView(
  resource: OperatorResource,
  by: OperatorCaller,
  isSeen: (resource: string) => boolean,
): ResourceView {
  const { name, fields, filters, sort, actions = {} } = resource;
  const readable = readableFields(resource, by);
  const input = (key: string, declared: OperatorInputDeclaration) => inputView(key, declared, isSeen);
  const may = (change: 'change' | 'set') => Object.values(fields).some((field) => hasOneOf(by, field[change]));
  return {
    name,
    fields: readable.flatMap((key) => {
      const field = fields[key];
      if (field === undefined) return [];
      return {
        ...input(key, field),
        is_in_list: field.isDetail !== true,
        is_sortable: field.isSortable === true,
        is_masked: field.personal !== undefined,
        can_unmask: hasOneOf(by, field.personal?.unmask),
        can_change: resource.change !== undefined && hasOneOf(by, field.change),
        can_set: resource.create !== undefined && hasOneOf(by, field.set),
        columns: [...(field.columns ?? [])],
      };
    }),
    filters: Object.entries(filters).map(([key, filter]) => ({
      ...input(key, filter),
      is_personal: filter.isPersonal === true,
    })),
    sort: { ...sort },
    actions: Object.entries(actions).flatMap(([key, action]) =>
      hasOneOf(by, action.roles)
        ? {
            name: key,
            second_person: action.secondPerson,
            inputs: Object.entries(action.inputs).map(([inputName, declared]) => input(inputName, declared)),
          }
        : [],
    ),
    can_create: resource.create !== undefined && may('set'),
    can_change: resource.change !== undefined && may('change'),
    can_export: true,
  };
}

function inputView(
  name: string,
  { kind, isRequired, choices, reference, longest, least, most }: OperatorInputDeclaration,
  isSeen: (resource: string) => boolean,
): OperatorInput {
  return {
    name,
    kind,
    is_required: isRequired === true,
    choices: [...(choices ?? [])],
    reference: reference !== undefined && isSeen(reference) ? reference : null,
    longest: longest ?? null,
    least: least ?? null,
    most: most ?? null,
  };
}
