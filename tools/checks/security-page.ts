/** A requirement's row in docs/security.md. */
export interface RequirementRow {
  /** '6.5.1'. */
  readonly number: string;
  readonly state: string;
  /** Files that the row names, by the ends of their paths. */
  readonly files: readonly string[];
  readonly hasTests: boolean;
}

/** What a row may say of its requirement. */
export const REQUIREMENT_STATES = ['holds', 'not held', 'does not apply'] as const;

/**
 * How many requirements of levels 1 and 2 each section of the OWASP Application Security Verification Standard 5.0 has,
 * in the chapters that docs/security.md goes through. In each section they are the first ones.
 */
export const REQUIREMENTS: Readonly<Record<string, number>> = {
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

/** The numbers of those requirements: '2.1.1', '2.1.2', … */
export function requirementNumbers(): string[] {
  return Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_none, index) => `${section}.${index + 1}`),
  );
}

/** The rows of requirements in a page. */
export function requirementRows(page: string): RequirementRow[] {
  return page
    .split('\n')
    .map((line) => /^\| (\d+\.\d+\.\d+) \| (.*?) \| (.*) \| (.*) \|$/.exec(line))
    .filter((row) => row !== null)
    .map(([, number = '', state = '', where = '', tests = '']) => ({
      number,
      state,
      files: [...`${where} ${tests}`.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|sql))`/g)].map(([, file = '']) => file),
      hasTests: tests !== '–',
    }));
}

/**
 * What is wrong with a page of requirements, a line each.
 * @param paths every file of the repository
 */
export function securityPageProblems(page: string, paths: readonly string[]): string[] {
  const rows = requirementRows(page);
  const times = (number: string) => rows.filter((row) => row.number === number).length;
  const known = requirementNumbers();
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const [held, not, none] = REQUIREMENT_STATES.map(count);
  const total = `Of ${rows.length} requirements ${held} hold, ${not} are not held and ${none} do not apply.`;
  return [
    ...known
      .filter((number) => times(number) !== 1)
      .map((number) => `${number} has ${times(number)} rows in the place of one`),
    ...rows
      .filter(({ number }) => !known.includes(number))
      .map(({ number }) => `${number} is no requirement of the chapters`),
    ...rows
      .filter(({ state }) => !REQUIREMENT_STATES.some((known) => known === state))
      .map(({ number, state }) => `${number} is said to be ‘${state}’`),
    ...rows.flatMap(({ number, files }) =>
      files
        .map((file) => ({ file, found: paths.filter((path) => path === file || path.endsWith(`/${file}`)).length }))
        .filter(({ found }) => found !== 1)
        .map(({ file, found }) => `${number} names ${file}, of which there are ${found}`),
    ),
    ...rows
      .filter(({ hasTests, files }) => hasTests && !files.some((file) => /\.(test|spec)\.tsx?$|^tools\//.test(file)))
      .map(({ number }) => `${number} names no test, and no – in its place`),
    ...(page.includes(total) ? [] : [`the page does not say: ${total}`]),
  ];
}
