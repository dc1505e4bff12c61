import type { RefundRow } from './tables.ts';

/** One try to pay a refund back. */
export type RefundTry = Pick<RefundRow, 'id' | 'failures'>;

const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,9})$/;

/**
 * The idempotency key of an attempt at the payer: a repeated request is paid once, and reports name the attempt by
 * this key.
 */
export function refundKey({ id, failures }: RefundTry): string {
  return `${id}-${failures}`;
}

/** The try that a key names; null for what is none of our keys. */
export function parseRefundKey(key: string): RefundTry | null {
  const [, id, failures] = KEY.exec(key) ?? [];
  return id === undefined ? null : { id, failures: Number(failures) };
}
