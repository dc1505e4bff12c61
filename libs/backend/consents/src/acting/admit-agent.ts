import type { ErrorCode } from '@haat/api-contract';
import { ACTS_ALSO_FOR_ONESELF, DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import type { AgentAct, AgentPurpose } from '@haat/api-contract/vocabulary';
import { mayActFor } from '@haat/order-core';
import type { MayActFor } from '@haat/order-core';
import type { FastifyRequest } from 'fastify';
import { recordedNetwork, userOfId } from '@haat/backend-identity';
import type { ActingAgent, RequestUser } from '@haat/backend-identity';
import { ServiceError } from '@haat/backend-platform';
import type { AgentPermission, Dependencies } from '@haat/backend-platform/area';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';
import { asConsent, consentsOfPair } from '../consents-of.ts';
import { mustBeTold } from './must-be-told.ts';
import { beginAct } from './record-act.ts';

const REFUSAL: Readonly<Record<Exclude<MayActFor, 'yes'>, ErrorCode>> = {
  none: 'consent_error.none',
  revoked: 'consent_error.revoked',
  expired: 'consent_error.expired',
  'other-purpose': 'consent_error.other_purpose',
};
const ALSO_FOR_ONESELF: readonly AgentAct[] = ACTS_ALSO_FOR_ONESELF;

/**
 * Admits a request that an agent sends for a farmer: its route is one for agents, and a consent allows its purpose now.
 * What it is about to change is noted before it is done. See docs/domain/agents.md#acting.
 * @throws ServiceError `consent_error.*`; `request_error.cannot_be_told` for an act of which the farmer must be told
 *   and could not be
 */
export async function admitAgent(request: FastifyRequest, agent: RequestUser, farmerId: string): Promise<ActingAgent> {
  const { dependencies } = request.server;
  const permission = permissionOf(dependencies, request);
  if (permission === null) return refuse(request, agent, farmerId, 'consent_error.not_for_agents');
  const now = dependencies.now();
  const consents = (await consentsOfPair(dependencies.database, { agentId: agent.id, farmerId })).map(asConsent);
  const answers = consents.flatMap((consent) =>
    purposesOf(permission, consent.purposes).map((purpose) => mayActFor(consent, purpose, now)),
  );
  // Of several the one that allows it counts; else the newest says why not.
  const answer = answers.find((one) => one === 'yes') ?? answers[0] ?? 'none';
  if (answer !== 'yes') return refuse(request, agent, farmerId, REFUSAL[answer]);
  if (permission.act !== undefined) {
    if (mustBeTold(permission.act)) await refuseUntold(dependencies, farmerId);
    await beginAct(request, { agentId: agent.id, farmerId, act: permission.act });
  }
  const inForce = consents.filter((consent) => consent.purposes.some((one) => mayActFor(consent, one, now) === 'yes'));
  return { id: agent.id, purposes: [...new Set(inForce.flatMap(({ purposes }) => purposes))] };
}

/**
 * Admits a request that an agent sends for themselves, unless it begins what agents begin for a farmer alone. See
 * docs/domain/agents.md#without-a-farmer.
 * @throws ServiceError `consent_error.no_farmer`
 */
export function admitAlone(request: FastifyRequest): void {
  const act = permissionOf(request.server.dependencies, request)?.act;
  if (act !== undefined && !ALSO_FOR_ONESELF.includes(act)) throw new ServiceError('consent_error.no_farmer');
}

/** A route that asks for no purpose of its own is open with any; an unnamed purpose is one that no consent has. */
function purposesOf({ forFarmer }: AgentPermission, given: readonly AgentPurpose[]): readonly AgentPurpose[] {
  if (forFarmer === 'any') return [given[0] ?? 'order'];
  return typeof forFarmer === 'string' ? [forFarmer] : forFarmer;
}

function permissionOf({ areas }: Dependencies, { method, routeOptions }: FastifyRequest): AgentPermission | null {
  const route = `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`;
  const found = areas.flatMap(({ permissions = {} }) => permissions[route] ?? [])[0];
  return found === undefined || typeof found === 'string' ? null : found;
}

async function refuse(request: FastifyRequest, agent: RequestUser, farmerId: string, code: ErrorCode): Promise<never> {
  await tryRecordSecurityEvent(request.server.dependencies, {
    kind: 'agent-refused',
    userId: agent.id,
    network: recordedNetwork(request.ip),
    subjects: { reason: code, route: `${request.method} ${request.routeOptions.url ?? ''}`, ids: farmerId },
  });
  throw new ServiceError(code);
}

async function refuseUntold({ adapters, database }: Dependencies, farmerId: string): Promise<void> {
  const farmer = await userOfId(database, farmerId);
  const chosen = farmer?.profile?.languageCode;
  if (!adapters.sms.canSend('agent-act', isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE))
    throw new ServiceError('request_error.cannot_be_told');
}
