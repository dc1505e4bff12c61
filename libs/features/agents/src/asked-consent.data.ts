import type { RouterContextProvider } from 'react-router';
import { askConsent } from '@haat/api-client';
import type { AskConsent } from '@haat/api-contract/agents';
import { AGENT_PURPOSES, type AgentPurpose } from '@haat/api-contract/vocabulary';
import { apiContext } from '@haat/app-context';
import { askedConsentCookie, cookieScopeContext, readAskedConsentCookie } from '@haat/auth-session/server';

type Context = Readonly<RouterContextProvider>;

/** A consent that waits for the code which the farmer tells. */
export interface AskedConsent {
  readonly requestId: string;
  /** What was asked for: it can be sent again. */
  readonly asked: AskConsent;
  /** When the code may be sent again, milliseconds since 1970. */
  readonly resendAt: number;
  /** The page that shows the message while messages go to a sandbox. */
  readonly sandboxPage: string | null;
}

/**
 * Sends the code for a consent.
 * @throws ApiError as `askConsent`
 */
export async function sendConsentCode(context: Context, asked: AskConsent): Promise<AskedConsent> {
  const sent = await askConsent(context.get(apiContext), asked);
  return {
    requestId: sent.request_id,
    asked,
    resendAt: Date.now() + sent.resend_in * 1000,
    sandboxPage: sent.sandbox_page ?? null,
  };
}

/**
 * The consent that waits, or null. It is kept in a cookie that the page cannot read: a reload or the back button finds
 * the same step, and no address names a phone number.
 */
export function readAskedConsent(context: Context, request: Request): AskedConsent | null {
  const value = parsed(readAskedConsentCookie(request.headers.get('Cookie'), context.get(cookieScopeContext)));
  if (typeof value !== 'object' || value === null) return null;
  const { requestId, asked, resendAt, sandboxPage } = value as Record<string, unknown>;
  const consent = readAsked(asked);
  if (typeof requestId !== 'string' || typeof resendAt !== 'number' || consent === null) return null;
  const isPage = typeof sandboxPage === 'string' && /^https?:\/\//.test(sandboxPage);
  return { requestId, asked: consent, resendAt, sandboxPage: isPage ? sandboxPage : null };
}

/** `Set-Cookie` value that keeps a consent for ten minutes; null ends it. */
export function askedConsentLine(context: Context, consent: AskedConsent | null): string {
  return askedConsentCookie(consent && JSON.stringify(consent), context.get(cookieScopeContext));
}

/** Whether a text is a purpose of a consent. */
export function isPurpose(text: unknown): text is AgentPurpose {
  return (AGENT_PURPOSES as readonly unknown[]).includes(text);
}

function readAsked(value: unknown): AskConsent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { phone_number, purposes, lasts, farmer_name, stand_in_name } = value as Record<string, unknown>;
  if (typeof phone_number !== 'string' || !/^\d{10}$/.test(phone_number) || !Array.isArray(purposes)) return null;
  return {
    phone_number,
    purposes: purposes.filter(isPurpose),
    lasts: lasts === 'month' ? 'month' : 'day',
    ...(typeof farmer_name === 'string' && farmer_name !== '' ? { farmer_name } : {}),
    stand_in_name: typeof stand_in_name === 'string' && stand_in_name !== '' ? stand_in_name : null,
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
