/** The session on a shell's server: cookies, refresh, signing in and out. */
export {
  askedConsentCookie,
  clearedSessionCookies,
  deviceCookieName,
  guestCookie,
  guestCookieName,
  readAskedConsentCookie,
  readCookies,
  readGuestCookie,
  readSessionCookies,
  readSignInCookie,
  sessionCookieNames,
  sessionCookies,
  signInCookie,
  visitorCookie,
  visitorCookieName,
} from './session-cookies.ts';
export type { CookieScope, SessionTokens } from './session-cookies.ts';
export { farmerChoiceContext, openFarmerChoice } from './chosen-farmer.ts';
export type { ChosenFarmer, FarmerChange, FarmerChoice } from './chosen-farmer.ts';
export { deviceContext, openDevice } from './device.ts';
export type { Device } from './device.ts';
export { HOST_APP_HEADER, HOST_NONCE_SECONDS } from './host-app/host-app.ts';
export type { HostApp } from './host-app/host-app.ts';
export { openProvenHost, provenHostContext } from './host-app/proven-host.ts';
export type { ProvenHost } from './host-app/proven-host.ts';
export { identityOf } from './identity-of.ts';
export { profileLanguageCookies } from './sign-in/profile-language.ts';
export { openRequestSession, requestSessionContext } from './request-session.ts';
export type { IdentityService, RequestSession, RequestSessionOptions } from './request-session.ts';
export { createSessionMemory } from './session-memory.ts';
export type { SessionMemory } from './session-memory.ts';
export { cookieScopeContext, identityClientContext, webviewContext } from './sign-in/sign-in-context.ts';
export {
  handOver,
  leavePhone,
  requestOtp,
  signInWithLock,
  signInWithOtp,
  signOut,
  startPasskey,
  startSecondFactor,
} from './sign-in/sign-in.ts';
export { isSameOrigin } from './same-origin.ts';
export { isCrossSiteNavigation, reEntryPage } from './re-entry.ts';
