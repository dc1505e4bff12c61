/** What was looked at, and what was found wrong. */
export interface Findings {
  /** Notes one thing; `detail` says what was there instead. */
  expect(what: string, isRight: boolean, detail?: unknown): void;
  /** Says how a part went: one line when all is well, else each thing that is not. */
  tell(part: string): void;
  readonly passed: number;
  readonly failed: number;
}

/** @param say writes a line */
export function openFindings(say: (line: string) => void): Findings {
  const sum = { passed: 0, failed: 0 };
  let wrong = new Map<string, { times: number; detail: string }>();
  let right = 0;
  return {
    expect(what, isRight, detail) {
      if (isRight) {
        sum.passed += 1;
        right += 1;
        return;
      }
      sum.failed += 1;
      const known = wrong.get(what);
      wrong.set(what, {
        times: (known?.times ?? 0) + 1,
        detail: known?.detail ?? (detail === undefined ? '' : `: ${JSON.stringify(detail)}`),
      });
    },
    tell(part) {
      say(`${wrong.size === 0 ? 'ok    ' : 'FAILED'} ${part} (${right} right)`);
      for (const [what, { times, detail }] of wrong)
        say(`       not so${times > 1 ? ` ${times} times` : ''}: ${what}${detail}`);
      wrong = new Map();
      right = 0;
    },
    get passed() {
      return sum.passed;
    },
    get failed() {
      return sum.failed;
    },
  };
}
