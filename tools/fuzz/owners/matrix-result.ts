import type { FuzzAnswer } from '../requests/request.ts';

/** The result of asking for another user's resources. */
export interface MatrixResult {
  /** Answers that were compared. */
  checked: number;
  /** Each a line for a person. */
  wrong: string[];
}

/** The seal of an address is another one each time. */
const SEAL = /\bseal=[\w.-]+/g;

/** What a service said, without the id that was asked for, seals and the id of the request: status, code and facts. */
export function answerWithoutIds({ status, body }: FuzzAnswer, asked: string): string {
  const without = (text: string) => text.replaceAll(asked, '…').replaceAll(SEAL, 'seal=…');
  const error = errorIn(body);
  if (error === null) return `${status} ${without(body)}`;
  const { code, description } = error;
  const sentence = description === undefined ? '' : ` ${without(description)}`;
  const details = error.details === undefined ? '' : ` ${without(JSON.stringify(error.details))}`;
  return `${status} ${code}${sentence}${details}`;
}

function errorIn(body: string): { code: string; description?: string; details?: unknown } | null {
  try {
    return (
      (JSON.parse(body) as { error?: { code: string; description?: string; details?: unknown } } | null)?.error ?? null
    );
  } catch {
    return null;
  }
}
