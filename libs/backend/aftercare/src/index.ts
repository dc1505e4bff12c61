export { askReturn } from './after-order/ask-return.ts';
export { transitionIssue } from './after-order/transition-issue.ts';
export { transitionReturn } from './after-order/transition-return.ts';
export { aftermathOf } from './after-order/order-aftermath.ts';
export { reportIssue } from './after-order/report-issue.ts';
export { aftercareArea } from './area.ts';
