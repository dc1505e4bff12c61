import type { Tally } from './results.ts';

/** What one part of a run took and found. */
export interface PartResult extends Tally {
  title: string;
  minutes: number;
  /** What it may take on two idle cores, in minutes. */
  budget: number;
}

/** Minutes that all parts together may take on two idle cores. */
export const WHOLE_BUDGET = 42;

const HEAD = ['part', 'minutes', 'budget', 'passed', 'failed', 'skipped'] as const;

/** The parts as a table with their sum, and below it the names of those that took longer than they may. */
export function partTable(parts: readonly PartResult[]): string {
  const sum = parts.reduce(
    (all, part) => ({
      ...all,
      minutes: all.minutes + part.minutes,
      passed: all.passed + part.passed,
      failed: all.failed + part.failed,
      skipped: all.skipped + part.skipped,
    }),
    { title: 'all', minutes: 0, budget: WHOLE_BUDGET, passed: 0, failed: 0, skipped: 0 },
  );
  const rows = [...parts, sum].map((part) => [
    part.title,
    part.minutes.toFixed(1),
    part.budget.toFixed(1),
    String(part.passed),
    String(part.failed),
    String(part.skipped),
  ]);
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const over = [...parts, sum].filter(({ minutes, budget }) => minutes > budget).map(({ title }) => title);
  return [
    line(HEAD),
    line(widths.map((width) => '─'.repeat(width))),
    ...rows.map(line),
    ...(over.length > 0 ? [`Over budget: ${over.join(', ')}.`] : []),
  ].join('\n');
}
