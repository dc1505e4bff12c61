export { actView } from './act-view.ts';
export { ledgerArea } from './area.ts';
export type { HandoverDoubt } from './book-chargeback.ts';
export { requestAct } from './money-acts.ts';
export type { ActToRequest, MoneyAct, MoneyActHandler } from './money-acts.ts';
export { supporterOf } from './supporter-of.ts';
export { shopLedger } from './shop-ledger.ts';
