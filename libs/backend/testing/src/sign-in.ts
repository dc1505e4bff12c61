import { OTP_GRANT } from '@haat/api-contract';
import type { TestAnswer, TestBackend } from './test-backend.ts';

/** Client of the farmer shell. */
export const TEST_CLIENT = 'krishi-haat-farmer';
const REALM = '/realms/krishi-haat';

/** Asks for a one-time password. */
export async function requestOtp(
  backend: TestBackend,
  phoneNumber: string,
  address = '203.0.113.1',
  more: { device_id?: string; human_check?: string } = {},
): Promise<TestAnswer> {
  return backend.request('POST', `${REALM}/otp`, {
    body: { phone_number: phoneNumber, ...more },
    headers: { 'x-forwarded-for': address },
  });
}

/** The newest one-time password of a number, as its owner reads it. */
export async function readOtp(backend: TestBackend, phoneNumber: string): Promise<string> {
  const [message] = await backend.sms.messages(phoneNumber);
  if (message === undefined) throw new Error('no message');
  return message.otp;
}

/** Calls the token path with a form. */
export async function tokenCall(
  backend: Pick<TestBackend, 'request'>,
  form: Record<string, string>,
  address = '203.0.113.1',
): Promise<TestAnswer> {
  return backend.request('POST', `${REALM}/protocol/openid-connect/token`, {
    body: new URLSearchParams({ client_id: TEST_CLIENT, ...form }),
    headers: { 'x-forwarded-for': address },
  });
}

/** Exchanges a one-time password. */
export async function exchangeOtp(
  backend: TestBackend,
  requestId: string,
  otp: string,
  deviceId?: string,
): Promise<TestAnswer> {
  return tokenCall(backend, {
    grant_type: OTP_GRANT,
    request_id: requestId,
    otp,
    ...(deviceId === undefined ? {} : { device_id: deviceId }),
  });
}

/** Exchanges a refresh token. */
export async function refresh(
  backend: Pick<TestBackend, 'request'>,
  refreshToken: string,
  address?: string,
): Promise<TestAnswer> {
  return tokenCall(backend, { grant_type: 'refresh_token', refresh_token: refreshToken }, address);
}

/** Ends a session. */
export async function logOut(backend: TestBackend, refreshToken: string, clientId = TEST_CLIENT): Promise<TestAnswer> {
  return backend.request('POST', `${REALM}/protocol/openid-connect/logout`, {
    body: new URLSearchParams({ client_id: clientId, refresh_token: refreshToken }),
  });
}

/** Signs a number in the way a person does; answers the token path's body. */
export async function signInBySms(
  backend: TestBackend,
  phoneNumber: string,
): Promise<{ access_token: string; refresh_token: string; [key: string]: unknown }> {
  const asked = await requestOtp(backend, phoneNumber);
  const { request_id: requestId } = asked.body as { request_id: string };
  const answer = await exchangeOtp(backend, requestId, await readOtp(backend, phoneNumber));
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
  return answer.body as { access_token: string; refresh_token: string };
}
