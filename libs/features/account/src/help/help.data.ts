import type { RouterContextProvider } from 'react-router';
import { isApiError, ownComplaints } from '@haat/api-client';
import type { OwnComplaint } from '@haat/api-contract/account';
import { ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, sessionContext, textContext } from '@haat/app-context';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';

import { asLine, dayText, momentText } from '@haat/presenters';

/** A complaint in words. */
export interface ComplaintView {
  readonly number: string;
  readonly orderId: string;
  readonly title: string;
  readonly about: string;
  readonly status: string;
  /** What comes next, and by when. */
  readonly next: readonly string[];
}

/** The complaints of the person who asks; null for a guest, 'failed' when they could not be loaded. */
export async function loadComplaints(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ComplaintView[] | 'failed' | null> {
  if (context.get(sessionContext).status !== 'authenticated') return null;
  const [t, language] = [context.get(textContext), context.get(languageContext)];
  try {
    const complaints = await ownComplaints(context.get(apiContext));
    return complaints.map((complaint) => complaintView(t, language, complaint, new Date()));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
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
    orderId: order_id,
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
