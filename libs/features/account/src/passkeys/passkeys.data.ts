import { data, redirect, type RouterContextProvider } from 'react-router';
import { addPasskey, isApiError, passkeys, removePasskey, startPasskeyCreation } from '@haat/api-client';
import type { Passkey, PasskeyCreation } from '@haat/api-contract';
import { apiContext, formText, languageContext, textContext } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { asLine, dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** A passkey in words. */
export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly added: string;
  readonly used: string;
}

/** What a form is answered. What was typed stays, but for the code: each is taken once. */
export type PasskeyReply =
  | { readonly kind: 'creation'; readonly creation: PasskeyCreation; readonly name: string }
  | { readonly kind: 'refused'; readonly form: 'add' | 'remove'; readonly code: string; readonly name: string };

/** The passkeys of the member of staff, in words; everybody else is led back to their account. */
export async function loadPasskeys(context: Readonly<RouterContextProvider>): Promise<readonly PasskeyView[]> {
  const t = context.get(textContext);
  const language = context.get(languageContext);
  const now = new Date();
  const day = (time: string) => asLine(dayText(t, language, indiaDay(new Date(time)), now));
  const owned = await passkeys(context.get(apiContext)).catch((error: unknown) => {
    if (isApiError(error) && [403, 404].includes(error.httpStatus)) throw redirect(pathTo('account'));
    throw error;
  });
  return owned.map(({ id, name, created_at, last_used_at }: Passkey) => ({
    id,
    name,
    added: t('passkeys:added', { day: day(created_at) }),
    used: last_used_at === null ? t('passkeys:unused') : t('passkeys:used', { day: day(last_used_at) }),
  }));
}

/**
 * Starts to add a passkey, adds it, or removes one.
 * @throws ApiError only for a session that has ended
 */
export async function changePasskeys(context: Readonly<RouterContextProvider>, form: FormData) {
  const api = context.get(apiContext);
  const name = formText(form, 'name').trim();
  const factor = { factor_code: formText(form, 'factorCode').trim() };
  const intent = formText(form, 'intent');
  try {
    switch (intent) {
      case 'remove':
        await removePasskey(api, formText(form, 'id'), factor);
        return redirect(pathTo('passkeys', {}, { done: 'removed' }));
      case 'add':
        await addPasskey(api, { name, credential: formText(form, 'credential') });
        return redirect(pathTo('passkeys', {}, { done: 'added' }));
      case 'start': {
        const reply: PasskeyReply = { kind: 'creation', creation: await startPasskeyCreation(api, factor), name };
        return data(reply);
      }
      default:
        return refuse({ form: 'add', code: 'request_error.invalid', name }, 400);
    }
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return refuse({ form: intent === 'remove' ? 'remove' : 'add', code: error.code, name }, error.httpStatus);
  }
}

function refuse(refusal: Omit<Extract<PasskeyReply, { kind: 'refused' }>, 'kind'>, status: number) {
  const reply: PasskeyReply = { kind: 'refused', ...refusal };
  return data(reply, { status });
}
