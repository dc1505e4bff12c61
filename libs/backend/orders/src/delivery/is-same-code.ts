import { timingSafeEqual } from 'node:crypto';

/** Whether a code is the given one, in constant time: the response time reveals nothing about the code. */
export function isSameCode(given: string, code: string | null): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(code ?? '')];
  return code !== null && one.length === other.length && timingSafeEqual(one, other);
}
