/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { paymentCaptures, paymentEvents, payments } from './attempts/tables.ts';
export { creditAcceptances, creditEntries, creditLines, creditTransactions } from './credit/tables.ts';
export { paymentDisputes, withheldRefunds } from './disputes/tables.ts';
export { gatewayEntries } from './ledger/tables.ts';
export { settledItems, settlementDays, settlementDifferences } from './settlements/tables.ts';
export {
  refundBankReferences,
  refundDestinations,
  refundNumbers,
  refunds,
  secondPaymentEntries,
} from './refunds/tables.ts';
