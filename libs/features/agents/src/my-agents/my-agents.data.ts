import { data, redirect, type RouterContextProvider } from 'react-router';
import { farmersAgents, isApiError, revokeFarmersAgent } from '@haat/api-client';
import type { FarmersAgent } from '@haat/api-contract/agents';
import type { AgentAct, AgentPurpose, ConsentState } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext, type ServerTexts } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText, momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

type Context = Readonly<RouterContextProvider>;

/** An agent to whom a farmer gave consent, in words. */
export interface AgentView {
  readonly id: string;
  /** What the agent is called; empty where nothing is known. */
  readonly name: string;
  readonly state: ConsentState;
  readonly purposes: readonly AgentPurpose[];
  /** When the newest consent was given: '21 Nov'. */
  readonly givenOn: string;
  /** Last day of the consent: 'Today', '21 Nov'. */
  readonly lastDay: string;
  /** Who told the code for a farmer without a phone; null where the farmer did. */
  readonly standIn: string | null;
  readonly acts: readonly ActView[];
}

/** Something that an agent did, or did several times one after the other. */
export interface ActView {
  readonly act: AgentAct;
  readonly count: number;
  /** When it was done last: 'Today, 10:12 am'. */
  readonly moment: string;
  /** Page of the order that it was done to; null where it was none. */
  readonly orderPath: string | null;
}

/** Acts whose subject is an order that has a page. */
const ORDER_ACTS: readonly AgentAct[] = [
  'order-placed',
  'order-cancelled',
  'return-asked',
  'arrival-answered',
  'cancel-asked',
  'issue-reported',
  'issue-closed',
  'issue-escalated',
  'payment-started',
];

/**
 * Agents to whom the farmer gave consent, those who may act now first.
 * @throws ApiError
 */
export async function loadMyAgents(context: Context): Promise<readonly AgentView[]> {
  const consents = await farmersAgents(context.get(apiContext));
  return agentViews(context.get(textContext), context.get(languageContext), consents, new Date());
}

/**
 * Presents the consents of each agent as one: what holds now, or how the newest ended.
 * @param consents the newest first
 */
export function agentViews(
  t: ServerTexts,
  language: string,
  consents: readonly FarmersAgent[],
  now: Date,
): readonly AgentView[] {
  const views = [...Map.groupBy(consents, (consent) => consent.agent_id).values()].flatMap((ofAgent) => {
    const [newest] = ofAgent;
    if (newest === undefined) return [];
    const inForce = ofAgent.filter(({ state }) => state === 'active');
    const shown = inForce.length > 0 ? inForce : [newest];
    const until = Math.max(...shown.map((consent) => Date.parse(consent.until)));
    const day = (moment: Date) => asLine(dayText(t, language, indiaDay(moment), now));
    return {
      id: newest.agent_id,
      name: newest.agent_name,
      state: inForce.length > 0 ? 'active' : newest.state,
      purposes: [...new Set(shown.flatMap(({ purposes }) => purposes))],
      givenOn: day(new Date(newest.given_at)),
      // At `until` it is over: the last day is that of the moment before.
      lastDay: day(new Date(until - 1)),
      standIn: newest.stand_in_name,
      acts: actViews(
        t,
        language,
        ofAgent.flatMap(({ acts }) => acts),
        now,
      ),
    } satisfies AgentView;
  });
  return [...views.filter(({ state }) => state === 'active'), ...views.filter(({ state }) => state !== 'active')];
}

function actViews(t: ServerTexts, language: string, acts: FarmersAgent['acts'], now: Date): readonly ActView[] {
  const views: ActView[] = [];
  for (const { act, subject, at } of acts) {
    const orderPath = subject !== null && ORDER_ACTS.includes(act) ? pathTo('order', { orderId: subject }) : null;
    const before = views.at(-1);
    if (before?.act === act && before.orderPath === orderPath)
      views.splice(-1, 1, { ...before, count: before.count + 1 });
    else views.push({ act, count: 1, moment: asLine(momentText(t, language, at, now)), orderPath });
  }
  return views;
}

/** Stops an agent at once, and leads to the page that says so: a reload then sends nothing again. */
export async function stopAgent(context: Context, agentId: string) {
  try {
    await revokeFarmersAgent(context.get(apiContext), agentId);
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data({ code: error.code }, { status: error.httpStatus });
  }
  return redirect(pathTo('myAgents', {}, { done: true }));
}
