import { redirect, data, type RouterContextProvider } from 'react-router';
import { isApiError, linkedConsent, revokeLinkedConsent, type ApiClient } from '@haat/api-client';
import { LONGEST_REVOCATION_TOKEN, type Revocation } from '@haat/api-contract/agents';
import type { AgentPurpose } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext, type ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText, momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Why a link shows no consent: it is none of ours, or the services are away. */
export type LinkProblem = 'unknown' | 'away';

/** What a link is about, in words. */
export interface LinkedAgent {
  readonly kind: 'active' | 'revoked' | 'expired';
  /** What the agent is called; empty where nothing is known. */
  readonly agent: string;
  /** For whom, where another person got the SMS; null where it is the reader. */
  readonly farmer: string | null;
  readonly purposes: readonly AgentPurpose[];
  /** Last day of the consent: 'today', '21 Nov'. */
  readonly lastDay: string;
  /** When it was revoked: 'Today, 10:12 am'; null as long as it was not. */
  readonly revoked: string | null;
}

/** What the page shows. */
export type StopView = LinkedAgent | { readonly kind: LinkProblem };

/** How a page that shows nothing is answered. */
const STATUS = { unknown: 404, away: 503 } as const satisfies Record<LinkProblem, number>;
/** How services refuse what is no token, or none of theirs. */
const UNKNOWN: readonly string[] = ['consent_error.link_unknown', 'request_error.invalid', 'request_error.not_found'];

/** The token in a page's address, as it stands there. */
export function tokenIn(url: URL): string {
  return url.searchParams.get('t') ?? '';
}

/** The way to another language and back to this link. */
export function languagePathOf(token: string): string {
  const isToken = token.length <= LONGEST_REVOCATION_TOKEN;
  return pathTo('language', {}, { next: pathTo('agentStop', {}, { t: isToken ? token : null }) });
}

/** Status of the answer that shows a view. */
export function statusOf({ kind }: StopView): number {
  return kind === 'unknown' || kind === 'away' ? STATUS[kind] : 200;
}

/** Looks at what a link is about; nothing is changed. */
export async function loadLinkedAgent(context: Readonly<RouterContextProvider>, token: string): Promise<StopView> {
  const answer = await asked(context.get(apiContext), token, linkedConsent);
  if (typeof answer === 'string') return { kind: answer };
  return linkedAgentView(context.get(textContext), context.get(languageContext), answer, new Date());
}

/** Presents the consent of a link. */
export function linkedAgentView(t: ServerTexts, language: string, consent: Revocation, now: Date): LinkedAgent {
  const { agent_name, farmer_name, state, purposes, until, revoked_at } = consent;
  // At `until` it is over: the last day is that of the moment before.
  const lastDay = indiaDay(new Date(Date.parse(until) - 1));
  return {
    kind: state,
    agent: agent_name,
    farmer: farmer_name,
    purposes,
    lastDay: dayText(t, language, lastDay, now),
    revoked: revoked_at === null ? null : asLine(momentText(t, language, revoked_at, now)),
  };
}

/**
 * Stops the agent of a link and leads to the page that says so: a reload then sends nothing again. Sent twice it
 * changes nothing more. Where it could not be done, the answer says why.
 */
export async function stopLinkedAgent(context: Readonly<RouterContextProvider>, token: string) {
  const answer = await asked(context.get(apiContext), token, revokeLinkedConsent);
  if (typeof answer === 'string') return data({ problem: answer }, { status: STATUS[answer] });
  return redirect(pathTo('agentStop', {}, { t: token, done: true }));
}

/** The services' answer for a token, or why there is none. What cannot be a token is not sent to them. */
async function asked(
  api: ApiClient,
  token: string,
  call: (api: ApiClient, token: string) => Promise<Revocation>,
): Promise<Revocation | LinkProblem> {
  if (token.length > LONGEST_REVOCATION_TOKEN) return 'unknown';
  try {
    return await call(api, token);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return UNKNOWN.includes(error.code) ? 'unknown' : 'away';
  }
}
