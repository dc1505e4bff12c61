export { postOrderState } from './after-order/post-order-state.ts';
export { reportIssue } from './after-order/report-issue.ts';
export { requestReturn } from './after-order/request-return.ts';
export { transitionIssue } from './after-order/transition-issue.ts';
export { transitionReturn } from './after-order/transition-return.ts';
export { askToCancel } from './overdue/ask-to-cancel.ts';
export { answerArrival } from './arrival/answer-arrival.ts';
export { aftercareArea } from './area.ts';
