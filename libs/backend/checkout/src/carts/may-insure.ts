import type { CartChoices } from '@haat/api-contract';
import type { RequestUser } from '@haat/backend-identity';
import { ServiceError } from '@haat/backend-platform';

/** Who sends a request; nobody known, for a guest. */
interface Sender {
  readonly user?: RequestUser;
}

/** Whether the sender may insure: an agent where the farmer lets them. See docs/domain/agents.md#orders. */
export function mayInsure({ user }: Sender): boolean {
  return user?.agent?.purposes.includes('insurance') ?? true;
}

/** @throws ServiceError `consent_error.other_purpose` for an agent who insures packs, and may not */
export function refuseInsurance(sender: Sender, { insurance = [] }: Pick<CartChoices, 'insurance'>): void {
  const insures = insurance.some(({ units }) => units > 0);
  if (insures && !mayInsure(sender)) throw new ServiceError('consent_error.other_purpose');
}
