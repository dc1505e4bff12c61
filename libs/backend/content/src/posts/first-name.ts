import type { userOfId } from '@haat/backend-identity';

/** The name under which readers see a person, or null where none is known. */
export function firstName(user: Awaited<ReturnType<typeof userOfId>>): string | null {
  return user?.fullName.trim().split(/\s+/)[0] || null;
}
