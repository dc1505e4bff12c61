import { redirect, type RouterContextProvider } from 'react-router';
import { giveConsent } from '@haat/api-client';
import { apiContext } from '@haat/app-context';
import { farmerChoiceContext } from '@haat/auth-session/server';
import { pathTo } from '@haat/routing';
import { askedConsentLine, sendConsentCode, type AskedConsent } from '../asked-consent.data.ts';

type Context = Readonly<RouterContextProvider>;

/** A consent that waits for its code, as the agent reads it. */
export interface WaitingConsent {
  /** Ten digits: where the code went. */
  readonly phoneNumber: string;
  readonly purposes: readonly string[];
  readonly lasts: 'month' | 'day';
  /** Who tells the code for a farmer without a phone; null where the farmer does. */
  readonly standIn: string | null;
  /** Seconds until the code may be sent again. */
  readonly resendIn: number;
  readonly sandboxPage: string | null;
}

/** What the screen shows of a consent; the request's id stays in its cookie. */
export function waitingConsent({ asked, resendAt, sandboxPage }: AskedConsent, now: number): WaitingConsent {
  const standIn = asked.stand_in_name ?? null;
  return {
    phoneNumber: asked.phone_number,
    purposes: asked.purposes,
    // Such a consent is for that day only.
    lasts: standIn === null ? asked.lasts : 'day',
    standIn,
    resendIn: Math.max(0, Math.ceil((resendAt - now) / 1000)),
    sandboxPage,
  };
}

/**
 * Takes the code that the farmer told: the farmer is chosen, and it begins at home.
 * @throws ApiError as `giveConsent`
 */
export async function takeCode(context: Context, { requestId }: AskedConsent, otp: string) {
  const farmer = await giveConsent(context.get(apiContext), { requestId, otp });
  context.get(farmerChoiceContext).choose(farmer.farmer_id);
  return redirect(pathTo('home'));
}

/**
 * Sends the code again.
 * @throws ApiError as `askConsent`
 */
export async function sendAgain(context: Context, { asked }: AskedConsent) {
  const consent = await sendConsentCode(context, asked);
  return redirect(pathTo('agentConsent'), { headers: { 'Set-Cookie': askedConsentLine(context, consent) } });
}

/** Back to asking, for another number or another purpose. */
export function askOtherwise(context: Context) {
  return redirect(pathTo('agentFarmers'), { headers: { 'Set-Cookie': askedConsentLine(context, null) } });
}
