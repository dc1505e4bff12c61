import { ServiceError } from '@haat/backend-platform';
import type { Area } from '@haat/backend-platform';
import type { OperatorCaller, OperatorResource } from '@haat/backend-platform/operator';
import type { Role } from '@haat/api-contract/vocabulary';

const known = new WeakMap<readonly Area[], ReadonlyMap<string, OperatorResource>>();

/**
 * Every resource that the areas declare, with the acts that areas above add to it.
 * @throws Error for two of a name, and for acts on a resource that nobody declares
 */
export function resourcesOf(areas: readonly Area[]): ReadonlyMap<string, OperatorResource> {
  const before = known.get(areas);
  if (before !== undefined) return before;
  const resources = new Map<string, OperatorResource>();
  for (const resource of areas.flatMap(({ operator = [] }) => operator)) {
    if (resources.has(resource.name)) throw new Error(`two areas declare the resource ${resource.name}`);
    resources.set(resource.name, resource);
  }
  for (const [name, actions] of areas.flatMap(({ operatorActions = {} }) => Object.entries(operatorActions))) {
    const resource = resources.get(name);
    if (resource === undefined) throw new Error(`no area declares the resource ${name}`);
    resources.set(name, { ...resource, actions: { ...resource.actions, ...actions } });
  }
  known.set(areas, resources);
  return resources;
}

/**
 * A resource that the caller may read.
 * @throws ServiceError `request_error.not_found`, `auth_error.forbidden`
 */
export function resourceFor(areas: readonly Area[], name: string, by: OperatorCaller): OperatorResource {
  const resource = resourcesOf(areas).get(name);
  if (resource === undefined) throw new ServiceError('request_error.not_found');
  if (!hasOneOf(by, resource.read)) throw new ServiceError('auth_error.forbidden');
  return resource;
}

/** Whether somebody has one of these roles; without roles nobody has. */
export function hasOneOf({ roles }: Pick<OperatorCaller, 'roles'>, allowed: readonly Role[] | undefined): boolean {
  return allowed?.some((role) => roles.includes(role)) === true;
}

/** Names of the fields that the caller sees. */
export function readableFields({ fields, read }: OperatorResource, by: OperatorCaller): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (hasOneOf(by, field.read ?? read) ? [name] : []));
}
