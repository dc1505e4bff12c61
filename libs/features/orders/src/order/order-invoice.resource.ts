import { redirect, type LoaderFunctionArgs } from 'react-router';
import { invoice, isApiError } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { ownOrder } from '../orders.data.ts';

/** The bill of an order as PDF, under a name that can be found again. Without one the order's page says so. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  const orderId = params['orderId'] ?? '';
  const order = await ownOrder(context, orderId);
  if (order === null) throw redirect(pathTo('order', { orderId }));
  try {
    const pdf = await invoice(context.get(apiContext), orderId);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="krishi-haat-${order.number.replace(/[^\w-]/g, '-')}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (isApiError(error) && error.code === 'order_error.no_invoice')
      return redirect(pathTo('order', { orderId }, { bill: 'none' }));
    throw error;
  }
}
