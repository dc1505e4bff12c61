import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How a part of the deep run ended. */
export interface DeepFinish {
  /** The commit it ran on; a part counts as done for that commit alone. */
  commit: string;
  passed: boolean;
  minutes: number;
  /** ISO time of its end. */
  ended: string;
}

/** Finishes by the part's name. */
export type DeepRecord = Readonly<Record<string, DeepFinish>>;

/** Reads what earlier runs noted; nothing where there is no record, or one that was written halfway. */
export function readRecord(file: string): DeepRecord {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DeepRecord;
  } catch {
    return {};
  }
}

/** Notes a part's finish beside the others. */
export function noteFinish(file: string, name: string, finish: DeepFinish): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readRecord(file), [name]: finish }, null, 2)}\n`);
}

/** Parts that still have to run on a commit: those without a pass on exactly it, in their order. */
export function dueParts<Part extends { name: string }>(
  parts: readonly Part[],
  record: DeepRecord,
  commit: string,
): Part[] {
  return parts.filter(({ name }) => !(record[name]?.commit === commit && record[name].passed));
}

/** Rows for the table of the last whole run in docs/quality.md. */
export function recordRows(parts: readonly { name: string }[], record: DeepRecord): string {
  return parts
    .map(({ name }) => {
      const finish = record[name];
      if (!finish) return `| ${name} | not yet run | | | |`;
      const { commit, passed, minutes, ended } = finish;
      return (
        `| ${name} | ${ended.slice(0, 10)} | ${commit} | ${minutes.toFixed(1)} | ` + `${passed ? 'passed' : 'failed'} |`
      );
    })
    .join('\n');
}
