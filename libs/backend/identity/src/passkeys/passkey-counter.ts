/**
 * Whether a passkey's counter shows that there is a copy of it: it has not grown since the last time. One that does not
 * count says 0 always. Source: WebAuthn 7.2, the step on the signature counter.
 * @param last what it said the last time
 */
export function isCounterBack(last: number, said: number): boolean {
  return (last > 0 || said > 0) && said <= last;
}
