import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the card programme. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.programme, 'programme/programme.screen.tsx', { id: 'programme' }),
    route(paths.programmeApply, 'apply/apply.screen.tsx', { id: 'programme-apply' }),
    route(paths.programmeActivation, 'activation/activation.screen.tsx', { id: 'programme-activation' }),
  ];
}
