import { randomUUID } from 'node:crypto';
import { HEADERS } from '@haat/api-contract';
import { ACTS_ALSO_FOR_ONESELF, AGENT_PURPOSES, ROLES } from '@haat/api-contract/vocabulary';
import type { AgentAct, AgentPurpose } from '@haat/api-contract/vocabulary';
import { agentConsents } from '@haat/backend-consents/tables';
import type { AgentPermission, Permission } from '@haat/backend-platform/area';
import { creditFarmer, farmer, staffMember } from '@haat/backend-testing';
import type { TestBackend, TestRequest } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../src/compose.ts';
import { partnerAgent } from '../consents/agents-and-farmers.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

/** Those who send a request for themselves. */
const OWN = ['visitor', 'farmer', 'credit farmer', 'agent', ...ROLES] as const;
/** An agent who sends it for a farmer, by how the farmer's consent stands. */
const FOR_FARMER = ['consent', 'no consent', 'expired', 'revoked', 'other purpose'] as const;
type Caller = (typeof OWN)[number] | `agent, ${(typeof FOR_FARMER)[number]}`;

/** What a caller may be answered: to be let in (whatever comes of it), or a refusal by its code. */
type Outcome = 'in' | 'auth_error.signed_out' | 'auth_error.forbidden' | `consent_error.${string}`;

const ROWS: Readonly<Record<string, Permission | AgentPermission>> = Object.assign(
  {},
  ...AREAS.map(({ permissions = {} }) => permissions),
);
const DAY_MS = 86_400_000;
/** A purpose that is asked for by no route yet: a consent for it alone allows nothing but what every consent allows. */
const OTHER_PURPOSE: AgentPurpose = 'booking';

/** Refusals that are a route's own answer to an id that names nothing. */
const ANSWERS: Readonly<Record<string, Outcome>> = { 'GET /agent/v1/farmers/:id': 'consent_error.none' };

/** Who is let in on an own account, by the row. See docs/domain/identity.md#roles. */
function ownOutcome(who: Permission, caller: (typeof OWN)[number]): Outcome {
  if (who === 'everybody') return 'in';
  if (caller === 'visitor') return 'auth_error.signed_out';
  if (who === 'signed-in') return 'in';
  const isStaff = ROLES.some((role) => role === caller);
  return who === caller || (who === 'staff' && isStaff) ? 'in' : 'auth_error.forbidden';
}

/** What only a farmer begins, or an agent for one. See docs/domain/agents.md#without-a-farmer. */
function isForFarmersAlone(row: Permission | AgentPermission): boolean {
  const also: readonly AgentAct[] = ACTS_ALSO_FOR_ONESELF;
  return typeof row !== 'string' && row.act !== undefined && !also.includes(row.act);
}

/** What an agent is answered who acts for a farmer. See docs/domain/agents.md#acting. */
function outcomesForFarmer(row: Permission | AgentPermission, state: (typeof FOR_FARMER)[number]): Outcome[] {
  // A public route that asks no one who they are is public to an agent too; one that asks refuses.
  if (row === 'everybody') return ['in', 'consent_error.not_for_agents'];
  if (typeof row === 'string') return ['consent_error.not_for_agents'];
  const refusals = { 'no consent': 'none', expired: 'expired', revoked: 'revoked' } as const;
  if (state === 'consent') return ['in'];
  if (state !== 'other purpose') return [`consent_error.${refusals[state]}`];
  const allowed = [row.forFarmer].flat();
  return [allowed.includes('any') || allowed.includes(OTHER_PURPOSE) ? 'in' : 'consent_error.other_purpose'];
}

