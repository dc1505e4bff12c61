import { parsePlace } from '@haat/app-context';
import type { CookieScope, FarmerChange } from '@haat/auth-session/server';
import { clearPerson } from './clear-person.ts';

/**
 * What an answer carries that makes, changes or ends an agent's choice of a farmer: nothing of the farmer who was
 * served stays on the counter's device. See docs/domain/agents.md#choosing-a-farmer.
 */
export function clearFarmer(
  response: Response,
  { cookie, place }: FarmerChange,
  by: { readonly request: Request; readonly scope: CookieScope },
): void {
  response.headers.append('set-cookie', cookie);
  clearPerson(response, parsePlace(place ?? undefined), by);
}
