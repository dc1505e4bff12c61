import { type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isApiError, pushState, subscribeToPush } from '@haat/api-client';
import { pushSubscriptionBodySchema } from '@haat/api-contract/account';
import { apiContext, sessionContext } from '@haat/app-context';

const LONGEST_BODY = 4_000;
const NOTHING = { public_key: null, is_on: false };

/** `GET /api/push/subscription`: whether messages can come to this browser, and do; nothing is offered to guests. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  if (context.get(sessionContext).status === 'visitor') return Response.json(NOTHING);
  return answered(() => pushState(context.get(apiContext)));
}

/**
 * `POST /api/push/subscription`: a browser's `PushSubscription` as JSON; messages come to it from now on. 401: nobody
 * is signed in; 400: it is none.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (context.get(sessionContext).status === 'visitor') return Response.json(NOTHING, { status: 401 });
  const body = pushSubscriptionBodySchema.safeParse(parsed(await request.text()));
  if (!body.success) return Response.json(NOTHING, { status: 400 });
  return answered(() => subscribeToPush(context.get(apiContext), body.data));
}

async function answered(call: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await call(), { headers: { 'cache-control': 'private, no-store' } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return Response.json(NOTHING, { status: error.httpStatus === 0 ? 503 : error.httpStatus });
  }
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_BODY) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
