/**
 * Seconds left as `mm:ss`, never negative; an hour is `60:00`.
 *
 * See docs/domain/amounts-and-formats.md#countdown.
 */
export function formatCountdown(seconds: number): string {
  const left = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  return `${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`;
}
