import type { LoaderFunctionArgs } from 'react-router';
import { vendorInvoice } from '@haat/api-client';
import { apiContext } from '@haat/app-context';
import { answerFile } from './order-files.data.ts';

/** The bill of an order as PDF. Before the goods are handed over there is none, and the order's page says so. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const load = () => vendorInvoice(args.context.get(apiContext), args.params['orderId'] ?? '');
  return answerFile(args, { type: 'application/pdf', missing: { bill: 'none' }, load });
}
