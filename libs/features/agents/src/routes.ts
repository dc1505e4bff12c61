import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Route of the page that stops an agent. */
export function routes(): RouteConfigEntry[] {
  return [route(paths.agentStop, 'agent-stop/agent-stop.screen.tsx', { id: 'agent-stop' })];
}
