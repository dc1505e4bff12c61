import type { RouterContextProvider } from 'react-router';
import { errorTextKeys, isErrorCode } from '@haat/api-contract';
import { textContext } from './request-context.ts';

/** A code of the error catalogue with its values. */
export interface Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Why a service refused, in the reader's words. For what few screens can be told: phones do not have the texts of
 * `ERROR_CODES_TOLD_BY_SERVERS`.
 */
export function refusalText(context: Readonly<RouterContextProvider>, { code, details }: Refusal): string {
  const [own, general] = errorTextKeys(code);
  return context.get(textContext)(isErrorCode(code) ? own : general, { ...details });
}
