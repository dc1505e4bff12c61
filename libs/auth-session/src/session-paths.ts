/** The shell's own addresses for the session. See docs/domain/identity.md#sessions. */
export const SESSION_PATHS = {
  token: '/api/keycloak/token',
  logout: '/api/keycloak/logout',
  /** Leaves a shared phone to another person. */
  leave: '/api/keycloak/leave',
  sendOtp: '/api/keycloak/sendOTP',
  hostNonce: '/api/webview/nonce',
  hostProof: '/api/webview/proof',
} as const;

/**
 * Answer of the token address. Tokens are in it only for a session that was signed in inside the webview of a host app
 * that has proved itself.
 */
export interface TokenAnswer {
  /** When the access token expires, milliseconds since 1970 by the shell's clock. */
  readonly expires_at: number;
  /** The shell's time of the response, milliseconds since 1970: a phone's own clock may be wrong. */
  readonly server_time: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
  /** Only with tokens: origin of the one page that may have them; null for a native app. */
  readonly host_origin?: string | null;
}
