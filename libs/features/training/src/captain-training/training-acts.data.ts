import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isApiError, issueTrainingCertificate, markLessonRead, sendTrainingAnswers } from '@haat/api-client';
import { LONGEST_COURSE_ID } from '@haat/api-contract/vocabulary';
import { apiContext, formText, outboxReasonContext, refusalText, requireSession } from '@haat/app-context';
import { cutText } from '@haat/format';
import { outboxKey } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { DONE, lessonPath, QUERY } from './captain-training.data.ts';
import { sentAnswers } from './sent-answers.ts';

/** What the forms beside the quiz are for; the quiz has no intent. */
export const INTENT = { read: 'read', certificate: 'certificate' } as const;

/** What a form is answered that was not taken. What was chosen is still there. */
export interface TrainingReply {
  /** Chosen options by question; null where it was not the quiz that was sent. */
  readonly chosen: Readonly<Record<string, string>> | null;
  readonly isMissing: boolean;
  /** What the service said. */
  readonly refused: string;
}

/** Marks a lesson as read, has answers judged, or takes the certificate. */
export async function changeTraining({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const intent = form.get('intent');
  try {
    if (intent === INTENT.read) {
      await markLessonRead(api, formText(form, 'lesson'));
      const next = cutText(formText(form, 'next'), LONGEST_COURSE_ID);
      return redirect(next === '' ? `${pathTo('captainTraining')}#quiz` : lessonPath(next));
    }
    if (intent === INTENT.certificate) {
      await issueTrainingCertificate(api);
      return redirect(`${pathTo('captainTraining')}#quiz`);
    }
    await sendTrainingAnswers(api, { key: outboxKey(form) ?? '', answers: sentAnswers(form) });
    return redirect(`${pathTo('captainTraining', {}, { [QUERY.done]: DONE.quiz })}#quiz`);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    context.set(outboxReasonContext, error);
    const isQuiz = intent === null;
    const chosen = isQuiz
      ? Object.fromEntries(sentAnswers(form).map(({ question, option }) => [question, option]))
      : null;
    const isMissing = error.code === 'training_error.answers_missing';
    return data<TrainingReply>(
      { chosen, isMissing, refused: refusalText(context, error) },
      { status: error.httpStatus },
    );
  }
}
