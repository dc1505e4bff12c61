import type { RouterContextProvider } from 'react-router';
import { isApiError, isConsentRefusal, ownComplaints, ownFeedback } from '@haat/api-client';
import type { Feedback, OwnComplaint } from '@haat/api-contract/account';
import { ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, sessionContext, textContext } from '@haat/app-context';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText, momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** A complaint, or feedback, in words. */
export interface ComplaintView {
  readonly number: string;
  /** Where it is read whole, and what the way there is called. */
  readonly to: string;
  readonly look: string;
  /** The same by itself, for a screen reader. */
  readonly open: string;
  /** When it was made, a moment. */
  readonly madeAt: string;
  readonly title: string;
  readonly about: string;
  readonly status: string;
  /** What comes next, and by when. */
  readonly next: readonly string[];
}

/**
 * Complaints and feedback of the person who asks, the newest first; null for a guest, 'failed' when they could not be
 * loaded.
 */
export async function loadComplaints(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ComplaintView[] | 'failed' | null> {
  if (context.get(sessionContext).status !== 'authenticated') return null;
  const [t, language] = [context.get(textContext), context.get(languageContext)];
  try {
    const api = context.get(apiContext);
    const [complaints, feedback] = await Promise.all([ownComplaints(api), ownFeedback(api)]);
    if (feedback === null) return 'failed';
    const now = new Date();
    return [
      ...complaints.map((complaint) => complaintView(t, language, complaint, now)),
      ...feedback.map((one) => feedbackView(t, language, one, now)),
    ].sort((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised' || isConsentRefusal(error)) throw error;
    return 'failed';
  }
}

/** Presents a complaint: its number, what it is about, how it stands, what comes next. */
export function complaintView(t: ServerTexts, language: string, complaint: OwnComplaint, now: Date): ComplaintView {
  const { number, order_id, order_number, status, reason, answer_by, close_by } = complaint;
  const name = ISSUE_REASONS.find(({ code }) => code === reason)?.name;
  const closes = t('after-order:issueClock.close', {
    day: dayText(t, language, indiaDay(new Date(close_by)), now),
  });
  const answers = t('after-order:issueClock.answer', { time: momentText(t, language, answer_by, now) });
  return {
    number,
    to: pathTo('order', { orderId: order_id }),
    look: t('help:complaints.look'),
    open: t('help:complaints.open', { number }),
    madeAt: complaint.opened_at,
    title: t('after-order:case.issue', { number }),
    about: [t('help:order', { number: order_number }), name === undefined ? '' : t(`after-order:issueReason.${name}`)]
      .filter((text) => text !== '')
      .join(' · '),
    status: t(`after-order:issueStatus.${status}`),
    next: {
      OPEN: [answers, closes],
      ANSWERED: [t('help:next.answered'), closes],
      ESCALATED: [closes],
      CLOSED: [],
    }[status].map(asLine),
  };
}

function feedbackView(t: ServerTexts, language: string, feedback: Feedback, now: Date): ComplaintView {
  const { number, status, rating, subject, sent_at: madeAt } = feedback;
  return {
    ...{ number, madeAt, to: pathTo('feedback') },
    look: t('help:feedback.look'),
    open: t('help:feedback.open', { number }),
    title: t('help:feedback.title', { number }),
    about: `${t(`feedback:subject.${subject}`)} · ${t(`feedback:rating.${rating}`)}`,
    status: t(`feedback:status.${status}`),
    next:
      status === 'OPEN' ? [asLine(t('feedback:by', { time: momentText(t, language, feedback.answer_by, now) }))] : [],
  };
}
