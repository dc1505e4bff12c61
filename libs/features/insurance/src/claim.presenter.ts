import type { Claim } from '@haat/api-contract/insurance-claims';
import { formatAmount, formatMoney, indiaDay } from '@haat/format';
import { asLine, dayText, momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import type { PolicyWords } from './policy.presenter.ts';

const HOUR_MS = 3_600_000;

/** A claim in a list. */
export function claimRow(words: PolicyWords, claim: Claim) {
  const { t } = words;
  return {
    ...{ id: claim.id, to: pathTo('claim', { id: claim.id }), state: claim.state },
    name: t(`insurance:peril.${claim.peril}.name`),
    number: t('insurance:claim.number', { number: claim.number }),
    day: line(words, claim.happened_at),
    stateText: t(`insurance:claim.state.${claim.state}`),
  };
}

/** A claim with everything that its farmer is told. */
export function claimView(words: PolicyWords, claim: Claim) {
  const { t } = words;
  const { acres, policy, deadline, surveyed_at: surveyedAt } = claim;
  const fact = (name: string, value: string) => ({ name: t(`insurance:claim.${name}`), value });
  return {
    ...claimRow(words, claim),
    facts: [
      fact('happened', line(words, claim.happened_at)),
      fact('filed', line(words, claim.filed_at)),
      ...(claim.cut_on === null ? [] : [fact('cut', asLine(dayText(t, words.language, claim.cut_on, words.now)))]),
      fact('area', t('insurance:claim.acres', { count: acres, acres: formatAmount(acres) })),
      fact('policy', `${policy.name}, ${policy.number}`),
      fact('cover', `₹${formatAmount(policy.cover)}`),
    ],
    policy: pathTo('policy', { id: policy.id }),
    isSample: policy.is_sample,
    text: claim.text,
    inTime: deadline === null ? null : t('insurance:claim.inTime', { count: hoursLeft(deadline, claim.filed_at) }),
    surveyed:
      surveyedAt === null
        ? null
        : t('insurance:claim.surveyed', { day: dayText(t, words.language, indiaDay(new Date(surveyedAt)), words.now) }),
    decision: decisionView(words, claim),
    appealText: claim.appeal?.text ?? null,
    appealUntil:
      claim.appeal_until === null
        ? null
        : t('insurance:claim.appeal.until', { day: momentText(t, words.language, claim.appeal_until, words.now) }),
    mayWithdraw: claim.may.withdraw,
    mayAppeal: claim.may.appeal,
    payout: payoutView(words, claim),
    stages: stagesOf(words, claim),
    photos: photosOfClaim(words, claim),
  };
}

/** Whole hours between a moment and a deadline after it. */
function hoursLeft(deadline: string, at: string): number {
  return Math.max(0, Math.floor((Date.parse(deadline) - Date.parse(at)) / HOUR_MS));
}

/** A moment that stands by itself. */
function line({ t, language, now }: PolicyWords, at: string): string {
  return asLine(momentText(t, language, at, now));
}

function decisionView({ t }: PolicyWords, { decision }: Claim) {
  if (decision === null) return null;
  const { amount, reason, text } = decision;
  return {
    isApproved: amount !== null,
    told:
      amount === null
        ? t(`insurance:claim.reason.${reason ?? 'other'}`)
        : t('insurance:claim.approved', { amount: formatMoney(amount) }),
    ...{ text, isSample: decision.is_sample },
  };
}

function payoutView(words: PolicyWords, { payout }: Claim) {
  if (payout === null) return null;
  const { t } = words;
  const { state, reference, paid_at: paidAt } = payout;
  return {
    text: t(`insurance:claim.payout.${state}`),
    isPaid: state === 'paid',
    facts: [
      ...(reference === null ? [] : [{ name: t('insurance:claim.payout.reference'), value: reference }]),
      ...(paidAt === null ? [] : [{ name: t('insurance:claim.payout.day'), value: line(words, paidAt) }]),
    ],
    // What the farmer can do about it.
    accounts: state === 'no-account' || state === 'sent-back' ? pathTo('bankAccounts') : null,
  };
}

/** What comes after a state when all goes well. */
const AHEAD: Readonly<Partial<Record<Claim['state'], readonly ('UNDER_SURVEY' | 'decision' | 'PAID')[]>>> = {
  SUBMITTED: ['UNDER_SURVEY', 'decision', 'PAID'],
  APPEALED: ['UNDER_SURVEY', 'decision', 'PAID'],
  UNDER_SURVEY: ['decision', 'PAID'],
  APPROVED: ['PAID'],
};

function stagesOf(words: PolicyWords, { history, state }: Claim) {
  const { t } = words;
  const isOver = AHEAD[state] === undefined;
  return [
    ...history.map((step, place) => {
      const isLast = place === history.length - 1;
      const mark = step.state === 'REJECTED' ? 'failed' : isLast && !isOver ? 'now' : 'done';
      const name = t(`insurance:claim.state.${step.state}`);
      return { title: name, detail: line(words, step.at), state: mark } as const;
    }),
    ...(AHEAD[state] ?? []).map((next) => ({ title: t(`insurance:claim.next.${next}`), state: 'later' as const })),
  ];
}

const SHOWN_DEGREES = 5;

function photosOfClaim(words: PolicyWords, { id, photos }: Claim) {
  const { t } = words;
  return photos.map((photo, index) => ({
    id: photo.id,
    name: t('insurance:claim.photo', { number: index + 1 }),
    src: pathTo('claimPhoto', { id, photo: photo.id }),
    told: [
      photo.taken_at === null
        ? t('insurance:claim.photoNoTime')
        : t('insurance:claim.photoTaken', { day: momentText(t, words.language, photo.taken_at, words.now) }),
      ...(photo.place === null
        ? []
        : [
            t('insurance:claim.photoPlace', {
              place: `${photo.place.lat.toFixed(SHOWN_DEGREES)}, ${photo.place.lng.toFixed(SHOWN_DEGREES)}`,
              metres: Math.round(photo.place.accuracy),
            }),
          ]),
      t('insurance:claim.photoViews', { number: photo.views }),
      ...photo.marks.filter((mark) => mark !== 'no-time').map((mark) => t(`insurance:claim.mark.${mark}`)),
    ],
  }));
}
