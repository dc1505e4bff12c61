import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the farmer whom an agent serves, and of the page that stops an agent. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.agentFarmers, 'farmers/farmers.screen.tsx', { id: 'agent-farmers' }),
    route(paths.agentConsent, 'consent-code/consent-code.screen.tsx', { id: 'agent-consent' }),
    route(paths.agentEarnings, 'earnings/earnings.screen.tsx', { id: 'agent-earnings' }),
    route(paths.myAgents, 'my-agents/my-agents.screen.tsx', { id: 'my-agents' }),
    route(paths.agentStop, 'agent-stop/agent-stop.screen.tsx', { id: 'agent-stop' }),
  ];
}
