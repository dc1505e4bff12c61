/** What a text or the bytes of one say in JSON; null for what is none. A byte order mark is none of it. */
export function jsonOf(body: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body));
  } catch {
    return null;
  }
}
