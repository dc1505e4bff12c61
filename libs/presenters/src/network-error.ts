import type { ServerTexts } from '@haat/app-context';
import { cancelReasonWords, errorAdvice, returnRefusalWords } from '@haat/ondc-core';

/**
 * What a code of the open network means and what to do, in words. The screen declares the namespace `network-errors`.
 * See docs/domain/open-network.md#errors.
 */
export function networkErrorText(t: ServerTexts, code: string): string {
  return t(`network-errors:error.${errorAdvice(code).text}`);
}

/** Why a seller of the open network cancelled, in words. The screen declares the namespace `order`. */
export function networkCancelReasonText(t: ServerTexts, code: string): string {
  return t(`order:network.cancelReason.${cancelReasonWords(code)}`);
}

/** Why a seller of the open network took no return, in words. The screen declares the namespace `after-order`. */
export function networkReturnRefusalText(t: ServerTexts, code: string): string {
  return t(`after-order:returnRefused.${returnRefusalWords(code)}`);
}
