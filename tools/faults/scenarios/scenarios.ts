import type { Scenario } from '../scenario.ts';
import { carelessOperator } from './careless-operator.ts';
import { claimBackendKilled } from './claims-killed.ts';
import { databaseHangs, databaseRefuses } from './database-away.ts';
import { backendKilled, databaseKilled } from './killed.ts';
import { gatewayLeavesOpen } from './gateway-leaves-open.ts';
import { keysRotated } from './keys-rotated.ts';
import { lastPacks } from './last-packs.ts';
import { networkBackendKilled } from './network-killed.ts';
import { oneOfTwo } from './one-of-two.ts';
import { outsideIdentity } from './outside-identity.ts';
import { payoutBackendKilled } from './payouts-killed.ts';
import { payingBackendKilled, payingDatabaseKilled } from './paying-killed.ts';
import { recycledNumber } from './recycled-number.ts';
import { replicaBehind } from './replica-behind.ts';
import { sameCart } from './same-cart.ts';
import { settlementDiffers } from './settlement-differs.ts';
import { slowRequests } from './slow-requests.ts';

/** All scenarios, in the order in which they run. */
export const SCENARIOS: readonly Scenario[] = [
  lastPacks,
  sameCart,
  backendKilled,
  databaseKilled,
  payingBackendKilled,
  payingDatabaseKilled,
  payoutBackendKilled,
  claimBackendKilled,
  gatewayLeavesOpen,
  settlementDiffers,
  networkBackendKilled,
  databaseRefuses,
  databaseHangs,
  replicaBehind,
  oneOfTwo,
  carelessOperator,
  keysRotated,
  slowRequests,
  outsideIdentity,
  recycledNumber,
];
