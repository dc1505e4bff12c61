/** Every table of this area: what the migrations are made of, and what others may refer to with a foreign key. */
export { issueNumbers, orderIssues, orderReturnLines, orderReturns, returnNumbers } from './after-order/tables.ts';
export { feedback } from './feedback/tables.ts';
export { arrivalQuestions } from './arrival/tables.ts';
export { invoiceCounters, invoices } from './invoices/tables.ts';
export { pickupCodeTries, vendorStaff } from './shop-admin/tables.ts';
