/** A source file. */
export interface SourceFile {
  /** From the repository's root. */
  readonly path: string;
  readonly text: string;
}

/** Packages that encrypt, sign, hash or prove; docs/security.md names each under 11.2.1. */
export const CRYPTOGRAPHIC_PACKAGES: readonly string[] = [
  ...['jose', 'oidc-provider', 'otpauth', 'altcha-lib', 'aws4fetch'],
  ...['@simplewebauthn/server', '@simplewebauthn/browser', 'web-push'],
];
/** How a package is called that may be one of them. */
const SOUNDS_CRYPTOGRAPHIC =
  /(^|[-/@])(\w*crypt\w*|\w*cipher\w*|\w*hash\w*|argon\w*|scrypt\w*|md5|sha-?\d*|nacl|tweetnacl|sodium\w*|noble|forge|jose|jwt|jws|jwe|jsonwebtoken|oidc\w*|openid\w*|otp\w*|\w*webauthn\w*|\w*altcha\w*|aws4\w*|web-push|uuid|nanoid)([-/.]|$)/i;

/** Algorithms and curves by the names that Node's and the browser's cryptography have for them. */
const ALGORITHMS: ReadonlySet<string> = new Set(['sha256', 'blake2b512', 'rsa', 'ed25519', 'x25519', 'prime256v1']);
/** Ciphers, each in the one file that speaks it. */
const CIPHERS: Readonly<Record<string, string>> = {
  'aes-256-gcm': 'libs/backend/platform/src/encryption/encryptor.ts',
  'aes-256-ecb': 'libs/ondc-core/src/signing/challenge.ts',
};
const NAMED_ALGORITHM =
  /\b(?:createHash|createHmac|createSign|createVerify|hash|hkdf(?:Sync)?|generateKeyPair(?:Sync)?|createECDH)\(\s*'([^']+)'/g;
const CIPHER = /'((?:aes|des|rc4|chacha|bf|camellia)[\w-]*-(?:ecb|cbc|ctr|gcm|cfb|ofb|poly1305)[\w-]*)'/gi;

/** Where chance decides nothing that must not be guessed. */
const HARMLESS_CHANCE: readonly string[] = ['libs/api-client/src/retry-safely.ts'];

/** What writes besides the loggers, and what: commands speak to their operator, a start says why it failed. */
const WRITES: readonly RegExp[] = [
  /^apps\/backend\/(?:src\/commands|scripts)\//,
  /^apps\/backend\/src\/main\.ts$/,
  /^libs\/app-shell\/src\/server\/serve-shell\.ts$/,
  /^apps\/desk\/server\.ts$/,
  /^libs\/backend\/sandbox-network\/src\/main\.ts$/,
];
const OTHER_LOGS =
  /\bprocess\.(?:stdout|stderr)\b|\b(?:appendFile|createWriteStream)(?:Sync)?\b|'(?:node:)?dgram'|\bsyslog\b/;

/**
 * What is wrong with the cryptography, the chance and the logs of sources that run in the product, a line each: an
 * algorithm or a package that docs/security.md does not name, guessable chance, and a log beside the loggers'.
 */
export function sourceProblems({ path, text }: SourceFile): string[] {
  return [
    ...[...text.matchAll(NAMED_ALGORITHM)]
      .filter(([, name = '']) => !ALGORITHMS.has(name))
      .map(([, name]) => `${path} computes by ${name}`),
    ...[...text.matchAll(CIPHER)]
      .filter(([, name = '']) => CIPHERS[name.toLowerCase()] !== path)
      .map(([, name]) => `${path} encrypts by ${name}`),
    ...(/\bMath\.random\b/.test(text) && !HARMLESS_CHANCE.includes(path)
      ? [`${path} takes chance from Math.random`]
      : []),
    ...(OTHER_LOGS.test(text) && !WRITES.some((place) => place.test(path))
      ? [`${path} writes beside the loggers`]
      : []),
  ];
}

/** Packages that may be cryptographic and are not among those that are known. */
export function unknownCryptography(packages: readonly string[]): string[] {
  return packages.filter((name) => SOUNDS_CRYPTOGRAPHIC.test(name) && !CRYPTOGRAPHIC_PACKAGES.includes(name));
}
