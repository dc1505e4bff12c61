import { data } from 'react-router';
import { isApiError } from '@haat/api-client';

/** What an action answers when it could not be done: the screen stays, with what was typed, and says why. */
export interface ActionFailure {
  readonly error: {
    /** A code of the error catalogue; `errorTextKeys(code)` is its text. */
    readonly code: string;
    readonly details: Readonly<Record<string, unknown>>;
  };
}

/**
 * Turns what a service refused into an action's answer; anything else is thrown on.
 * @example try { … } catch (error) { return actionFailure(error); }
 */
export function actionFailure(error: unknown) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  const failure: ActionFailure = { error: { code: error.code, details: error.details } };
  return data(failure, { status: error.httpStatus });
}

/** The answer of an action that was asked for what it does not know: an intent that none of its forms sends. */
export function unknownIntent() {
  const failure: ActionFailure = { error: { code: 'request_error.invalid', details: {} } };
  return data(failure, { status: 400 });
}

/** Whether an action's answer is a failure. */
export function isActionFailure(answer: unknown): answer is ActionFailure {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
