import { describe, expect, it } from 'vitest';
import type { FarmersAgent } from '@haat/api-contract/agents';
import { agentViews } from './my-agents.data.ts';

const NOW = new Date('2026-11-25T06:00:00Z');
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const CONSENT: FarmersAgent = {
  agent_id: 'agent-1',
  agent_name: 'Ramesh Yadav',
  state: 'active',
  purposes: ['order'],
  given_at: '2026-11-20T09:00:00.000Z',
  until: '2026-12-20T09:00:00.000Z',
  stand_in_name: null,
  acts: [],
};
const views = (...consents: FarmersAgent[]) => agentViews(t, 'en', consents, NOW);

// Written from docs/domain/agents.md#acts and #revoking.
describe('the agents of a farmer', () => {
  it('are each shown once, with what any of their consents allows now and until the last of them ends', () => {
    const shown = views({ ...CONSENT, purposes: ['address'], until: '2026-11-25T18:30:00.000Z' }, CONSENT, {
      ...CONSENT,
      state: 'revoked',
      purposes: ['payment'],
      until: '2027-01-01T09:00:00.000Z',
    });
    expect(shown).toMatchObject([{ state: 'active', purposes: ['address', 'order'], lastDay: '20 Dec' }]);
  });

  it.each(['revoked', 'expired'] as const)('who are %s may do nothing any more, and come last', (state) => {
    const shown = views({ ...CONSENT, agent_id: 'agent-2', state }, CONSENT);
    expect(shown.map((agent) => [agent.id, agent.state])).toEqual([
      ['agent-1', 'active'],
      ['agent-2', state],
    ]);
  });

  it('did what they did: the same one after the other stands once, with its last time', () => {
    const acts: FarmersAgent['acts'] = [
      { act: 'order-placed', subject: 'o-1', at: '2026-11-25T04:42:00.000Z' },
      { act: 'cart-changed', subject: 'v-2', at: '2026-11-25T04:41:00.000Z' },
      { act: 'cart-changed', subject: 'v-1', at: '2026-11-25T04:40:00.000Z' },
      { act: 'order-placed', subject: 'o-0', at: '2026-11-24T04:40:00.000Z' },
      { act: 'order-placed', subject: null, at: '2026-11-24T04:39:00.000Z' },
    ];
    const [agent] = views({ ...CONSENT, acts }, CONSENT);
    expect(agent?.acts.map(({ act, count, orderPath }) => [act, count, orderPath])).toEqual([
      ['order-placed', 1, '/order/o-1'],
      ['cart-changed', 2, null],
      ['order-placed', 1, '/order/o-0'],
      ['order-placed', 1, null],
    ]);
    expect(agent?.acts[0]?.moment).toMatch(/10:12/);
  });

  it('are none where nothing was allowed', () => {
    expect(views()).toEqual([]);
  });
});
