import type { LoaderFunctionArgs } from 'react-router';
import { goodsTemplate } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { tableResponse } from '../table-response.ts';

/** The shop's goods as the file by which they are changed. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  return tableResponse(await goodsTemplate(context.get(apiContext)), 'goods.csv');
}
