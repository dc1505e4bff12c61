import type { BrowserContext } from '@playwright/test';

/** A page that was left, or a newer answer, aborts pending requests: these failures are expected. */
const LEFT_BEHIND = 'net::ERR_ABORTED';

/** Everything that a browser complained of; a journey that did not ask for it fails. */
export interface Trouble {
  /** This much is wanted here: an answer 404 to a wrong address, a service that was stopped. */
  expect(wanted: RegExp): void;
  /** Everything else, one line each. */
  unwanted(): string[];
}

/**
 * Listens to every page of a context: console messages of any kind, page errors, failed requests, violations of the
 * content policy.
 */
export function watchForTrouble(): Trouble & { watch(context: BrowserContext): void } {
  const lines: string[] = [];
  const wanted: RegExp[] = [];
  return {
    watch(context) {
      context.on('console', (message) =>
        lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (error) => lines.push(`page error: ${error.error().stack ?? error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (reason !== LEFT_BEHIND) lines.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
      });
    },
    expect: (pattern) => void wanted.push(pattern),
    unwanted: () => lines.filter((line) => !wanted.some((pattern) => pattern.test(line))),
  };
}
