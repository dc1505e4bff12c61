/**
 * What a signature on the network stands over: three lines, each with a space after its colon.
 *
 * @param digest BLAKE2b-512 of the body's bytes, base64
 * @param created seconds since 1970
 * @param expires seconds since 1970
 */
export function signingString(digest: string, created: number, expires: number): string {
  return [`(created): ${created}`, `(expires): ${expires}`, `digest: BLAKE-512=${digest}`].join('\n');
}
