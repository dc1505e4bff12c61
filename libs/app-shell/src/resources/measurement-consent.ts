import { redirect, type ActionFunctionArgs } from 'react-router';
import { formText, measurementAnswer, measurementContext, measurementCookie } from '@haat/app-context';
import { safeNextPath } from '@haat/routing';

/**
 * `POST /api/measurement/consent`: whether a person may be measured, in this browser; then back to where they were.
 * `answer` is `yes` or `no` to all that is asked; `allow` and `stop` name one purpose. Anything else changes nothing.
 * See docs/domain/measurement.md#consent.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const { asked, agreed } = context.get(measurementContext);
  const next = safeNextPath(formText(form, 'next'));
  const changed = changedTo();
  return redirect(next, {
    status: 303,
    headers: changed === null ? {} : { 'set-cookie': measurementCookie(measurementAnswer(changed), request) },
  });

  function changedTo() {
    const answer = formText(form, 'answer');
    if (answer === 'yes') return asked;
    if (answer === 'no') return [];
    const allowed = asked.filter((purpose) => purpose === formText(form, 'allow'));
    const stopped = agreed.filter((purpose) => purpose === formText(form, 'stop'));
    if (allowed.length > 0) return [...agreed, ...allowed];
    return stopped.length > 0 ? agreed.filter((purpose) => !stopped.includes(purpose)) : null;
  }
}
