import type { ServerTexts } from '@haat/app-context';
import { errorAdvice } from '@haat/ondc-core';

/**
 * What a code of the open network means and what to do, in words. The screen declares the namespace `network-errors`.
 * See docs/domain/open-network.md#errors.
 */
export function networkErrorText(t: ServerTexts, code: string): string {
  return t(`network-errors:error.${errorAdvice(code).text}`);
}
