import { TOLD_ACTS } from '@haat/api-contract/vocabulary';
import type { AgentAct, ToldAct } from '@haat/api-contract/vocabulary';

/** Whether the farmer must be told of an act: there is none that cannot be told. */
export function mustBeTold(act: AgentAct): act is ToldAct {
  return (TOLD_ACTS as readonly AgentAct[]).includes(act);
}
