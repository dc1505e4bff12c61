const heard: string[] = [];
const spoken = { error: console.error, warn: console.warn };

/** Listens to the console from now on; what is said there is still said. */
export function hearConsole(): void {
  heard.length = 0;
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      heard.push(`${level}: ${words.map(String).join(' ').slice(0, 300)}`);
      spoken[level](...words);
    };
  }
}

/** What was said since, once. */
export function consoleProblems(): string[] {
  return heard.splice(0);
}
