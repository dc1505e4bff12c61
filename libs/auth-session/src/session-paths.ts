/** The shell's own addresses for the session. See docs/domain/identity.md#sessions. */
export const SESSION_PATHS = {
  token: '/api/keycloak/token',
  logout: '/api/keycloak/logout',
  sendOtp: '/api/keycloak/sendOTP',
} as const;

/** Answer of the token address. Tokens are in it only for a session that was signed in inside a host app's webview. */
export interface TokenAnswer {
  /** When the access token expires, milliseconds since 1970 by the shell's clock. */
  readonly expires_at: number;
  /** The shell's time of the response, milliseconds since 1970: a phone's own clock may be wrong. */
  readonly server_time: number;
  readonly access_token?: string;
  readonly refresh_token?: string;
}
