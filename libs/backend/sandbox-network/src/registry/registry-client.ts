import { signRequest, type Signer } from '@haat/ondc-core/signing';
import type { RegistryEntry } from '../participants/participant.ts';
import type { HttpClient } from '../server/http-client.ts';
import type { LookupFilters } from './subscriptions.ts';

/** What a participant asks of the registry. */
export interface RegistryClient {
  /** Who fits; signed with the participant's own key. @throws when the registry does not answer */
  lookup(filters: LookupFilters): Promise<readonly RegistryEntry[]>;
  /** The participant with a key; remembered unless it is to be asked again. Null for what is not known. */
  participant(subscriberId: string, uniqueKeyId: string, again?: boolean): Promise<RegistryEntry | null>;
}

/** Asks over HTTP, as `signer`. */
export function createRegistryClient(
  registryUrl: string,
  { signer, http, now }: { readonly signer: Signer; readonly http: HttpClient; readonly now: () => Date },
): RegistryClient {
  const known = new Map<string, RegistryEntry>();
  const client: RegistryClient = {
    async lookup(filters) {
      const body = Buffer.from(JSON.stringify(filters));
      const authorization = signRequest(body, signer, now().getTime());
      const answer = await http.send('POST', `${registryUrl}/v2.0/lookup`, { authorization }, body);
      if (answer.status !== 200) throw new Error(`The registry answered ${answer.status}`);
      return JSON.parse(answer.body) as RegistryEntry[];
    },
    async participant(subscriberId, uniqueKeyId, again = false) {
      const name = `${subscriberId}|${uniqueKeyId}`;
      if (again) known.delete(name);
      const remembered = known.get(name);
      if (remembered !== undefined) return remembered;
      const [found] = await client.lookup({ subscriber_id: subscriberId, ukId: uniqueKeyId });
      if (found !== undefined) known.set(name, found);
      return found ?? null;
    },
  };
  return client;
}
