import lighthouse, { type Result } from 'lighthouse';
import { median, type Figure, type PartResult } from '../figure.ts';
import { openBenchBrowser } from '../market/bench-browser.ts';
import { measuredPages, pageFailures } from '../market/measured-pages.ts';
import type { BenchSetting } from './setting.ts';

/** What a run found, in the order of `AIMS`; last how fast Lighthouse found the machine (higher is faster). */
type Run = readonly [lcp: number, tbt: number, cls: number, accessibility: number, benchmarkIndex: number];

const AIMS = [
  { what: 'LCP', unit: 'ms', aim: { is: 'at most', bound: 800 } },
  { what: 'TBT', unit: 'ms', aim: { is: 'at most', bound: 50 } },
  { what: 'CLS', unit: '', aim: { is: 'at most', bound: 0.02 } },
  { what: 'accessibility', unit: '', aim: { is: 'at least', bound: 100 } },
] as const satisfies readonly Omit<Figure, 'value'>[];

/** Lighthouse on its phone, each page for the first time: the middle of some runs of each figure. */
export async function measureLighthouse({ market, scale }: BenchSetting): Promise<PartResult> {
  const all = await measuredPages(market);
  const failures = await pageFailures(all);
  const pages = all.slice(-scale.lighthousePages);
  const browser = await openBenchBrowser();
  const figures: Figure[] = [];
  try {
    for (const { name, path, guest } of pages) {
      const runs: Run[] = [];
      for (let run = 0; run < scale.lighthouseRuns; run += 1) {
        await browser.visitAs(guest.cookies, market.farmer);
        runs.push(await runOnce(market.farmer + path, browser.port));
      }
      const benchmarkIndex = Math.round(median(runs.map((run) => run[AIMS.length] ?? Number.NaN)));
      figures.push(
        ...AIMS.map((aim, index) => ({
          ...aim,
          what: `${name}: ${aim.what}`,
          value: median(runs.map((run) => run[index] ?? Number.NaN)),
          remark: `runs: ${runs.map((run) => rounded(run[index] ?? Number.NaN)).join(', ')}; index ${benchmarkIndex}`,
        })),
      );
    }
  } finally {
    await browser.close();
  }
  return {
    figures,
    failures,
    checked: `Lighthouse measured ${pages.map(({ name }) => name).join(', ')}; ${all.length} pages show what they are`,
  };
}

/** Lighthouse now and then misses the beginning of a page, and says to run it again. */
const TRIES = 4;

async function runOnce(address: string, port: number): Promise<Run> {
  let reason = 'no result';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
    });
    if (result && !result.lhr.runtimeError) return figuresOf(result.lhr);
    reason = result?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`Lighthouse could not look at ${address}: ${reason}`);
}

function figuresOf({ audits, categories, environment }: Result): Run {
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return [
    numberOf('largest-contentful-paint'),
    numberOf('total-blocking-time'),
    numberOf('cumulative-layout-shift'),
    Math.round((categories['accessibility']?.score ?? 0) * 100),
    environment.benchmarkIndex,
  ];
}

function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}
