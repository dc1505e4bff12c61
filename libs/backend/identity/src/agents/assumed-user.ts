import type { AgentPurpose } from '@haat/api-contract/vocabulary';
import { isPartnerAgent } from '@haat/order-core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { reachableNumber } from '../users/reachable-number.ts';
import { userOfId } from '../users/user-of-id.ts';
import type { RequestUser } from '../sessions/request-user.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** Decides whether an agent may act for a farmer; one area has it, and without one no agent may. */
    readonly assumedUserHook?: AssumedUserHook;
  }
}

/** The agent who sends a request for a farmer. */
export interface ActingAgent {
  readonly id: string;
  /** What the farmer's consents allow now. */
  readonly purposes: readonly AgentPurpose[];
}

/** What decides about requests that an agent sends for a farmer, and keeps what was done. */
export interface AssumedUserHook {
  /** @throws ServiceError `consent_error.*`, `request_error.cannot_be_told` when the agent may not send this request */
  admit(request: FastifyRequest, agent: RequestUser, farmerId: string): Promise<ActingAgent>;
  /**
   * An agent sends a request for themselves.
   * @throws ServiceError `consent_error.no_farmer` for what an agent does for a farmer alone
   */
  admitAlone(request: FastifyRequest): void;
  /** A request that was admitted is about to be answered. */
  answered(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void>;
}

/**
 * The farmer for whom an agent sends a request: from here on the request is the farmer's, without any role, with the
 * agent beside it. See docs/domain/agents.md#acting.
 * @throws ServiceError `auth_error.forbidden` for a sender who is no partner agent, and what the hook throws
 */
export async function userForWhom(request: FastifyRequest, agent: RequestUser, farmerId: string): Promise<RequestUser> {
  const { dependencies } = request.server;
  const hook = hookOf(dependencies);
  if (hook === null || !isPartnerAgent(agent.claims) || !isId(farmerId)) throw new ServiceError('auth_error.forbidden');
  const actingAgent = await hook.admit(request, agent, farmerId);
  const farmer = await userOfId(dependencies.database, farmerId);
  if (farmer === null) throw new ServiceError('consent_error.none');
  return { id: farmer.id, phoneNumber: reachableNumber(farmer), roles: [], claims: agent.claims, agent: actingAgent };
}

/**
 * Refuses an agent who sends for themselves what agents do for a farmer alone. See
 * docs/domain/agents.md#without-a-farmer.
 * @throws ServiceError `consent_error.no_farmer`
 */
export function refuseWithoutFarmer(request: FastifyRequest, { claims }: Pick<RequestUser, 'claims'>): void {
  if (isPartnerAgent(claims)) hookOf(request.server.dependencies)?.admitAlone(request);
}

/** For `onSend` of the whole server: what an agent did for a farmer is kept before it is answered. */
export async function keepAgentsAct(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.user?.agent !== undefined) await hookOf(request.server.dependencies)?.answered(request, reply, payload);
  return payload;
}

function hookOf({ areas }: Pick<Dependencies, 'areas'>): AssumedUserHook | null {
  return areas.find(({ assumedUserHook }) => assumedUserHook !== undefined)?.assumedUserHook ?? null;
}
