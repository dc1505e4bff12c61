import type { RouterContextProvider } from 'react-router';
import { farmService, isApiError } from '@haat/api-client';
import type { FarmService } from '@haat/api-contract/bookings';
import { apiContext } from '@haat/app-context';

/** A service; null for one that is none. What could not be loaded is thrown. */
export async function findService(
  context: Readonly<RouterContextProvider>,
  serviceId: string,
): Promise<FarmService | null> {
  return farmService(context.get(apiContext), serviceId).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
}

/** Whether a service's form asks for acres, or for samples. */
export function asksFor({ mandatory, optional }: FarmService, field: FarmService['mandatory'][number]): boolean {
  return mandatory.includes(field) || optional.includes(field);
}
