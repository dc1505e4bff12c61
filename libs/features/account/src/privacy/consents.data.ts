import { data, redirect, type RouterContextProvider } from 'react-router';
import { consents, isApiError, isConsentRefusal, withdrawConsent } from '@haat/api-client';
import type { Consent } from '@haat/api-contract';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@haat/api-contract/vocabulary';
import { apiContext, formText, languageContext, sessionContext, textContext } from '@haat/app-context';
import type { ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** A consent in words. */
export interface ConsentView {
  readonly purpose: ConsentPurpose;
  /** What was given: 'PAN card, name and number'. */
  readonly what: string;
  /** When it was given. */
  readonly given: string;
  /** When it was withdrawn; null as long as it stands. */
  readonly withdrawn: string | null;
  /** Why, and until when, the law keeps what was given; null where nothing is kept. */
  readonly kept: string | null;
  /** What becomes of it when it is withdrawn. */
  readonly effect: string;
}

/** Why a consent was not withdrawn: a code of the error catalogue. */
export interface Refusal {
  readonly code: string;
}

/** The consents of the person who asks, in words; null for a guest, 'failed' when they could not be loaded. */
export async function loadConsents(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ConsentView[] | 'failed' | null> {
  if (context.get(sessionContext).status !== 'authenticated') return null;
  const t = context.get(textContext);
  const language = context.get(languageContext);
  try {
    const given = await consents(context.get(apiContext));
    return given.map((consent) => consentView(t, language, consent, new Date()));
  } catch (error) {
    if (isApiError(error) && error.kind !== 'unauthorised' && !isConsentRefusal(error)) return 'failed';
    throw error;
  }
}

/** Presents a consent. */
export function consentView(t: ServerTexts, language: string, consent: Consent, now: Date): ConsentView {
  const day = (text: string) => asLine(dayText(t, language, text, now));
  const instant = (text: string) => day(indiaDay(new Date(text)));
  const { kind, has_photo, kept_by_law, kept_until } = consent;
  const what = kind === 'aadhaar' ? 'whatAadhaar' : has_photo ? 'whatPhoto' : 'what';
  const until = kept_until === null ? {} : { day: day(kept_until) };
  const isDated = kept_until !== null;
  return {
    purpose: consent.purpose,
    what: t(`privacy:identity.${what}`, { card: t(`id-kyc:kind.${kind}`) }),
    given: t('privacy:identity.given', { day: instant(consent.given_at) }),
    withdrawn:
      consent.withdrawn_at === null ? null : t('privacy:withdrawn.title', { day: instant(consent.withdrawn_at) }),
    kept: kept_by_law ? t(isDated ? 'privacy:withdrawn.kept' : 'privacy:withdrawn.keptOpen', until) : null,
    effect: kept_by_law ? t(isDated ? 'privacy:ask.kept' : 'privacy:ask.keptOpen', until) : t('privacy:ask.delete'),
  };
}

/**
 * Withdraws a consent, and says whether something of it is kept.
 * @throws ApiError only for a session that has ended
 */
export async function submitWithdrawal(context: Readonly<RouterContextProvider>, form: FormData) {
  const purpose = CONSENT_PURPOSES.find((each) => each === formText(form, 'purpose'));
  try {
    if (purpose === undefined) return refuse('request_error.invalid', 400);
    const left = await withdrawConsent(context.get(apiContext), purpose);
    return redirect(pathTo('privacy', {}, { done: left.length === 0 ? 'deleted' : 'kept' }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return refuse(error.code, error.httpStatus);
  }
}

function refuse(code: string, status: number) {
  const refusal: Refusal = { code };
  return data(refusal, { status });
}
