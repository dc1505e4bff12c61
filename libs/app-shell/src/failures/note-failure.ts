import { createContext, type RouterContextProvider } from 'react-router';
import { isApiError, isConsentRefusal, type ApiError } from '@haat/api-client';

/** Whether a call for this page has failed: what is missing on it may be there the next moment. */
export const hasFailedCallContext = createContext(false);
/** Why an agent was refused something on this page; null where nothing was. */
export const consentRefusalContext = createContext<ApiError | null>(null);

/** Notes that a call for this page has failed for good: what looks it up may make nothing of the error. */
export function noteFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
  context.set(hasFailedCallContext, true);
  if (isApiError(error) && isConsentRefusal(error)) context.set(consentRefusalContext, error);
}
