import { data, redirect, type RouterContextProvider } from 'react-router';
import { isApiError, isConsentRefusal, phoneProfile, phoneProfiles, removeLock, setLock } from '@haat/api-client';
import {
  actionFailure,
  apiContext,
  formText,
  sessionContext,
  trackContext,
  unknownIntent,
  type ActionFailure,
} from '@haat/app-context';
import { deviceContext, identityClientContext, signInWithLock } from '@haat/auth-session/server';
import { toLatinDigits } from '@haat/format';
import { pathTo } from '@haat/routing';
import { afterSignIn } from '../login/login.data.ts';

/** One of the people who share the phone. */
export interface PersonOfPhone {
  readonly id: string;
  /** Empty when they have not written one. */
  readonly name: string;
}

/**
 * Whose turn it is: the person who uses the phone, or those who left it to another. 'elsewhere' where an outside
 * identity service keeps the sessions, 'failed' when not loaded.
 */
export type SharedPhone =
  | { readonly kind: 'in-use'; readonly hasLock: boolean }
  | { readonly kind: 'left'; readonly people: readonly PersonOfPhone[] }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed' };

/** Loads who shares the phone. */
export async function loadSharedPhone(context: Readonly<RouterContextProvider>): Promise<SharedPhone> {
  const api = context.get(apiContext);
  try {
    if (context.get(sessionContext).status === 'authenticated')
      return { kind: 'in-use', hasLock: (await phoneProfile(api)).has_lock };
    const { id } = context.get(deviceContext);
    const people = id === null ? [] : await phoneProfiles(api, context.get(identityClientContext), id);
    return { kind: 'left', people };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised' || isConsentRefusal(error)) throw error;
    return error.httpStatus === 404 ? { kind: 'elsewhere' } : { kind: 'failed' };
  }
}

/** Sets a lock, takes it away, or opens the account of one of the people by theirs. */
export async function submitSharedPhone(context: Readonly<RouterContextProvider>, form: FormData) {
  const api = context.get(apiContext);
  const lock = toLatinDigits(formText(form, 'lock').trim());
  try {
    switch (form.get('intent')) {
      case 'set':
        if (!isLock(lock)) return notFourDigits();
        await setLock(api, { deviceId: context.get(deviceContext).ensure(), lock });
        return redirect(pathTo('sharedPhone', {}, { done: 'set' }));
      case 'remove':
        await removeLock(api);
        return redirect(pathTo('sharedPhone', {}, { done: 'removed' }));
      case 'open': {
        if (!isLock(lock)) return notFourDigits();
        await signInWithLock(context, { profileId: formText(form, 'who'), lock });
        context.get(trackContext)({ name: 'sign_in', properties: { way: 'lock' } });
        const { asks } = await afterSignIn(api);
        return redirect(asks === 'deletion' ? pathTo('deleteAccount') : pathTo('home'));
      }
      default:
        return unknownIntent();
    }
  } catch (error) {
    return actionFailure(error);
  }
}

function isLock(typed: string): boolean {
  return /^\d{4}$/.test(typed);
}

/** Said here: what is no lock takes no try. */
function notFourDigits() {
  const failure: ActionFailure = { error: { code: NOT_FOUR_DIGITS, details: {} } };
  return data(failure, { status: 400 });
}

/** Of a lock that has not four digits; the screen has a text of its own for it. */
export const NOT_FOUR_DIGITS = 'shared-phone.four-digits';
