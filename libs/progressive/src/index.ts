/**
 * Progressive enhancement: a page works as HTML first. Parts whose script comes later, drafts of forms, and changes
 * that are sent in the background.
 */
export { isBackgroundRequest } from './background-request.ts';
export { firstInteraction } from './first-interaction.ts';
export { canPush, switchPushOn } from './push.ts';
export type { PushOffer, PushOutcome } from './push.ts';
export { deferred } from './deferred.tsx';
export { useFocusOnProblem } from './use-focus-on-problem.ts';
export { OUTBOX_FIELDS, outboxKey } from './outbox/outbox-form.ts';
export type { OutboxForm } from './outbox/outbox-form.ts';
export { OutboxFields } from './outbox/outbox-fields.tsx';
export { OUTBOX_WAITING_ID, OutboxWaiting } from './outbox/outbox-waiting.tsx';
export { CHOICES } from './form-choices.ts';
export { useFormDraft } from './form-draft.ts';
export type { DraftForm, KeptFields } from './form-draft.ts';
