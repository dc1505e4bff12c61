import { z } from 'zod';
import { OTP_LENGTH } from '../protocol/constants.ts';
import { AGENT_ACTS, AGENT_PURPOSES, CONSENT_SPANS, CONSENT_STATES } from '../vocabulary/agents/consents.ts';
import { LONGEST_NAME } from '../vocabulary/limits.ts';

const name = z.string().trim().min(1).max(LONGEST_NAME);
const purposes = z.array(z.enum(AGENT_PURPOSES));

/**
 * `POST /agent/v1/consent-requests`: sends a code to the farmer's number, or to that of a person who stands for a
 * farmer without a phone. See docs/domain/agents.md#asking-for-consent.
 */
export const askConsentSchema = z.object({
  /** Ten digits: the farmer's own, or the named person's. */
  phone_number: z.string().regex(/^\d{10}$/),
  purposes: purposes.min(1).max(AGENT_PURPOSES.length),
  lasts: z.enum(CONSENT_SPANS),
  /** Needed for a farmer without a phone; else it is taken for one who is new. */
  farmer_name: name.optional(),
  /** Name of the person who stands for a farmer without a phone; null: the number is the farmer's. */
  stand_in_name: name.nullable().default(null),
});
/** Body of a request for consent. */
export type AskConsent = z.input<typeof askConsentSchema>;

/** `POST /agent/v1/consents`: the code that the farmer tells. */
export const giveConsentSchema = z.object({
  request_id: z.uuid(),
  otp: z.string().regex(new RegExp(`^\\d{${OTP_LENGTH}}$`)),
});

/** A farmer for whom an agent may act. */
export const agentsFarmerSchema = z.object({
  farmer_id: z.string(),
  name: z.string(),
  /** Last four digits of the number that got the code. */
  number_end: z.string(),
  purposes,
  until: z.string(),
  /** Who stands for a farmer without a phone; null for one with. */
  stand_in_name: z.string().nullable(),
});
/** A farmer for whom an agent may act. */
export type AgentsFarmer = z.infer<typeof agentsFarmerSchema>;
/** Answer of `GET /agent/v1/farmers`: newest consents first. */
export const agentsFarmersSchema = z.object({ results: z.array(agentsFarmerSchema) });

/** An agent's consent, as its farmer sees it, with what the agent did last. */
export const farmersAgentSchema = z.object({
  agent_id: z.string(),
  agent_name: z.string(),
  state: z.enum(CONSENT_STATES),
  purposes,
  given_at: z.string(),
  until: z.string(),
  stand_in_name: z.string().nullable(),
  acts: z.array(z.object({ act: z.enum(AGENT_ACTS), subject: z.string().nullable(), at: z.string() })),
});
/** An agent's consent, as its farmer sees it. */
export type FarmersAgent = z.infer<typeof farmersAgentSchema>;
/** Answer of `GET /user/v1/agents`, and of revoking one. */
export const farmersAgentsSchema = z.object({ results: z.array(farmersAgentSchema) });

/** Most characters of a link's token: what is longer was never sent in an SMS. */
export const LONGEST_REVOCATION_TOKEN = 100;

/** `GET` and `POST /agent/v1/revocations/:token`: the consent that the link of an SMS is about. */
export const revocationSchema = farmersAgentSchema
  .pick({ agent_name: true, state: true, purposes: true, until: true })
  .extend({
    /** The farmer's name where the SMS went to a person who stands for them; null where it went to the farmer. */
    farmer_name: z.string().nullable(),
    /** When it was revoked; null as long as it was not. */
    revoked_at: z.string().nullable(),
  });
/** The consent that the link of an SMS is about. */
export type Revocation = z.infer<typeof revocationSchema>;

/** `POST /support/v1/agent-consents/revocation`: for a farmer who calls. */
export const supportRevocationSchema = z.object({ phone_number: z.string().regex(/^\d{10}$/) });
/** How many consents were revoked. */
export const supportRevokedSchema = z.object({ revoked: z.number().int() });
