import { factorSecretSchema, setUpFactorSchema } from '@haat/api-contract';
import { errorAnswers, ServiceError, ROUTE_COST } from '@haat/backend-platform';
import type { App, Dependencies } from '@haat/backend-platform';
import { checkOtp } from '../codes/check-otp.ts';
import { recordFailedSignIn } from '../codes/failed-sign-in.ts';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { realmPath } from '../sessions/issuer.ts';
import { userWithPhoneNumber } from '../users/user-with-phone-number.ts';
import { authenticatorLink } from './authenticator-code.ts';
import { secretToSetUp } from './second-factors.ts';
import { isStaff } from './staff-roles.ts';

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
      const phoneNumber = await checkOtp(dependencies, body.request_id, body.otp).catch(async (error: unknown) => {
        if (error instanceof ServiceError) {
          const attempt = { requestId: body.request_id, refusal: error.code, network: recordedNetwork(ip) };
          await recordFailedSignIn(dependencies, attempt);
        }
        throw error;
      });
      const user = await userWithPhoneNumber(dependencies.database, phoneNumber);
      if (user === null || !isStaff(user.roles)) throw new ServiceError('auth_error.forbidden');
      const secret = await secretToSetUp(dependencies, user);
      reply.header('cache-control', 'no-store');
      return { secret, link: authenticatorLink(secret, phoneNumber) };
    },
  );
}
