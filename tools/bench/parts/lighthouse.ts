import lighthouse, { type Result } from 'lighthouse';
import { median, type Figure, type PartResult } from '../figure.ts';
import { openBenchBrowser } from '../market/bench-browser.ts';
import { measuredPages, pageFailures, type MeasuredPage } from '../market/measured-pages.ts';
import type { BenchSetting } from './setting.ts';

/** What a run found, in the order of `aimsOf`. */
interface Run {
  readonly values: readonly number[];
  /** How fast Lighthouse found the machine: higher is faster. */
  readonly benchmarkIndex: number;
  /** What of accessibility the page fails, by Lighthouse's names. */
  readonly inaccessible: readonly string[];
}

const aimsOf = ({ paintedIn }: MeasuredPage): readonly Omit<Figure, 'value'>[] => [
  { what: 'LCP', unit: 'ms', aim: { is: 'at most', bound: paintedIn } },
  { what: 'TBT', unit: 'ms', aim: { is: 'at most', bound: 50 } },
  { what: 'CLS', unit: '', aim: { is: 'at most', bound: 0.02 } },
  { what: 'performance', unit: '', aim: { is: 'at least', bound: 99 } },
  { what: 'accessibility', unit: '', aim: { is: 'at least', bound: 100 } },
];

/** Lighthouse on its phone, each page for the first time: the middle of some runs of each figure. */
export async function measureLighthouse({ market, scale }: BenchSetting): Promise<PartResult> {
  const all = await measuredPages(market);
  const failures = await pageFailures(all);
  const pages = all.slice(-scale.lighthousePages);
  const browser = await openBenchBrowser();
  const figures: Figure[] = [];
  try {
    for (const page of pages) {
      const { name, path, guest } = page;
      const runs: Run[] = [];
      for (let run = 0; run < scale.lighthouseRuns; run += 1) {
        await browser.visitAs(guest.cookies, market.farmer);
        runs.push(await runOnce(market.farmer + path, browser.port));
      }
      const benchmarkIndex = Math.round(median(runs.map((run) => run.benchmarkIndex)));
      const inaccessible = [...new Set(runs.flatMap((run) => run.inaccessible))].join(', ');
      figures.push(
        ...aimsOf(page).map((aim, index) => {
          const values = runs.map((run) => run.values[index] ?? Number.NaN);
          const remark = `runs: ${values.map(rounded).join(', ')}; index ${benchmarkIndex}`;
          return {
            ...aim,
            what: `${name}: ${aim.what}`,
            value: median(values),
            remark: aim.what === 'accessibility' && inaccessible !== '' ? `${remark}; fails ${inaccessible}` : remark,
          };
        }),
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
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    values: [
      numberOf('largest-contentful-paint'),
      numberOf('total-blocking-time'),
      numberOf('cumulative-layout-shift'),
      scoreOf('performance'),
      scoreOf('accessibility'),
    ],
    benchmarkIndex: environment.benchmarkIndex,
    inaccessible: (categories['accessibility']?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  };
}

function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}