describe('every route and every role', () => {
  let backend: TestBackend;
  const callers = new Map<Caller, TestRequest>();

  beforeAll(async () => {
    backend = await startBackend({ seed: 'small', areas: AREAS_WITHOUT_JOBS });
    const agent = await partnerAgent(backend);
    callers.set('visitor', {});
    callers.set('farmer', { token: (await farmer(backend)).token });
    callers.set('credit farmer', { token: (await creditFarmer(backend)).token });
    for (const role of ROLES) callers.set(role, { token: await (await staffMember(backend, role)).token() });
    callers.set('agent', { token: agent.token });
    const now = backend.dependencies.now().getTime();
    const given = { givenAt: new Date(now - DAY_MS), until: new Date(now + DAY_MS), purposes: [...AGENT_PURPOSES] };
    const change = {
      expired: { until: new Date(now - 1000) },
      revoked: { revokedAt: new Date(now - 1000), revokedBy: 'farmer' as const },
      'other purpose': { purposes: [OTHER_PURPOSE] },
      consent: {},
    };
    for (const state of FOR_FARMER) {
      const { userId: farmerId } = await farmer(backend);
      if (state !== 'no consent')
        await backend.database
          .insert(agentConsents)
          .values({ id: randomUUID(), farmerId, agentId: agent.userId, ...given, ...change[state] });
      callers.set(`agent, ${state}`, { token: agent.token, headers: { [HEADERS.assumedUser]: farmerId } });
    }
  });
  afterAll(() => backend?.close());

  /** What a caller is answered on a route with ids of nothing and an empty body. */
  async function outcome(route: string, caller: Caller): Promise<Outcome | 'invalid'> {
    const [method = '', path = ''] = route.split(' ');
    const given = callers.get(caller) ?? {};
    const { body } = await backend.request(
      method,
      path.replace(/:\w+/g, () => randomUUID()),
      {
        ...given,
        ...(method === 'GET' ? {} : { body: {} }),
      },
    );
    const code = (body as { error?: { code?: string } } | null)?.error?.code ?? '';
    if (code === 'auth_error.signed_out' || code === 'auth_error.forbidden') return code;
    if (code.startsWith('consent_error.')) return code as Outcome;
    return code === 'request_error.invalid' ? 'invalid' : 'in';
  }

  it('has a row for every route of the document', async () => {
    const { body } = await backend.request('GET', '/docs/json');
    const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.length).toBeGreaterThan(150);
    expect(documented.filter((route) => ROWS[route] === undefined)).toEqual([]);
  });

  // The table of docs/domain/identity.md#roles: 'order, address, ask, claim, book, for oneself'.
  it('lets an agent without a farmer begin nothing that a farmer begins', () => {
    const refused = Object.entries(ROWS).flatMap(([route, row]) => (isForFarmersAlone(row) ? [route] : []));
    expect(refused).toEqual(
      expect.arrayContaining([
        'POST /order/v1/orders',
        'POST /ondc/v1/orders',
        'POST /user/v1/addresses',
        'PATCH /user/v1/addresses/:id',
        'POST /advice/v1/questions',
      ]),
    );
    for (const open of ['cart-changed', 'order-cancelled', 'payment-started'] as const)
      expect(ACTS_ALSO_FOR_ONESELF).toContain(open);
  });

  const checked = Object.entries(ROWS).filter(([, row]) => row !== 'signature');
  it.each(checked)('%s', async (route, row) => {
    const who = typeof row === 'string' ? row : row.who;
    const wrong: string[] = [];
    const check = async (caller: Caller, expected: readonly Outcome[]) => {
      const answered = await outcome(route, caller);
      // What was sent is looked at before who sent it on some routes; then nothing was let in.
      if (answered !== 'invalid' && !expected.includes(answered))
        wrong.push(`${caller}: ${answered}, expected ${expected.join(' or ')}`);
    };
    for (const caller of OWN) {
      const expected = ownOutcome(who, caller);
      const isAlone = caller === 'agent' && isForFarmersAlone(row);
      await check(caller, [
        isAlone ? 'consent_error.no_farmer' : expected === 'in' ? (ANSWERS[route] ?? 'in') : expected,
      ]);
    }
    for (const state of FOR_FARMER) await check(`agent, ${state}`, outcomesForFarmer(row, state));
    expect(wrong).toEqual([]);
  });
});
