/** A host app that may have the tokens of its webview's sessions, as the shell's configuration registers it. */
export interface HostApp {
  /** Its name (`kisan-app`) where it is a native app, else the origin of its pages. */
  readonly id: string;
  /** Origin of the pages that embed the shell; null for a native app, which has none. */
  readonly origin: string | null;
  /** Ed25519 key that its proofs are checked with: 32 bytes as base64url. The shell never holds the other half. */
  readonly publicKey: string;
}

/** Request header by which a native app says that it opens a webview: its id. No site can add it to a link. */
export const HOST_APP_HEADER = 'x-host-app';

/** Longest time between a nonce and its proof, seconds. */
export const HOST_NONCE_SECONDS = 60;
