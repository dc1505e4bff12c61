import { OTP_GRANT, type FactorSecret, type OtpSent, type TokenSet } from '@haat/api-contract';
import { call, goodBody } from '@haat/test-clients/call';
import { Secret, TOTP } from 'otpauth';
import type { BenchServer } from './bench-server.ts';

const REALM = '/realms/krishi-haat';
/** An operator of the sample market. */
const NUMBER = '9000000010';

/** Signs the sample market's operator in, with an authenticator app that is set up for it. @returns an access token */
export async function signsOperatorIn(at: string, server: BenchServer, database: string): Promise<string> {
  await server.query(database, `update users set roles = '["operator"]' where phone_number = $1`, [NUMBER]);
  const asked = await post<OtpSent>(at, `${REALM}/otp`, { phone_number: NUMBER });
  const told = `/sandbox/sms.json?phone_number=${NUMBER}`;
  const { results } = goodBody<{ results: { otp: string }[] }>(await call(at, told), told);
  const proof = { request_id: asked.request_id, otp: results[0]?.otp ?? '' };
  const { secret } = await post<FactorSecret>(at, `${REALM}/second-factor`, proof);
  const form = new URLSearchParams({
    client_id: 'krishi-haat-farmer',
    grant_type: OTP_GRANT,
    ...proof,
    factor_code: new TOTP({ secret: Secret.fromBase32(secret) }).generate(),
  });
  return (await post<TokenSet>(at, `${REALM}/protocol/openid-connect/token`, form)).access_token;
}

async function post<Body>(at: string, path: string, body: object): Promise<Body> {
  return goodBody<Body>(await call(at, path, { method: 'POST', body }), path);
}
