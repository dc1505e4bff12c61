import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes of the feature fields. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.myFields, 'my-fields/my-fields.screen.tsx', { id: 'my-fields' }),
    route(paths.newField, 'new-field/new-field.screen.tsx', { id: 'new-field' }),
    route(paths.field, 'field/field.screen.tsx', { id: 'field' }),
    route(paths.changeField, 'change-field/change-field.screen.tsx', { id: 'change-field' }),
  ];
}
