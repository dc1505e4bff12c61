import { profileUpdateSchema, userSchema } from '@haat/api-contract';
import type { User } from '@haat/api-contract';
import type { FastifyRequest } from 'fastify';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { isStaff } from '../second-factor/staff-roles.ts';
import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { isStepUpDue } from '../step-up/step-up-due.ts';
import type { UserRow } from './tables.ts';
import { updateProfile } from './update-profile.ts';
import { userOfId } from './user-of-id.ts';
import { userOnTheWire } from './user-on-the-wire.ts';

const security = [{ bearer: [] }];

/** The signed-in person's own facts. See docs/domain/identity.md#users. */
export const usersModule: Module = {
  name: 'users',
  service: 'main',
  register(app, dependencies) {
    const { identityIssuer, passkeys } = dependencies.configuration;
    const shown = async ({ user: caller }: FastifyRequest, user: UserRow): Promise<User> => {
      const isHidden = await isStepUpDue(dependencies.database, user.id);
      const mayHavePasskeys = identityIssuer === null && passkeys !== null && isStaff(caller?.roles ?? []);
      return {
        ...userOnTheWire(isHidden ? { ...user, fullName: '', email: null } : user),
        ...(mayHavePasskeys ? { may_have_passkeys: true as const } : {}),
      };
    };

    app.get(
      '/user/v1/details',
      {
        preHandler: requireUser,
        schema: {
          tags: ['users'],
          summary: 'The signed-in user',
          security,
          response: { 200: userSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const user = await userOfId(dependencies.database, signedInUser(request).id);
        if (user === null) throw new ServiceError('auth_error.signed_out');
        return shown(request, user);
      },
    );
    app.patch(
      '/user/v1/profile-update',
      {
        preHandler: requireUser,
        schema: {
          tags: ['users'],
          summary: 'Changes the profile of the signed-in user',
          security,
          body: profileUpdateSchema,
          response: { 200: userSchema, ...errorAnswers },
        },
      },
      async (request) => shown(request, await updateProfile(dependencies, request.user?.id ?? '', request.body)),
    );
  },
};
