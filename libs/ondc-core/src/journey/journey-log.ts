import type { NetworkAction, SideAction } from './next-actions.ts';

/*
 * What a journey with one seller has been so far, as it is judged by. Moments are ms since 1970, by our clock unless
 * said otherwise.
 */

/** What a seller's app is asked; what it answers bears the same name after `on_`. */
export type JourneyAction = NetworkAction | SideAction;

/** What we sent. */
export interface SentRequest {
  readonly action: JourneyAction;
  readonly messageId: string;
  readonly transactionId: string;
  /** Whom it went to; null of a search, which goes to every seller. */
  readonly sellerId: string | null;
  /** When it was sent; of one that was tried again, the last time. */
  readonly at: number;
  /** Whether it was refused at once. */
  readonly isRefused?: boolean | undefined;
  /** Of a confirm: whether its last try is over, so that the order has failed once no answer can be in time. */
  readonly isLastTry?: boolean | undefined;
  /** Of a search: whether it begins or ends what is sent unasked. */
  readonly subscription?: 'start' | 'stop' | undefined;
  /** Of an update: whether it asks to return goods. */
  readonly isReturn?: boolean | undefined;
  /** Of an issue: whether it closes it. */
  readonly isClosing?: boolean | undefined;
  /** Of an issue: which one. */
  readonly issueId?: string | undefined;
}

/** What a callback says of the order, the return or the issue; what it leaves out is not judged. */
export interface ToldState {
  /** `order.state`. */
  readonly state?: string | undefined;
  /** `state.descriptor.code` of what brings the goods, of their way back or of their return. */
  readonly fulfilment?: string | undefined;
  /** Of a return, which one. */
  readonly returnId?: string | undefined;
  /** The network's code of why goods are cancelled. */
  readonly cancelReason?: string | undefined;
  /** Which issue it tells of. */
  readonly issueId?: string | undefined;
}

/** What a seller's app sent, its signature verified. */
export interface ReceivedCallback {
  readonly action: `on_${JourneyAction}`;
  readonly messageId: string;
  readonly transactionId: string;
  /** Who signed it. */
  readonly sellerId: string;
  /** When it came. */
  readonly at: number;
  /** Its own `timestamp`, by the seller's clock. */
  readonly writtenAt: number;
  /** Whether it brings an error in place of what was asked for. */
  readonly isError?: boolean | undefined;
  readonly told?: ToldState | undefined;
}

/** What was sent, and what was received and accepted, each in the order of time. */
export interface JourneyLog {
  readonly sent: readonly SentRequest[];
  readonly accepted: readonly ReceivedCallback[];
}

/** What becomes of a callback: it counts, it changes nothing, or its sender is told that it is wrong. */
export type CallbackJudgement =
  'accept' | 'ignore' | { readonly nack: '20006' | '20007' | '20008' | '22502' | '25001' };
