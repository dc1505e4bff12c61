import { languageSchema, otpSentSchema } from '@haat/api-contract';
import {
  bankAccountInputSchema,
  bankAccountSchema,
  bankAccountsSchema,
  bankOfIfscSchema,
  bankQuerySchema,
  choosePayoutAccountSchema,
} from '@haat/api-contract/kyc';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { ifscOf } from '@haat/bank-account-core';
import { BANKS } from '@haat/bank-account-core/banks';
import { isStepUpDue, recordedNetwork, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addBankAccount } from './add-account.ts';
import { ownAccountRow, ownAccounts, toBankAccount } from './own-accounts.ts';
import { choosePayoutAccount, removeAccount, sendPayoutCode } from './payout-account.ts';
import type { AccountOwner } from './payout-account.ts';

const PATH = '/kyc/v1/bank-accounts';
const common = { tags: ['kyc'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const one = { 200: bankAccountSchema, ...errorAnswers };
const all = { 200: bankAccountsSchema, ...errorAnswers };

/** A person's bank accounts, and the one on which they are paid. See docs/domain/bank-accounts.md. */
export const bankAccountsModule: Module = {
  name: 'bank-accounts',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);
    // Personal data must not be cached on the way.
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    const view = async (userId: string, id: string) =>
      toBankAccount(dependencies, await ownAccountRow(database, userId, id));

    app.get(
      '/kyc/v1/banks',
      {
        schema: {
          ...common,
          summary: 'The bank of an IFSC',
          querystring: bankQuerySchema,
          response: { 200: bankOfIfscSchema, ...errorAnswers },
        },
      },
      async ({ query: { ifsc } }) => ({ ifsc, bank: ifscOf(ifsc, BANKS)?.bank ?? null }),
    );
    app.get(
      PATH,
      { schema: { ...common, summary: 'The own bank accounts, masked, and the state of the proof', response: all } },
      async (request) => {
        const { id } = signedInUser(request);
        // A stranger with the number learns nothing of who had it.
        if (await isStepUpDue(database, id)) return { state: 'NOT_STARTED' as const, results: [] };
        return ownAccounts(dependencies, id);
      },
    );
    app.post(
      PATH,
      {
        config,
        schema: {
          ...common,
          summary: 'Gives an account; its bank is asked by a payment of ₹1',
          body: bankAccountInputSchema,
          response: one,
        },
      },
      async (request) => {
        const { id } = signedInUser(request);
        return view(id, await addBankAccount(dependencies, id, request.body));
      },
    );
    app.get(
      `${PATH}/:id`,
      { schema: { ...common, summary: 'One of the own bank accounts, masked', params, response: one } },
      async (request) => {
        const { id } = signedInUser(request);
        if (await isStepUpDue(database, id)) throw new ServiceError('kyc_error.account_not_found');
        return view(id, request.params.id);
      },
    );
    app.delete(
      `${PATH}/:id`,
      { config, schema: { ...common, summary: 'Removes an account', params, response: all } },
      async (request) => {
        const owner = ownerOf(request);
        await removeAccount(dependencies, owner, request.params.id);
        return ownAccounts(dependencies, owner.userId);
      },
    );
    app.post(
      `${PATH}/:id/codes`,
      {
        config,
        schema: {
          ...common,
          summary: 'Sends the code by which the account becomes the one that is paid',
          params,
          querystring: z.object({ lang: languageSchema.optional() }),
          response: { 200: otpSentSchema, ...errorAnswers },
        },
      },
      (request) => sendPayoutCode(dependencies, ownerOf(request), request.params.id, request.query.lang),
    );
    app.post(
      `${PATH}/:id/payout`,
      {
        config,
        schema: {
          ...common,
          summary: 'Makes an account the one that is paid, 24 hours from now',
          params,
          body: choosePayoutAccountSchema,
          response: one,
        },
      },
      async (request) =>
        toBankAccount(
          dependencies,
          await choosePayoutAccount(dependencies, ownerOf(request), request.params.id, request.body),
        ),
    );
  },
};

function ownerOf(request: FastifyRequest): AccountOwner {
  const { id: userId, phoneNumber } = signedInUser(request);
  return { userId, phoneNumber, callerAddress: request.ip, network: recordedNetwork(request.ip) };
}
