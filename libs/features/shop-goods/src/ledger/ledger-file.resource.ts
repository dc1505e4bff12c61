import type { LoaderFunctionArgs } from 'react-router';
import { ledgerMonthFile } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { tableResponse } from '../table-response.ts';

/** A month of the shop's ledger as a table. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  const month = params['month'] ?? '';
  return tableResponse(await ledgerMonthFile(context.get(apiContext), month), `ledger-${month}.csv`);
}
