/** What a message's `Authorization` header says. */
export interface Authorization {
  /** Host name of the participant who signed. */
  readonly subscriberId: string;
  /** Which of its keys. */
  readonly uniqueKeyId: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** Seconds since 1970. */
  readonly expires: number;
  /** Base64. */
  readonly signature: string;
}

const ALGORITHM = 'ed25519';
const SIGNED_HEADERS = '(created) (expires) digest';
/** Names and values in quotes; some participants leave a blank after the comma, or the quotes of a number. */
const PARAMETER = /([a-zA-Z]+)\s*=\s*(?:"([^"]*)"|(\d+))/g;
const LONGEST_HEADER = 2_000;

/** Writes the header. */
export function writeAuthorization(said: Authorization): string {
  const keyId = `${said.subscriberId}|${said.uniqueKeyId}|${ALGORITHM}`;
  return (
    `Signature keyId="${keyId}",algorithm="${ALGORITHM}",created="${said.created}",expires="${said.expires}",` +
    `headers="${SIGNED_HEADERS}",signature="${said.signature}"`
  );
}

/**
 * Reads the header; null for what is none, and for what is signed in another way or over other headers than the
 * network's. Says nothing of whether the signature is right: see {@link verifyRequest}.
 */
export function readAuthorization(header: string | undefined): Authorization | null {
  if (header === undefined || header.length > LONGEST_HEADER || !/^Signature\s/i.test(header)) return null;
  const said = new Map<string, string>();
  for (const [, name = '', quoted, bare] of header.matchAll(PARAMETER)) {
    // What is said twice could be read in two ways.
    if (said.has(name)) return null;
    said.set(name, quoted ?? bare ?? '');
  }
  const [subscriberId = '', uniqueKeyId = '', algorithm, ...more] = (said.get('keyId') ?? '').split('|');
  const [created, expires] = [secondsOf(said.get('created')), secondsOf(said.get('expires'))];
  const signature = said.get('signature') ?? '';
  if (subscriberId === '' || uniqueKeyId === '' || algorithm !== ALGORITHM || more.length > 0) return null;
  if ((said.get('algorithm') ?? ALGORITHM) !== ALGORITHM || said.get('headers') !== SIGNED_HEADERS) return null;
  if (created === null || expires === null || signature === '') return null;
  return { subscriberId, uniqueKeyId, created, expires, signature };
}

function secondsOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
