import type { DataStrategyResult } from 'react-router';
import { namesError } from './names-error.ts';

let loadTexts = () => Promise.resolve();

/** Says how the page comes by the texts of errors that not every page has; it never rejects. */
export function errorTextsComeBy(load: () => Promise<void>): void {
  loadTexts = load;
}

/** Before a screen is drawn that has to tell an error, its text is loaded. */
export async function loadErrorTexts(
  _: unknown,
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  if (namesError(results)) await loadTexts();
  return results;
}
