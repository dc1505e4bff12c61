import { passkeyRequestSchema, setUpFactorSchema } from '@haat/api-contract';
import { errorAnswers, ServiceError, ROUTE_COST } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';
import { userOfCheckedOtp } from '../second-factor/user-of-checked-otp.ts';
import { realmPath } from '../sessions/issuer.ts';
import { passkeyRequest } from './passkey-options.ts';

/** Where staff get what their passkey signs at the sign-in. */
export function registerPasskeyChallenge(app: App, dependencies: Dependencies): void {
  app.post(
    `${realmPath(dependencies.configuration)}/passkey-challenge`,
    {
      config: { cost: ROUTE_COST.exchange },
      schema: {
        tags: ['identity'],
        summary: 'What a passkey signs, for a member of staff with a one-time password',
        body: setUpFactorSchema,
        response: { 200: passkeyRequestSchema, ...errorAnswers },
      },
    },
    async ({ body, ip }, reply) => {
      const user = await userOfCheckedOtp(dependencies, body, ip);
      if (user === null) throw new ServiceError('auth_error.forbidden');
      reply.header('cache-control', 'no-store');
      return passkeyRequest(dependencies, { userId: user.id, purpose: 'sign-in', boundTo: body.request_id });
    },
  );
}
