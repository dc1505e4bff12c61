/** Why a seller cancelled an order, for the farmer: each is a sentence. */
const CANCEL_REASONS = [
  ['gone', '002 021'],
  ['refused', '005 022 023 024 997 998'],
  ['notFound', '011 014 015'],
  ['notTaken', '009 012 013'],
  ['onTheWay', '016 017 019 020'],
  ['notServed', '018'],
] as const;

/** Why a seller took no return: each is a sentence. '20009' stands for no answer in time. */
const RETURN_REFUSALS = [
  ['reason', '30005 30012'],
  ['late', '50002 50008'],
  ['noAnswer', '20009 25001'],
] as const;

/** A sentence on why a seller cancelled. */
export type CancelReasonWords = (typeof CANCEL_REASONS)[number][0] | 'other';
/** A sentence on why a seller took no return. */
export type ReturnRefusalWords = (typeof RETURN_REFUSALS)[number][0] | 'other';

/**
 * The sentence for a code of why a seller cancelled, whatever it sends as one.
 * See docs/domain/open-network.md#cancelling.
 */
export function cancelReasonWords(code: string): CancelReasonWords {
  return CANCEL_REASONS.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 'other';
}

/**
 * The sentence for a code of why a seller took no return; '' where it gave none.
 * See docs/domain/open-network.md#returns.
 */
export function returnRefusalWords(code: string): ReturnRefusalWords {
  return RETURN_REFUSALS.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 'other';
}
