import type { OperatorInput } from '@haat/api-contract/operator';
import {
  CLAIM_REJECTIONS,
  GEOTAG_HAND_BACKS,
  MANDI_RECEIPT_REASONS,
  PROGRAMME_REFUSALS,
  REPORT_DECISIONS,
  SOIL_REFUSALS,
} from '@haat/api-contract/vocabulary';
import { inWords } from '../data/in-words.ts';
import { choice, line, number, optional, text } from './subject-inputs.ts';

/** A record of a role's own routes. */
export type Subject = Readonly<Record<string, unknown>>;

/** What the person does with what the work is about. */
export interface SubjectAct {
  readonly name: string;
  readonly inputs: readonly OperatorInput[];
  /** Below the role's route. */
  path(id: string): string;
  /** What is sent: of what was typed, where it is not just that. */
  body?(values: Subject, subject: Subject): unknown;
}

/** What work of a kind is about: where it is read, and what is done with it. */
export interface SubjectDefinition {
  /** One record by its id, or the list in which it stands. */
  readonly read: { one(id: string): string } | { list: string; isOf(subject: Subject, id: string): boolean };
  readonly acts: readonly SubjectAct[];
  /** The resource of the desk that shows it whole, for those who see it. */
  readonly resource?: string;
  /** Its one photograph, where photographs are not listed in it. */
  photo?(id: string, subject: Subject): string | null;
  /** Photographs that it lists. */
  photos?(id: string, photoId: string): string;
}

const byId = (subject: Subject, id: string) => subject['id'] === id;
const claims = (role: string) => ({
  read: { one: (id: string) => `/${role}/v1/claims/${id}` },
  photos: (id: string, photoId: string) => `/${role}/v1/claims/${id}/photos/${photoId}`,
});
const bookings = (role: string, finish: Pick<SubjectAct, 'inputs' | 'body'>, start: readonly OperatorInput[]) => ({
  read: { one: (id: string) => `/${role}/v1/bookings/${id}` },
  acts: [
    { name: 'start', inputs: start, path: (id: string) => `/${role}/v1/bookings/${id}/start` },
    { name: 'finish', ...finish, path: (id: string) => `/${role}/v1/bookings/${id}/finish` },
  ],
});

/** What each kind of work is about. A kind that is not here is worked on in the resources of the desk. */
export const SUBJECTS: Readonly<Record<string, SubjectDefinition>> = {
  questions: {
    read: { one: (id) => `/expert/v1/questions/${id}` },
    photos: (id, photoId) => `/expert/v1/questions/${id}/photos/${photoId}`,
    acts: [
      {
        name: 'answer',
        inputs: [line('problem'), text('advice')],
        path: (id) => `/expert/v1/questions/${id}/answer`,
        body: ({ items, ...values }) => ({ ...values, items: items ?? [] }),
      },
    ],
  },
  'reported-posts': {
    read: {
      list: '/moderator/v1/reports',
      isOf: (subject, id) => `${inWords(subject['kind'])}:${inWords(subject['id'])}` === id,
    },
    acts: [
      {
        name: 'decide',
        inputs: [choice('decision', REPORT_DECISIONS)],
        path: () => '/moderator/v1/decisions',
        body: ({ decision }, { kind, id }) => ({ kind, id, decision }),
      },
    ],
  },
  surveys: {
    ...claims('surveyor'),
    acts: [
      {
        name: 'report',
        inputs: [number('loss_percent', 0, 100), number('acres', 0, 1000), text('text')],
        path: (id) => `/surveyor/v1/claims/${id}/report`,
      },
    ],
  },
  'claim-decisions': {
    ...claims('insurer'),
    acts: [
      {
        name: 'approve',
        inputs: [{ ...number('amount', 0.01, 100_000_000), kind: 'rupees' }, optional(text('text'))],
        path: (id) => `/insurer/v1/claims/${id}/approval`,
        body: (values) => ({ text: '', ...values }),
      },
      {
        name: 'reject',
        inputs: [choice('reason', CLAIM_REJECTIONS), text('text')],
        path: (id) => `/insurer/v1/claims/${id}/rejection`,
      },
      { name: 'pay', inputs: [line('reference', 30)], path: (id) => `/insurer/v1/claims/${id}/payment` },
    ],
  },
  'sale-slips': {
    read: { list: '/checker/v1/receipts', isOf: byId },
    photo: (id) => `/checker/v1/receipts/${id}/photo`,
    acts: [
      { name: 'verify', inputs: [], path: (id) => `/checker/v1/receipts/${id}/verify` },
      {
        name: 'reject',
        inputs: [choice('reason', MANDI_RECEIPT_REASONS)],
        path: (id) => `/checker/v1/receipts/${id}/reject`,
      },
    ],
  },
  geotags: {
    read: { list: '/checker/v1/geotag-tasks', isOf: byId },
    photo: (id, subject) => (subject['has_photo'] === true ? `/checker/v1/geotag-tasks/${id}/photo` : null),
    acts: [
      { name: 'approve', inputs: [], path: (id) => `/checker/v1/geotag-tasks/${id}/approve` },
      {
        name: 'hand_back_task',
        inputs: [choice('why', GEOTAG_HAND_BACKS)],
        path: (id) => `/checker/v1/geotag-tasks/${id}/hand-back`,
      },
    ],
  },
  complaints: { read: { list: '/support/v1/issues', isOf: byId }, resource: 'complaints', acts: [] },
  feedback: {
    read: { list: '/support/v1/feedback', isOf: byId },
    acts: [{ name: 'answer', inputs: [text('answer', 1000)], path: (id) => `/support/v1/feedback/${id}/answer` }],
  },
  'escalated-orders': { read: { list: '/support/v1/orders/escalated', isOf: byId }, resource: 'orders', acts: [] },
  'call-backs': {
    read: { list: '/support/v1/call-backs', isOf: byId },
    acts: [{ name: 'called', inputs: [], path: (id) => `/support/v1/call-backs/${id}/called` }],
  },
  'soil-samples': {
    read: {
      list: '/laboratory/v1/samples',
      isOf: (subject, id) => subject['bag_number'] === id || subject['id'] === id,
    },
    acts: [
      {
        name: 'reject',
        inputs: [choice('reason', SOIL_REFUSALS)],
        path: (id) => `/laboratory/v1/samples/${id}/reject`,
      },
    ],
  },
  'card-applications': {
    read: { list: '/programme-officer/v1/applications', isOf: byId },
    acts: [
      { name: 'approve', inputs: [], path: (id) => `/programme-officer/v1/applications/${id}/approval` },
      {
        name: 'reject',
        inputs: [choice('reason', PROGRAMME_REFUSALS)],
        path: (id) => `/programme-officer/v1/applications/${id}/rejection`,
      },
    ],
  },
  'pilot-bookings': bookings(
    'pilot',
    {
      inputs: [number('acres', 0.01, 1000), optional(line('product_id', 40))],
      body: (values) => ({ product_id: null, ...values }),
    },
    [number('wind', 0, 60)],
  ),
  'collector-bookings': bookings(
    'collector',
    {
      inputs: [line('bag_numbers', 400)],
      body: ({ bag_numbers: numbers }) => ({
        bag_numbers: String(numbers)
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      }),
    },
    [],
  ),
};
