/** The session in the browser. Tokens are never here: `@haat/auth-session/server` keeps them. */
export { SIGNED_IN_KEY } from './personal-data.ts';
export { SESSION_PATHS } from './session-paths.ts';
export type { TokenAnswer } from './session-paths.ts';
export { useKeepSessionAlive } from './use-keep-session-alive.ts';
export type { KeepSessionAliveOptions } from './use-keep-session-alive.ts';
export { useOneFarmerAtATime } from './one-farmer-at-a-time.ts';
export { useSignOut } from './use-sign-out.ts';
export { HOST_LISTENED_TO, SESSION_REFRESHED, TOLD_TO_HOST, WEBVIEW_CODES, tellHost } from './webview-bridge.ts';
export type { BridgeWindow, WebviewCode, WebviewMessage } from './webview-bridge.ts';
