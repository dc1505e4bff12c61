import {
  addPasskeySchema,
  freshFactorSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeysSchema,
} from '@haat/api-contract';
import type { Passkey } from '@haat/api-contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { App, Dependencies, Module } from '@haat/backend-platform';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { requireStaff } from '../sessions/require-role.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { addPasskey, removePasskey } from './change-passkeys.ts';
import { proveFreshFactor } from './fresh-factor.ts';
import type { StaffInSession } from './fresh-factor.ts';
import { passkeyCreation, passkeyRequest, passkeysOf } from './passkey-options.ts';
import type { PasskeyRow } from './tables.ts';

const PATH = '/user/v1/passkeys';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };

/** Where staff see, add and remove their passkeys. See docs/domain/identity.md#passkeys. */
export const passkeysModule: Module = {
  name: 'passkeys',
  service: 'main',
  register(app, dependencies) {
    const { identityIssuer, passkeys } = dependencies.configuration;
    // With an outside identity service they are that service's matter.
    if (identityIssuer !== null || passkeys === null) return;
    // Before the body is looked at: others are not told what is wrong with it.
    app.addHook('onRequest', requireStaff);
    registerList(app, dependencies);
    registerChallenges(app, dependencies);
    registerChanges(app, dependencies);
  },
};

function registerList(app: App, { database }: Dependencies): void {
  app.get(
    PATH,
    {
      schema: {
        ...common,
        summary: 'The passkeys of a member of staff',
        response: { 200: passkeysSchema, ...errorAnswers },
      },
    },
    async (request) => ({ results: (await passkeysOf(database, signedInUser(request).id)).map(onTheWire) }),
  );
}

function registerChallenges(app: App, dependencies: Dependencies): void {
  app.post(
    `${PATH}/challenge`,
    {
      config,
      schema: {
        ...common,
        summary: 'What a passkey signs to prove the second factor once more',
        response: { 200: passkeyRequestSchema, ...errorAnswers },
      },
    },
    (request) => {
      const { userId, session } = staffOf(request);
      return passkeyRequest(dependencies, { userId, purpose: 'confirmation', boundTo: session });
    },
  );

  app.post(
    `${PATH}/creation`,
    {
      config,
      schema: {
        ...common,
        summary: 'What a browser needs to make a passkey, for a fresh second factor',
        body: freshFactorSchema,
        response: { 200: passkeyCreationSchema, ...errorAnswers },
      },
    },
    async (request) => {
      const staff = staffOf(request);
      await proveFreshFactor(dependencies, staff, request.body);
      return passkeyCreation(dependencies, { ...staff, phoneNumber: signedInUser(request).phoneNumber });
    },
  );
}

function registerChanges(app: App, dependencies: Dependencies): void {
  app.post(
    PATH,
    {
      config,
      schema: {
        ...common,
        summary: 'Adds a passkey',
        body: addPasskeySchema,
        response: { 200: passkeySchema, ...errorAnswers },
      },
    },
    async (request) => onTheWire(await addPasskey(dependencies, staffOf(request), request.body)),
  );

  app.post(
    `${PATH}/:id/removal`,
    {
      config,
      schema: {
        ...common,
        summary: 'Removes a passkey, for a fresh second factor',
        params: z.object({ id: z.uuid() }),
        body: freshFactorSchema,
        response: { 200: passkeysSchema, ...errorAnswers },
      },
    },
    async (request) => {
      const staff = staffOf(request);
      await proveFreshFactor(dependencies, staff, request.body);
      await removePasskey(dependencies, staff, request.params.id);
      return { results: (await passkeysOf(dependencies.database, staff.userId)).map(onTheWire) };
    },
  );
}

function staffOf(request: FastifyRequest): StaffInSession {
  const { id: userId, claims } = signedInUser(request);
  return { userId, session: claims.sid ?? claims.sub, network: recordedNetwork(request.ip) };
}

function onTheWire({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}
