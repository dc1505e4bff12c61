export { actView } from './act-view.ts';
export { ledgerArea } from './area.ts';
export type { HandoverDoubt } from './book-chargeback.ts';
export { actOfId, confirmAct, declineAct, pendingActOf, requestAct } from './money-acts.ts';
export type { ActRequest, MoneyAct, MoneyActHandler } from './money-acts.ts';
export { supportStaffOf } from './support-staff-of.ts';
export { shopLedger } from './shop-ledger.ts';
export { shopMonth } from './months/shop-month.ts';
export type { ShopEntryRow, ShopMonth } from './months/shop-month.ts';
