import type { RouterContextProvider } from 'react-router';
import { isApiError, vendorOrder } from '@haat/api-client';
import type { VendorOrder } from '@haat/api-contract';
import { apiContext } from '@haat/app-context';

/**
 * An order of the reader's shop; null for one that is not there or is another shop's: the answer is the same.
 * @throws ApiError when it cannot be loaded
 */
export async function ownShopOrder(context: Readonly<RouterContextProvider>, id: string): Promise<VendorOrder | null> {
  try {
    return await vendorOrder(context.get(apiContext), id);
  } catch (error) {
    if (isApiError(error) && [400, 403, 404].includes(error.httpStatus)) return null;
    throw error;
  }
}
