import type { FactorSecret, OtpSent } from '@haat/api-contract';
import { callServer } from '../data/call.ts';

/** Whether somebody is signed in, and whether the desk is locked. */
export type DeskState = 'signed-out' | 'locked' | 'open';

/** A number that waits for its code. */
export interface CodeGiven {
  readonly request_id: string;
  readonly otp: string;
}

/** How the desk stands. @throws CallError */
export async function deskState(): Promise<DeskState> {
  return (await callServer<{ state: DeskState }>('/session')).state;
}

/** Sends a one-time code. @throws CallError */
export function sendCode(phone: string, humanCheck?: string): Promise<OtpSent> {
  const body = { phone_number: phone, ...(humanCheck === undefined ? {} : { human_check: humanCheck }) };
  return callServer('/session/otp', { method: 'POST', body });
}

/** The secret for an authenticator app, as long as there is none. @throws CallError */
export function setUpApp(given: CodeGiven): Promise<FactorSecret> {
  return callServer('/session/second-factor', { method: 'POST', body: given });
}

/** Signs in. @throws CallError such as `auth_error.second_factor_needed` */
export function signIn(given: CodeGiven & { readonly factor_code?: string }): Promise<void> {
  return callServer('/session', { method: 'POST', body: given });
}

/** Somebody is at the desk. @throws CallError where it is locked */
export function touchDesk(): Promise<void> {
  return callServer('/session/touch', { method: 'POST' });
}

/** Locks it. @throws CallError */
export function lockDesk(): Promise<void> {
  return callServer('/session/lock', { method: 'POST' });
}

/** Opens a locked desk by the second factor. @throws CallError */
export function unlockDesk(code: string): Promise<void> {
  return callServer('/session/unlock', { method: 'POST', body: { factor_code: code } });
}

/** Signs out. @throws CallError */
export function signOut(): Promise<void> {
  return callServer('/session', { method: 'DELETE' });
}
