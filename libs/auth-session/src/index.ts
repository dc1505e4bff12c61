/** The session in the browser. Tokens are never here: `@haat/auth-session/server` keeps them. */
export { SESSION_PATHS } from './session-paths.ts';
export type { TokenAnswer } from './session-paths.ts';
export { useSessionCare } from './use-session-care.ts';
export type { SessionCare } from './use-session-care.ts';
export { useSignOut } from './use-sign-out.ts';
export { WEBVIEW_CODES, hearHost, tellHost } from './webview-bridge.ts';
export type { BridgeWindow, WebviewCode, WebviewMessage } from './webview-bridge.ts';
