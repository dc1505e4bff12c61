import { COSTING_ACTS } from '@haat/api-contract/vocabulary';
import type { AgentAct, CostingAct } from '@haat/api-contract/vocabulary';

/** Whether an act costs the farmer money. */
export function isCosting(act: AgentAct): act is CostingAct {
  return (COSTING_ACTS as readonly AgentAct[]).includes(act);
}
