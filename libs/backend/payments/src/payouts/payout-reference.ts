const KEY = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})-(\d{1,3})$/;
const REFERENCE = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})-(\d{1,3})$/;

/**
 * The key of a payout as RazorpayX takes it: 4 to 36 letters, digits and hyphens.
 * @throws RangeError for what is no key of a refund's try
 */
export function payoutReference(key: string): string {
  if (!KEY.test(key)) throw new RangeError('not the key of a refund’s try');
  return key.replace(KEY, '$1$2$3$4$5-$6');
}

/** The key again; null for a reference that is none of ours. */
export function keyOfReference(reference: string): string | null {
  return REFERENCE.test(reference) ? reference.replace(REFERENCE, '$1-$2-$3-$4-$5-$6') : null;
}
