import { spawnSync } from 'node:child_process';

/** Memory of a process in MB as the operating system counts it; NaN where that cannot be asked. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  const kilobytes = Number.parseInt(stdout ?? '', 10);
  return Math.round(kilobytes / 1024);
}

/** Memory of a server along a run, MB. */
export interface MemoryCourse {
  readonly name: string;
  readonly before: number;
  readonly half: number;
  readonly after: number;
}

/** Growth after a server has warmed up, MB, above which something is kept that should be let go. */
const MOST_GROWTH = 400;

/** Complaints about servers that keep growing once everything has been asked for. */
export function memoryComplaints(courses: readonly MemoryCourse[]): string[] {
  return courses
    .filter(({ half, after }) => after - half > MOST_GROWTH)
    .map(({ name, half, after }) => `${name} grew from ${half} MB to ${after} MB after it was warm`);
}
