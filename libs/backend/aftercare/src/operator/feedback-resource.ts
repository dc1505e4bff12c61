import { FEEDBACK_STATUSES, FEEDBACK_SUBJECTS, LONGEST_FEEDBACK } from '@haat/api-contract/vocabulary';
import { CARERS, choiceFilter, sinceFilter, untilFilter } from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { ne } from 'drizzle-orm';
import { answerFeedback } from '../feedback/answer-feedback.ts';
import { feedback } from '../feedback/tables.ts';

/** What people think of the market, without who they are; nobody answers their own. */
export const feedbackResource: OperatorResource = {
  name: 'feedback',
  read: CARERS,
  source: {
    table: feedback,
    key: feedback.id,
    isUuid: true,
    where: (_dependencies, { id }) => ne(feedback.userId, id),
  },
  sort: { field: 'sent_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: feedback.number },
    sent_at: { kind: 'time', column: feedback.sentAt, isSortable: true },
    status: { kind: 'choice', choices: FEEDBACK_STATUSES, column: feedback.status },
    subject: { kind: 'choice', choices: FEEDBACK_SUBJECTS, column: feedback.subject },
    rating: { kind: 'number', column: feedback.rating },
    answer_by: { kind: 'time', column: feedback.answerBy },
    text: { kind: 'long-text', column: feedback.text, isDetail: true },
    answer: { kind: 'long-text', column: feedback.answer, isDetail: true },
    answered_at: { kind: 'time', column: feedback.answeredAt, isDetail: true },
  },
  filters: {
    status: choiceFilter(feedback.status, FEEDBACK_STATUSES),
    subject: choiceFilter(feedback.subject, FEEDBACK_SUBJECTS),
    since: sinceFilter(feedback.sentAt),
    until: untilFilter(feedback.sentAt),
  },
  actions: {
    answer: {
      roles: CARERS,
      secondPerson: 'never',
      inputs: { answer: { kind: 'long-text', longest: LONGEST_FEEDBACK, isRequired: true } },
      run: async (tx, { dependencies, by }, id, { answer }) => {
        await answerFeedback(tx, dependencies, { id, supporterId: by.id, answer: String(answer) });
        return null;
      },
    },
  },
};
