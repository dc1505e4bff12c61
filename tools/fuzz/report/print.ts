import type { MatrixResult } from '../owners/matrix-result.ts';
import type { MemoryCourse } from './memory.ts';
import type { Finding, RouteTally, Tally } from './tally.ts';

/** Everything that a run found out. */
export interface Outcome {
  readonly seed: number;
  readonly database: string;
  /** The short form tells sums; the whole one every route. */
  readonly isShort: boolean;
  readonly tally: Tally;
  readonly matrices: Readonly<Record<string, MatrixResult>>;
  readonly memory: readonly MemoryCourse[];
  readonly readBack: number;
  readonly openedInBrowser: number;
  /** Cases of misuse that were tried. */
  readonly misuse: number;
  readonly seconds: number;
  readonly complaints: readonly string[];
}

const MOST_EXAMPLES = 5;

/** The whole report as text, in plain lines. */
export function reportOf(outcome: Outcome): string {
  const { tally, matrices, memory, complaints } = outcome;
  const limited = tally.routes.reduce((sum, row) => sum + row.limited, 0);
  const granted = sumOf(tally.routes, '2') + sumOf(tally.routes, '3');
  return [
    tableOf(outcome.isShort ? byServer(tally.routes) : tally.routes),
    '',
    `${tally.sent} bad requests to ${tally.routes.length} routes: ${sumOf(tally.routes, '4')} refused, ` +
      `${granted} granted or led on, ${sumOf(tally.routes, '0')} hung up on, ` +
      `${sumOf(tally.routes, '5')} failed; ${limited} met a limit (429); slowest ` +
      `${Math.max(0, ...tally.routes.map(({ slowestMs }) => slowestMs))} ms`,
    'Granted by rule:',
    ...tally.rules.map(([rule, count]) => `${String(count).padStart(6)}  ${rule}`),
    ...Object.entries(matrices).map(
      ([name, { checked, wrong }]) => `Owners, ${name}: ${checked} refusals compared, ${wrong.length} unlike`,
    ),
    `${outcome.openedInBrowser} pages opened in a browser, ${outcome.readBack} lists and screens read afterwards`,
    `${outcome.misuse} cases of misuse tried`,
    ...memory.map(
      ({ name, before, half, after }) => `Memory, ${name}: ${before} MB before, ${half} MB half way, ${after} MB after`,
    ),
    ...findingLines(tally.findings),
    ...[...Object.values(matrices).flatMap(({ wrong }) => wrong), ...complaints].map((line) => `✗ ${line}`),
    `Seed ${outcome.seed}, ${outcome.database}, ${outcome.seconds} s`,
  ].join('\n');
}

/** How many things are wrong. */
export function failuresOf({ tally, matrices, complaints }: Outcome): number {
  return (
    tally.findings.length +
    complaints.length +
    Object.values(matrices).reduce((sum, { wrong }) => sum + wrong.length, 0)
  );
}

function tableOf(routes: readonly RouteTally[]): string {
  const width = Math.max(...routes.map(({ route }) => route.length));
  const cells = (row: readonly (string | number)[]) => row.map((cell) => String(cell).padStart(6)).join('');
  const head = `${'route'.padEnd(width)}${cells(['sent', '2xx', '3xx', '4xx', '5xx', '429', 'hung'])}`;
  return [
    head,
    ...routes.map(
      ({ route, sent, byClass, limited }) =>
        route.padEnd(width) +
        cells([sent, ...['2', '3', '4', '5'].map((digit) => byClass[digit] ?? 0), limited, byClass['0'] ?? 0]),
    ),
  ].join('\n');
}

/** One row for each server. */
function byServer(routes: readonly RouteTally[]): RouteTally[] {
  const servers = Map.groupBy(routes, ({ route }) => route.split(' ', 1)[0] ?? '');
  return [...servers].map(([server, rows]) => ({
    route: `${server}, ${rows.length} routes`,
    sent: rows.reduce((sum, { sent }) => sum + sent, 0),
    limited: rows.reduce((sum, { limited }) => sum + limited, 0),
    byClass: Object.fromEntries(['0', '2', '3', '4', '5'].map((digit) => [digit, sumOf(rows, digit)])),
    slowestMs: Math.max(...rows.map(({ slowestMs }) => slowestMs)),
  }));
}

function sumOf(routes: readonly RouteTally[], digit: string): number {
  return routes.reduce((sum, { byClass }) => sum + (byClass[digit] ?? 0), 0);
}

/** What went wrong, the same complaints about one route together. */
function findingLines(findings: readonly Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ where, route, complaint }) => `${where} ${route}: ${complaint}`);
  return [...groups].flatMap(([title, all]) => [
    `✗ ${title} (${all.length})`,
    ...all
      .slice(0, MOST_EXAMPLES)
      .map(
        ({ why, status, body }) => `    ${why.slice(0, 160)} → ${status} ${body.slice(0, 160).replaceAll('\n', ' ')}`,
      ),
  ]);
}
