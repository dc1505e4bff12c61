import {
  phoneProfileSchema,
  phoneProfilesAskedSchema,
  phoneProfilesSchema,
  setLockSchema,
} from '@haat/api-contract/account';
import type { PhoneProfile } from '@haat/api-contract/account';
import type { FastifyRequest } from 'fastify';
import { errorAnswers, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { App, Dependencies, Module } from '@haat/backend-platform';
import { personInSession } from '../devices/signed-in-devices.module.ts';
import { isStaff } from '../second-factor/staff-roles.ts';
import { realmPath } from '../sessions/issuer.ts';
import { requireUser } from '../sessions/request-user.ts';
import { userOfId } from '../users/user-of-id.ts';
import { leftProfiles } from './kept-profiles.ts';
import { hasLock, leavePhone, removeLock, setLock } from './own-profile.ts';

const PATH = '/user/v1/phone-profile';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const response = { 200: phoneProfileSchema, ...errorAnswers };
const config = { cost: ROUTE_COST.transaction };

/** Where a person who shares a phone sets their lock, and leaves the phone to another. */
export const profilesModule: Module = {
  name: 'profiles',
  service: 'main',
  register(app, dependencies) {
    // Sessions of an outside identity service are that service's matter.
    if (dependencies.configuration.identityIssuer !== null) return;
    app.addHook('onRequest', requireUser);
    const stateOf = async (request: FastifyRequest): Promise<PhoneProfile> => ({
      has_lock: await hasLock(dependencies.database, personInSession(request).session),
    });

    app.get(PATH, { schema: { ...common, summary: 'Whether the caller has a lock on this phone', response } }, stateOf);
    app.put(
      PATH,
      { config, schema: { ...common, summary: 'Sets the lock of the caller', body: setLockSchema, response } },
      async (request) => {
        const person = personInSession(request);
        const user = await userOfId(dependencies.database, person.userId);
        if (user === null || isStaff(user.roles)) throw new ServiceError('auth_error.forbidden');
        const { device_id: deviceId, lock } = request.body;
        await setLock(dependencies, person, { deviceId, lock });
        return stateOf(request);
      },
    );
    app.delete(
      PATH,
      { config, schema: { ...common, summary: 'Takes the lock of the caller away', response } },
      async (request) => {
        await removeLock(dependencies, personInSession(request));
        return stateOf(request);
      },
    );
    app.post(
      `${PATH}/leave`,
      {
        config,
        schema: { ...common, summary: 'Ends the session, so that its owner comes back by the lock', response },
      },
      async (request) => {
        await leavePhone(dependencies, personInSession(request));
        return { has_lock: true };
      },
    );
  },
};

/** Who can come back on a phone: asked before anyone is signed in, by the phone's own secret id. */
export function registerPhoneProfiles(app: App, dependencies: Dependencies): void {
  app.post(
    `${realmPath(dependencies.configuration)}/phone-profiles`,
    {
      config: { cost: ROUTE_COST.read },
      schema: {
        tags: ['identity'],
        summary: 'The people who left this phone to another, by name alone',
        body: phoneProfilesAskedSchema,
        response: { 200: phoneProfilesSchema, ...errorAnswers },
      },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await leftProfiles(dependencies, body.device_id) };
    },
  );
}
