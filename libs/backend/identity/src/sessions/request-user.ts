import { tokenClaimsSchema } from '@haat/api-contract';
import type { TokenClaims } from '@haat/api-contract';
import type { FastifyRequest } from 'fastify';
import { errors } from 'jose';
import { assumedUserOf, inTransaction, limitPerson, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { recordedNetwork } from '../networks/recorded-network.ts';
import { rolesOf } from '../second-factor/staff-roles.ts';
import { isUseToBeNoted, recordUse } from '../step-up/record-use.ts';
import { reachableNumber } from '../users/reachable-number.ts';
import { userOfToken } from '../users/user-of-token.ts';
import { tokenProblem } from './accepted-token.ts';
import { refuseWithoutFarmer, userForWhom } from '../agents/assumed-user.ts';
import type { ActingAgent } from '../agents/assumed-user.ts';
import { issuerOf } from './issuer.ts';
import { tokenKeys } from './token-keys.ts';
import { tokenVerifier } from './verify-token.ts';

/** Who sent a request. */
export interface RequestUser {
  id: string;
  /** Ten digits. */
  phoneNumber: string;
  /** Realm roles, e.g. `vendor`: those of staff only with a second factor. */
  roles: readonly string[];
  /** Of who sent the request: an agent's when it was sent for a farmer. */
  claims: TokenClaims;
  /** The agent who sent it for this farmer; none when they sent it themselves. */
  agent?: ActingAgent;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireUser`, and by `optionalUser` when a token was sent. */
    user?: RequestUser;
  }
}

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;
const verifiers = new WeakMap<Dependencies, ReturnType<typeof tokenVerifier>>();

/**
 * For `preHandler`: refuses a request without a good access token, `auth_error.signed_out`, and one too many of a
 * person, `request_error.too_many`. A request that passed here is not asked again, where a route requires what its
 * module asks of those who send a token.
 */
export async function requireUser(request: FastifyRequest): Promise<void> {
  request.user ??= await userOfHeader(request, request.headers.authorization ?? '');
}

/** For `preHandler`: lets a guest pass; a token that is sent must be good. */
export async function optionalUser(request: FastifyRequest): Promise<void> {
  if (request.headers.authorization !== undefined) await requireUser(request);
}

async function userOfHeader(request: FastifyRequest, header: string): Promise<RequestUser> {
  const { dependencies } = request.server;
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw new ServiceError('auth_error.signed_out');
  const claims = await verifiedClaims(dependencies, token);
  await limitPerson(request, claims.sub);
  const user = await userOfToken(dependencies, claims);
  // A user who is gone is signed out, however long the token would last.
  if (user === null) throw new ServiceError('auth_error.signed_out');
  if (isUseToBeNoted(user, dependencies.now())) {
    const network = recordedNetwork(request.ip);
    await inTransaction(dependencies.database, (tx) => recordUse(tx, dependencies, user.id, network));
  }
  const sender = { id: user.id, phoneNumber: reachableNumber(user), roles: rolesOf(claims), claims };
  const assumed = assumedUserOf(request, user.id);
  if (assumed !== null) return userForWhom(request, sender, assumed);
  refuseWithoutFarmer(request, sender);
  return sender;
}

function verifierOf(dependencies: Dependencies): ReturnType<typeof tokenVerifier> {
  const { configuration } = dependencies;
  return tokenVerifier(tokenKeys(dependencies), {
    issuer: issuerOf(configuration),
    audience: configuration.identityAudience,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'exp'],
  });
}

async function verifiedClaims(dependencies: Dependencies, token: string): Promise<TokenClaims> {
  const { configuration } = dependencies;
  const verify = verifiers.get(dependencies) ?? verifierOf(dependencies);
  verifiers.set(dependencies, verify);
  let claims: TokenClaims;
  try {
    claims = tokenClaimsSchema.parse(await verify(token, dependencies.now()));
  } catch (error) {
    // An identity service that does not answer, or an unavailable database, is no reason to end a session.
    if (error instanceof errors.JWKSTimeout) throw new ServiceError('request_error.unavailable');
    if (error instanceof errors.JOSEError || (error instanceof Error && error.name === 'ZodError'))
      throw new ServiceError('auth_error.signed_out');
    throw error;
  }
  const problem = tokenProblem(claims, {
    clientIds: configuration.identityClients.map(({ id }) => id),
    isOutside: configuration.identityIssuer !== null,
  });
  if (problem === null) return claims;
  dependencies.log.warn({ problem }, 'a signed token was refused');
  throw new ServiceError('auth_error.signed_out');
}
