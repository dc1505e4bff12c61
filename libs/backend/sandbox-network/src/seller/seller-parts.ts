import type { Participant } from '../participants/participant.ts';
import type { RegistryClient } from '../registry/registry-client.ts';
import type { HttpClient } from '../server/http-client.ts';
import type { SandboxLog } from '../server/sandbox-server.ts';
import type { SellerCatalogue } from './catalogue/seller-catalogue.ts';
import type { SellerProfile } from './seller-profile.ts';

/** What a seller app works with. */
export interface SellerParts {
  readonly participant: Participant;
  readonly profile: SellerProfile;
  readonly catalogue: SellerCatalogue;
  readonly registry: RegistryClient;
  readonly http: HttpClient;
  readonly log: SandboxLog;
  readonly now: () => Date;
}
