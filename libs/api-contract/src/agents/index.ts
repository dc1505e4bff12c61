/** What agents do for farmers, and what they earn. */
export {
  agentsFarmerSchema,
  agentsFarmersSchema,
  askConsentSchema,
  farmersAgentSchema,
  farmersAgentsSchema,
  giveConsentSchema,
  LONGEST_REVOCATION_TOKEN,
  revocationSchema,
  supportRevocationSchema,
  supportRevokedSchema,
} from './consents.ts';
export type { AgentsFarmer, AskConsent, FarmersAgent, Revocation } from './consents.ts';
export { agentCommissionQuerySchema, agentCommissionSchema, agentOrderSchema, agentOrdersSchema } from './sales.ts';
export type { AgentCommission, AgentOrder } from './sales.ts';
