import { addressSchema, addressesSchema } from '@haat/api-contract';
import { z } from 'zod';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { addressChangeSchema, newAddressSchema } from './address-input.ts';
import { toAddress } from './address-shape.ts';
import { addAddress, changeAddress, removeAddress } from './change-addresses.ts';
import { findAddress, listAddresses } from './find-address.ts';

const PATH = '/user/v1/addresses';
const tags = ['addresses'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** Addresses of the signed-in farmer. */
export const addressesModule: Module = {
  name: 'addresses',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    // Before the body is looked at: a guest is not told what is wrong with it.
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: "The farmer's addresses, the default one first",
          response: { 200: addressesSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: (await listAddresses(database, signedInUser(request).id)).map(toAddress) }),
    );

    app.get(
      `${PATH}/:id`,
      { schema: { tags, security, summary: 'One address', params, response: { 200: addressSchema, ...errorAnswers } } },
      async (request) => {
        const row = await findAddress(database, signedInUser(request).id, request.params.id);
        if (row === null) throw new ServiceError('address_error.not_found');
        return toAddress(row);
      },
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Adds an address',
          body: newAddressSchema,
          response: { 201: addressSchema, ...errorAnswers },
        },
      },
      async (request, reply) =>
        reply.code(201).send(toAddress(await addAddress(dependencies, signedInUser(request).id, request.body))),
    );

    app.patch(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Changes the given fields',
          params,
          body: addressChangeSchema,
          response: { 200: addressSchema, ...errorAnswers },
        },
      },
      async (request) =>
        toAddress(await changeAddress(dependencies, signedInUser(request).id, request.params.id, request.body)),
    );

    app.delete(
      `${PATH}/:id`,
      {
        schema: { tags, security, summary: 'Removes an address', params, response: { 204: z.null(), ...errorAnswers } },
      },
      async (request, reply) => {
        await removeAddress(dependencies, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
