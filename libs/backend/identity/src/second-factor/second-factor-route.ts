import { factorSecretSchema, setUpFactorSchema } from '@haat/api-contract';
import { errorAnswers, ServiceError, ROUTE_COST } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';
import { realmPath } from '../sessions/issuer.ts';
import { authenticatorLink } from './authenticator-code.ts';
import { secretToSetUp } from './second-factors.ts';
import { reachableNumber } from '../users/reachable-number.ts';
import { userOfCheckedOtp } from './user-of-checked-otp.ts';

/** Where staff without an authenticator app get the secret for one. */
export function registerSecondFactor(app: App, dependencies: Dependencies): void {
  app.post(
    `${realmPath(dependencies.configuration)}/second-factor`,
    {
      config: { cost: ROUTE_COST.exchange },
      schema: {
        tags: ['identity'],
        summary: 'The secret for an authenticator app, once, for a member of staff with a one-time password',
        body: setUpFactorSchema,
        response: { 200: factorSecretSchema, ...errorAnswers },
      },
    },
    async ({ body, ip }, reply) => {
      const user = await userOfCheckedOtp(dependencies, body, ip);
      if (user === null) throw new ServiceError('auth_error.forbidden');
      const secret = await secretToSetUp(dependencies, user);
      reply.header('cache-control', 'no-store');
      return { secret, link: authenticatorLink(secret, reachableNumber(user)) };
    },
  );
}
