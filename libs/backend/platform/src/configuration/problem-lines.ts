import type { z } from 'zod';

/** One line for each variable: its name and what is wrong, never its value, which may be a secret. */
export function problemLines(issues: readonly z.core.$ZodIssue[]): string[] {
  const firstOf = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path[0] ?? 'environment');
    if (!firstOf.has(name)) firstOf.set(name, `${name}: ${issue.message}`);
  }
  return [...firstOf.values()];
}
