export { askReturn } from './after-order/ask-return.ts';
export { moveIssue } from './after-order/move-issue.ts';
export { moveReturn } from './after-order/move-return.ts';
export { aftermathOf } from './after-order/order-aftermath.ts';
export { reportIssue } from './after-order/report-issue.ts';
export { aftercareArea } from './area.ts';
