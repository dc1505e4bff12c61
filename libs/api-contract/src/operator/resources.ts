import { z } from 'zod';
import { OPERATOR_FIELD_KINDS, OPERATOR_SECOND_PERSONS } from '../vocabulary/operator/operator.ts';
import { ROLES } from '../vocabulary/roles.ts';

const nameSchema = z.string().regex(/^[a-z][a-z0-9_-]{0,63}$/);
const kindSchema = z.enum(OPERATOR_FIELD_KINDS);

/** What is typed or chosen: in a filter, a form or the dialogue of an act. */
export const operatorInputSchema = z.object({
  name: nameSchema,
  kind: kindSchema,
  is_required: z.boolean(),
  /** The values of `choice` and `choices`; else empty. */
  choices: z.array(z.string()),
  /** The resource that a `reference` names, where the caller may see it; else null. */
  reference: z.string().nullable(),
  /** Letters at most, of texts; else null. */
  longest: z.number().int().nullable(),
  /** Of numbers and rupees; null where there is no bound. */
  least: z.number().nullable(),
  most: z.number().nullable(),
});
/** What is typed or chosen. */
export type OperatorInput = z.infer<typeof operatorInputSchema>;

/** A filter of a list. What is personal (a phone number) is found whole only, and is kept out of addresses. */
export const operatorFilterSchema = operatorInputSchema.extend({ is_personal: z.boolean() });
/** A filter of a list. */
export type OperatorFilter = z.infer<typeof operatorFilterSchema>;

/** A field of a resource as the caller may see and change it. */
export const operatorFieldSchema = operatorInputSchema.extend({
  /** In lists, and not in the record alone. */
  is_in_list: z.boolean(),
  is_sortable: z.boolean(),
  /** Personal: masked in lists, in the record and in files. */
  is_masked: z.boolean(),
  /** The caller may have it unmasked, by `POST …/{id}/unmask`. */
  can_unmask: z.boolean(),
  /** By `PUT …/{id}`. */
  can_change: z.boolean(),
  /** By `POST …`. */
  can_set: z.boolean(),
  /** Columns of a `table`; else empty. */
  columns: z.array(z.object({ name: nameSchema, kind: kindSchema })),
});
/** A field of a resource as the caller may see and change it. */
export type OperatorField = z.infer<typeof operatorFieldSchema>;

/** An act on a record, or on the whole resource. */
export const operatorActionSchema = z.object({
  name: nameSchema,
  second_person: z.enum(OPERATOR_SECOND_PERSONS),
  inputs: z.array(operatorInputSchema),
});
/** An act on a record. */
export type OperatorAction = z.infer<typeof operatorActionSchema>;

/** A resource as the caller may see and change it. */
export const operatorResourceSchema = z.object({
  /** Kebab-case plural: 'orders'. */
  name: nameSchema,
  fields: z.array(operatorFieldSchema),
  filters: z.array(operatorFilterSchema),
  /** In which order a list stands where nothing is said. */
  sort: z.object({ field: nameSchema, order: z.enum(['asc', 'desc']) }),
  actions: z.array(operatorActionSchema),
  can_create: z.boolean(),
  can_change: z.boolean(),
  can_export: z.boolean(),
});
/** A resource as the caller may see and change it. */
export type OperatorResource = z.infer<typeof operatorResourceSchema>;

/** Answer of `GET /operator/v1/resources`: by it the desk draws itself. */
export const operatorResourcesSchema = z.object({
  user_id: z.string(),
  roles: z.array(z.enum(ROLES)),
  resources: z.array(operatorResourceSchema),
});
/** What the caller may see and do at the desk. */
export type OperatorResources = z.infer<typeof operatorResourcesSchema>;
