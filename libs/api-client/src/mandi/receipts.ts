import type { MandiReceipt, MandiReceiptInput } from '@haat/api-contract/mandi-receipts';
import { orNull, type ApiClient } from '../api-client.ts';

const PATH = '/mandi/v1/receipts';

/** `GET /mandi/v1/receipts`: the person's sale slips, the newest first; null on failure. */
export async function mandiReceipts(api: ApiClient): Promise<readonly MandiReceipt[] | null> {
  const query = { lang: api.language };
  const found = await orNull(
    api.send<{ results: MandiReceipt[] }>({ service: 'main', method: 'GET', path: PATH, query }),
  );
  return found?.results ?? null;
}

/**
 * `POST /mandi/v1/receipts`: a sale slip.
 * @throws ApiError `mandi_error.rate_unlikely` with the likely rate, `mandi_error.slip_sent`, `mandi_error.slip_day`,
 *   `mandi_error.too_many_slips`, `mandi_error.unknown`, `upload_error.photo_unknown`
 */
export function sendMandiReceipt(api: ApiClient, body: MandiReceiptInput): Promise<MandiReceipt> {
  return api.send({ service: 'main', method: 'POST', path: PATH, query: { lang: api.language }, body });
}
