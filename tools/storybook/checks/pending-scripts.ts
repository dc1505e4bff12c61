let wait: () => Promise<void> = () => Promise.resolve();

/** Tells how to wait for code that is on its way; only the test runner knows. */
export function setScriptWaiter(waitForRunner: () => Promise<void>): void {
  wait = waitForRunner;
}

/**
 * Resolves when no script is on its way to the page any more: screens fetch parts of themselves after they are there.
 */
export function scriptsLoaded(): Promise<void> {
  return wait();
}
