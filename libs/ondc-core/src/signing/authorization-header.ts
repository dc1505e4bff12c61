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
/** Name and value in quotes, then a comma or the end; some participants add blanks, or leave the quotes of a number. */
const PARAMETER = /\s*([a-zA-Z]+)\s*=\s*(?:"([^"]*)"|(\d+))\s*(?:,|$)/gy;
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
  const said = readParameters(header.slice('Signature'.length));
  if (said === null) return null;
  const [subscriberId = '', uniqueKeyId = '', algorithm, ...more] = (said.get('keyId') ?? '').split('|');
  const [created, expires] = [secondsOf(said.get('created')), secondsOf(said.get('expires'))];
  const signature = said.get('signature') ?? '';
  if (subscriberId === '' || uniqueKeyId === '' || algorithm !== ALGORITHM || more.length > 0) return null;
  if (said.get('algorithm') !== ALGORITHM || said.get('headers') !== SIGNED_HEADERS) return null;
  if (created === null || expires === null || signature === '') return null;
  return { subscriberId, uniqueKeyId, created, expires, signature };
}

/** Null for what could be read in two ways: anything said twice, and anything between the parameters. */
function readParameters(text: string): ReadonlyMap<string, string> | null {
  const found = [...text.matchAll(PARAMETER)];
  const said = new Map(found.map(([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']));
  const isWhole = found.reduce((read, [one]) => read + one.length, 0) === text.length;
  return isWhole && said.size === found.length ? said : null;
}

function secondsOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
