import { describe, expect, it } from 'vitest';
import { openFarmerChoice } from './chosen-farmer.ts';
import { readCookies } from './session-cookies.ts';

const SCOPE = { appCode: '01', shellName: 'csc', isSecure: true };
const NAME = '__Host-haat-01-csc-farmer';
const PLACE = '{"latLng":"20,73","label":"Nashik"}';

function open(cookieHeader: string | null, agent: string | null = 'agent-1', place: string | null = PLACE) {
  return openFarmerChoice({ cookieHeader, scope: SCOPE, agentId: () => agent, place });
}

/** The cookie header that a browser sends after this choice. */
function keptBy(choice: ReturnType<typeof open>): string {
  return choice.change?.cookie.split(';')[0] ?? '';
}

function chosenBy(agent: string, farmerId = 'farmer-1') {
  const choice = open(null, agent);
  choice.choose(farmerId);
  return keptBy(choice);
}

// Written from docs/domain/agents.md#choosing-a-farmer.
describe('the farmer whom an agent chose', () => {
  it('is found with the next request, in a cookie that no page reads and no other site sends', () => {
    const choice = open(null);
    choice.choose('farmer-1');
    expect(choice.change?.cookie).toMatch(
      new RegExp(`^${NAME}=.+; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Strict$`),
    );
    const next = open(keptBy(choice));
    expect(next.chosen).toMatchObject({ farmerId: 'farmer-1', agentId: 'agent-1' });
    expect(next.change).toBeNull();
  });

  it.each([
    ['another agent', 'agent-2'],
    ['anyone who is no agent, or signed out', null],
  ])('is none for %s, and the cookie goes', (_who, agent) => {
    const choice = open(chosenBy('agent-1'), agent);
    expect(choice.chosen).toBeNull();
    expect(choice.change?.cookie).toContain(`${NAME}=; Path=/; Max-Age=0`);
  });

  it('cannot be chosen by anyone but an agent', () => {
    const choice = open(null, null);
    choice.choose('farmer-1');
    expect([choice.chosen, choice.change]).toEqual([null, null]);
  });

  it('is another choice each time, also of the same farmer', () => {
    const first = open(chosenBy('agent-1'));
    const second = open(chosenBy('agent-1'));
    expect(first.chosen?.choice).not.toBe(second.chosen?.choice);
  });

  it('is left with the place that was the agent’s before, however often it was changed', () => {
    const changed = open(chosenBy('agent-1'), 'agent-1', '{"latLng":"21,74","label":"Village of the farmer"}');
    changed.choose('farmer-2');
    expect(changed.change?.place).toBe(PLACE);
    const left = open(keptBy(changed), 'agent-1', null);
    left.leave();
    expect(left.chosen).toBeNull();
    expect(left.change).toEqual({ cookie: expect.stringContaining('Max-Age=0'), place: PLACE });
  });

  it.each([
    'x',
    '[]',
    '{"farmerId":"../a","agentId":"agent-1","choice":"c"}',
    '{"farmerId":"f\\r\\nx: y","agentId":"agent-1","choice":"c"}',
    '{"farmerId":7,"agentId":"agent-1","choice":"c"}',
    `{"farmerId":"${'f'.repeat(65)}","agentId":"agent-1","choice":"c"}`,
  ])('is none where the cookie says %s', (text) => {
    const header = `${NAME}=${encodeURIComponent(text)}`;
    expect(readCookies(header)[NAME]).toBe(text);
    expect(open(header).chosen).toBeNull();
  });

  it('is not that of another shell on the same host', () => {
    const header = chosenBy('agent-1').replace('-csc-', '-farmer-');
    expect(open(header).chosen).toBeNull();
  });
});
