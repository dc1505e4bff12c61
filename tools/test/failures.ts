import { stripVTControlCharacters } from 'node:util';

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

type JourneyStatus = 'unexpected' | 'flaky';

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The failed tests of a report of Vitest or Playwright, one line each: file, test, and what its error begins with. */
export function failuresIn(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return (report.testResults as VitestFile[]).flatMap(failuresOfFile);
  return journeysIn(report, 'unexpected');
}

/** The journeys of a report of Playwright that failed first and passed when they were walked again, one line each. */
export function flakyIn(report: unknown): string[] {
  return typeof report === 'object' && report !== null ? journeysIn(report, 'flaky') : [];
}

function journeysIn(report: object, status: JourneyStatus): string[] {
  if (!('suites' in report)) return [];
  return (report.suites as PlaywrightSuite[]).flatMap((suite) => journeysOfSuite(suite, status));
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no failed test of its own.
  if (status === 'failed' && failed.length === 0) return [line(name, 'not loaded', message)];
  return failed.map((test) => line(name, test.fullName, test.failureMessages?.[0]));
}

function journeysOfSuite({ file = '', suites = [], specs = [] }: PlaywrightSuite, wanted: JourneyStatus): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error !== undefined)?.error;
        return line(`${file}:${spec.line}`, `${projectName} › ${spec.title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap((suite) => journeysOfSuite(suite, wanted))];
}

const ERROR_LENGTH = 400;

function line(file: string, test: string, error = ''): string {
  const words = stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').trim().slice(0, ERROR_LENGTH);
  return [file, test, words].filter(Boolean).join(' › ');
}
