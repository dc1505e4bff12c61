import { call, goodBody } from '@haat/test-clients/call';
import type { PartResult } from '../figure.ts';
import { cpuTimes } from '../measure/cpu-time.ts';
import type { BenchSetting } from './setting.ts';

/** Processor time of one search in the backend and the database together, milliseconds. */
const MOST_CPU_MS = 10;
/** As people type them: right, begun, misspelt, in several scripts, and what is no place. */
const TYPED = [
  'Nashik',
  'nasi',
  'नाशिक',
  'নাসিক',
  'varansi',
  'ludhiyana',
  'लुधियाना',
  'pimpalgaon baswnt',
  'muzafarpur',
  'mujffarpur',
  'bhubneswr',
  'ଭୁବନେଶ୍ୱର',
  'ahmdabd',
  'અમદાવાદ',
  'ramnagar',
  'krishnanagr',
  'qqqqxxxxwwww',
];
const NO_PLACE = 'qqqqxxxxwwww';

/** What a search for a place costs, however it is spelt: a search is open to everybody. */
export async function measurePlaces({ market, server, scale }: BenchSetting): Promise<PartResult> {
  const watched = { processes: { backend: market.processes['backend'] ?? 0 }, database: server.server.processId() };
  const failures: string[] = [];
  const search = async (typed: string) => {
    const path = `/location/v1/places?lang=en&q=${encodeURIComponent(typed)}`;
    const { results } = goodBody<{ results: unknown[] }>(await call(market.backend, path), path);
    if ((results.length === 0) !== (typed === NO_PLACE)) failures.push(`"${typed}" finds ${results.length} places`);
  };
  for (const typed of TYPED) await search(typed);
  const rounds = Math.ceil(scale.requests / TYPED.length / 4);
  const before = cpuTimes(watched);
  for (let round = 0; round < rounds; round += 1) for (const typed of TYPED) await search(typed);
  const after = cpuTimes(watched);
  const spent = (['backend', 'database'] as const).map((name) => (after[name] ?? 0) - (before[name] ?? 0));
  const each = spent.reduce((sum, time) => sum + time, 0) / (rounds * TYPED.length);
  return {
    figures: [
      {
        what: 'search for a place, CPU',
        value: Math.round(each * 10) / 10,
        unit: 'ms',
        aim: { is: 'at most', bound: MOST_CPU_MS },
      },
    ],
    failures: [...new Set(failures)],
    checked: `${TYPED.length} places are found as they are typed, or nothing is where there is none`,
  };
}
