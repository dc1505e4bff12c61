const LEVELS = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;

/** Longest part of what was said that a message repeats, in letters. */
const LONGEST_LINE = 300;

const heard: string[] = [];
const spoken = Object.fromEntries(LEVELS.map((level) => [level, console[level].bind(console)])) as Record<
  (typeof LEVELS)[number],
  (...words: unknown[]) => void
>;

/** Hears of answers that say no; what came from elsewhere without leave to look at it has no status. */
const requests = new PerformanceObserver((list) => noteRefused(list.getEntries()));
requests.observe({ type: 'resource' });

function noteRefused(entries: readonly PerformanceEntry[]): void {
  const refused = (entries as readonly PerformanceResourceTiming[]).filter(
    ({ responseStatus }) => responseStatus >= 400,
  );
  heard.push(...refused.map(({ name, responseStatus }) => `answered ${responseStatus}: ${name}`));
}

/**
 * Pictures, sounds and scripts that did not come say so only where they stand. What a story plays itself is not
 * meant, and what the page made itself was not to come: a browser without a microphone records nothing that could be
 * played.
 */
window.addEventListener(
  'error',
  ({ target, isTrusted }) => {
    if (!isTrusted || !(target instanceof HTMLElement)) return;
    const address = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    if (!address.startsWith('blob:'))
      heard.push(`not loaded: <${target.tagName.toLowerCase()}> ${address.slice(0, LONGEST_LINE)}`);
  },
  true,
);

/**
 * Listens from now on to what is said on the console, on any level, and to what cannot be fetched; what is said is
 * still said.
 */
export function watchConsole(): void {
  requests.takeRecords();
  heard.length = 0;
  for (const level of LEVELS) {
    console[level] = (...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(' ').slice(0, LONGEST_LINE)}`);
      spoken[level](...words);
    };
  }
}

/** What was said and what did not come since, once. */
export function consoleProblems(): string[] {
  noteRefused(requests.takeRecords());
  return heard.splice(0);
}
