import { expect, test, vi } from 'vitest';
import { consoleProblems, watchConsole } from './console-problems.ts';
import { showPage } from './show-page.ts';

test('a quiet page has no problem', () => {
  watchConsole();
  showPage('<p>Seed</p>');
  expect(consoleProblems()).toEqual([]);
});

test('whatever is said is heard once, on every level', () => {
  watchConsole();
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) console[level]('left from a search');
  expect(consoleProblems()).toEqual(
    ['debug', 'info', 'log', 'warn', 'error'].map((level) => `${level}: left from a search`),
  );
  expect(consoleProblems()).toEqual([]);
});

test('a picture that does not come is heard of', async () => {
  watchConsole();
  showPage('<img src="data:image/png;base64,none" alt="">');
  await vi.waitFor(() => expect(consoleProblems()).toEqual([expect.stringContaining('not loaded: <img>')]));
});

test('an error that a story plays itself is none', () => {
  watchConsole();
  showPage('<img alt="">');
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(consoleProblems()).toEqual([]);
});

test('a request that is refused is heard of', async () => {
  watchConsole();
  await fetch(`${import.meta.url.split('?')[0] ?? ''}.nothing-here`);
  await vi.waitFor(() => expect(consoleProblems()).toEqual([expect.stringContaining('answered 404')]));
});
