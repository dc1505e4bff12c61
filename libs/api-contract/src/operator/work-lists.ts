import { z } from 'zod';
import { wholeNumberInQuery } from '../queries/query-values.ts';
import { MOST_OPERATOR_ROWS, OPERATOR_PAGE_SIZE } from '../vocabulary/operator/operator.ts';
import { WORK_ITEM_STATES, WORK_LIST_KINDS, WORK_LIST_PARTS, WORK_REASONS } from '../vocabulary/operator/work-lists.ts';
import { ROLES } from '../vocabulary/roles.ts';

const moment = z.iso.datetime();

/** Work that waits for a person, or that a person has. It says nothing of who is concerned. */
export const workItemSchema = z.object({
  id: z.string(),
  kind: z.enum(WORK_LIST_KINDS),
  /** What it is about: the question, claim, order … of this id, in the routes of the role. */
  subject_id: z.string(),
  /** What people call it: the number of a claim, say; null where it has none. */
  label: z.string().nullable(),
  made_at: moment,
  due_at: moment,
  is_late: z.boolean(),
  state: z.enum(WORK_ITEM_STATES),
  is_mine: z.boolean(),
  /** When it goes back to the list unless it is done; null where nobody has it. */
  claimed_until: moment.nullable(),
  /** How often somebody gave it back. */
  hand_backs: z.number().int(),
  /** Why it was handed back or passed on last; null where it never was. */
  reason: z.enum(WORK_REASONS).nullable(),
  /** When it was passed on; null where it never was. */
  escalated_at: moment.nullable(),
});
/** Work that waits for a person, or that a person has. */
export type WorkItem = z.infer<typeof workItemSchema>;

/** A work list of the caller's roles. */
export const workListSchema = z.object({
  kind: z.enum(WORK_LIST_KINDS),
  role: z.enum(ROLES),
  /** Hours from when the work is made until it is due. */
  due_within_hours: z.number(),
  /** Minutes for which a claim holds. */
  claim_minutes: z.number(),
  waiting: z.number().int(),
  claimed: z.number().int(),
  mine: z.number().int(),
  escalated: z.number().int(),
  late: z.number().int(),
  /** When the longest waiting is due, or was; null for an empty list. */
  oldest_due_at: moment.nullable(),
});
/** A work list of the caller's roles. */
export type WorkList = z.infer<typeof workListSchema>;

/** Answer of `GET /operator/v1/work-lists`: those of the caller's roles. */
export const workListsSchema = z.object({ results: z.array(workListSchema) });
/** Work lists of the caller's roles. */
export type WorkLists = z.infer<typeof workListsSchema>;

/** Query of `GET /operator/v1/work-lists/{kind}`. */
export const workItemsQuerySchema = z.object({
  which: z.enum(WORK_LIST_PARTS).default('waiting'),
  page: wholeNumberInQuery(1, 10_000).default(1),
  per_page: wholeNumberInQuery(1, MOST_OPERATOR_ROWS).default(OPERATOR_PAGE_SIZE),
});
/** Answer of `GET /operator/v1/work-lists/{kind}`: what is due first stands first. */
export const workItemsSchema = z.object({
  data: z.array(workItemSchema),
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
});
/** A page of a work list. */
export type WorkItems = z.infer<typeof workItemsSchema>;

/** Answer of `POST /operator/v1/work-lists/{kind}/claim-next`; null where nothing waits. */
export const claimedNextSchema = z.object({ item: workItemSchema.nullable() });
/** Body of `POST /operator/v1/work-lists/items/{id}/hand-back` and `…/escalate`. */
export const workReasonSchema = z.strictObject({ reason: z.enum(WORK_REASONS) });
