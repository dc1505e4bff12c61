import type { ActionFunctionArgs } from 'react-router';
import { isApiError } from '@haat/api-client';
import { requestOtp } from '@haat/auth-session/server';

/**
 * `POST /api/keycloak/sendOTP`: `{ phone_number }` → `{ request_id, expires_in, resend_in }`, the same answer for known
 * and unknown numbers. See docs/domain/identity.md#one-time-codes.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  try {
    return Response.json(await requestOtp(context, await phoneNumberIn(request)));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return Response.json(
      { error: { code: error.code, message: error.code, details: error.details } },
      { status: error.httpStatus },
    );
  }
}

/** From JSON or a form; anything else is an empty number, which the service refuses. */
async function phoneNumberIn(request: Request): Promise<string> {
  try {
    if (request.headers.get('content-type')?.includes('application/json')) {
      const body: unknown = await request.json();
      const given = typeof body === 'object' && body !== null && 'phone_number' in body ? body.phone_number : '';
      return typeof given === 'string' ? given : '';
    }
    const given = (await request.formData()).get('phone_number');
    return typeof given === 'string' ? given : '';
  } catch {
    return '';
  }
}
