/** Internals for tests of the whole backend; not part of the area's public interface. */
export { escalateIssues } from './after-order/transition-issue.ts';
export { drawInvoice } from './invoices/draw-invoice.ts';
export { invoiceContent } from './invoices/invoice-content.ts';
export type { InvoiceContent, InvoiceLine } from './invoices/invoice-content.ts';
export { invoicePartiesOf } from './invoices/invoice-parties.ts';
export { financialYearOf, invoiceNumber, invoiceOf } from './invoices/issue-invoice.ts';
export { cancelUnclaimedOrders } from './shop-admin/cancel-unclaimed-orders.ts';
export { default as invoiceTexts } from './invoices/invoice-texts.json' with { type: 'json' };
