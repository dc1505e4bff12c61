import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { LONGEST_REVOCATION_TOKEN, type Revocation } from '@haat/api-contract/agents';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { languagePathOf, linkedAgentView, loadLinkedAgent, statusOf, stopLinkedAgent } from './agent-stop.data.ts';

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB';
const NOW = new Date('2026-11-25T06:00:00Z');
const CONSENT: Revocation = {
  agent_name: 'Ramesh Yadav',
  state: 'active',
  purposes: ['order', 'address'],
  until: '2026-12-20T09:00:00.000Z',
  farmer_name: null,
  revoked_at: null,
};
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

/** A request's context with services of these answers, and what they were asked. */
function servicesSaying(answer: () => Revocation) {
  const asked: { method: string; path: string; withToken?: boolean }[] = [];
  const send = async (call: (typeof asked)[number]) => {
    asked.push(call);
    return answer();
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  context.set(languageContext, 'en');
  context.set(textContext, t);
  return { asked, context };
}

function failing(code: string, status: number | null) {
  return () => {
    throw new ApiError({ kind: status === null ? 'network' : 'refused', status, code });
  };
}

// Written from docs/domain/agents.md#revoking and #consent.
describe('the link of an SMS', () => {
  it('says what it is about, changes nothing, and goes without a session', async () => {
    const { asked, context } = servicesSaying(() => CONSENT);
    const view = await loadLinkedAgent(context, TOKEN);
    expect(view).toMatchObject({ kind: 'active', agent: 'Ramesh Yadav', farmer: null, purposes: ['order', 'address'] });
    expect(statusOf(view)).toBe(200);
    expect(asked).toMatchObject([{ method: 'GET', path: `/agent/v1/revocations/${TOKEN}`, withToken: false }]);
  });

  it.each(['', '.', '..', 'x'.repeat(LONGEST_REVOCATION_TOKEN + 1)])(
    'is unknown without asking the services where it has “%s”',
    async (token) => {
      const { asked, context } = servicesSaying(() => CONSENT);
      const view = await loadLinkedAgent(context, token);
      expect([view, statusOf(view)]).toEqual([{ kind: 'unknown' }, 404]);
      expect(asked).toEqual([]);
      expect(await stopLinkedAgent(context, token)).toMatchObject({
        data: { problem: 'unknown' },
        init: { status: 404 },
      });
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['unknown', 404, 'consent_error.link_unknown', 404],
    ['unknown', 404, 'request_error.invalid', 400],
    ['unknown', 404, 'request_error.not_found', 404],
    ['away', 503, 'request_error.unavailable', null],
    ['away', 503, 'request_error.failed', 500],
    ['away', 503, 'request_error.too_many', 429],
  ])('is %s (%i) where the services say %s', async (kind, status, code, answered) => {
    const { context } = servicesSaying(failing(code, answered));
    const view = await loadLinkedAgent(context, TOKEN);
    expect([view, statusOf(view)]).toEqual([{ kind }, status]);
    expect(await stopLinkedAgent(context, TOKEN)).toMatchObject({ data: { problem: kind }, init: { status } });
  });

  it('stops by a POST, and leads to what a reload may show again', async () => {
    const { asked, context } = servicesSaying(() => ({ ...CONSENT, state: 'revoked' }));
    const answer = await stopLinkedAgent(context, TOKEN);
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('location')]).toEqual([302, `/agents/stop?t=${TOKEN}&done=true`]);
    expect(asked).toMatchObject([{ method: 'POST', path: `/agent/v1/revocations/${TOKEN}`, withToken: false }]);
  });

  it('comes back from another language, and is not carried on where it is too long', () => {
    expect(languagePathOf(TOKEN)).toBe(`/language?next=${encodeURIComponent(`/agents/stop?t=${TOKEN}`)}`);
    expect(languagePathOf('x'.repeat(500))).toBe('/language?next=%2Fagents%2Fstop');
  });
});

describe('an agent’s consent in words', () => {
  it.each([
    ['for 30 days', '2026-12-20T09:00:00.000Z', '20 Dec'],
    ['for this day in India, at whose end it is over', '2026-11-25T18:30:00.000Z', 'order:day.today'],
  ])('names the last day of one %s', (_what, until, lastDay) => {
    expect(linkedAgentView(t, 'en', { ...CONSENT, until }, NOW).lastDay).toBe(lastDay);
  });

  it('says since when it is stopped, and for whom where another person has the phone', () => {
    const revoked: Revocation = {
      ...CONSENT,
      state: 'revoked',
      farmer_name: 'Sunita Pawar',
      revoked_at: '2026-11-21T04:42:00.000Z',
    };
    const view = linkedAgentView(t, 'en', revoked, NOW);
    expect(view).toMatchObject({ kind: 'revoked', farmer: 'Sunita Pawar' });
    expect(view.revoked).toMatch(/^21 Nov, .*10:12/);
  });
});
