import { useTranslation } from 'react-i18next';
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import {
  actionFailure,
  apiContext,
  formText,
  isActionFailure,
  sessionContext,
  textContext,
  trackContext,
  useCartSummary,
  type ActionFailure,
  type ScreenHandle,
} from '@haat/app-context';
import { profileLanguageCookies } from '@haat/auth-session/server';
import { pathTo, safeNextPath } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { saveName } from '../account.data.ts';
import { checkAsked } from './human-check.tsx';
import { FactorStep } from './factor-step.tsx';
import { afterSignIn, finishSignIn, passkeyToSign, startSignIn } from './login.data.ts';
import { MobileStep } from './mobile-step.tsx';
import { NameStep } from './name-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { pendingSignInCookie, readPendingSignIn } from './pending-sign-in.ts';

export const handle = { namespaces: ['login'], ownHeading: true } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const next = safeNextPath(search.get('next'));
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const asksName = search.get('step') === 'name';
  if (isSignedIn && !asksName) throw redirect(next);
  const pending = isSignedIn ? null : readPendingSignIn({ request, context });
  return {
    title: context.get(textContext)('login:title'),
    next,
    step: isSignedIn
      ? ('name' as const)
      : pending?.factor
        ? ('factor' as const)
        : pending
          ? ('otp' as const)
          : ('mobile' as const),
    // The request's id stays in its cookie.
    pending: pending && {
      phoneNumber: pending.phoneNumber,
      resendIn: Math.max(0, Math.ceil((pending.resendAt - Date.now()) / 1000)),
      sandboxPage: pending.sandboxPage,
      // The password stays in its cookie; the secret is shown to be copied.
      setUp: pending.factor?.setUp ?? null,
      hasPasskey: pending.factor?.hasPasskey ?? false,
    },
  };
}

/**
 * Sends the password, checks it, or keeps the name; each leads to the next step by an address, so that reload and
 * back are safe.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const next = safeNextPath(form.get('next'));
  const here = pathTo('login', {}, { next });
  try {
    switch (form.get('intent')) {
      case 'name':
        await saveName(context.get(apiContext), formText(form, 'fullName'));
        return redirect(next);
      case 'change':
        return redirect(here, { headers: { 'Set-Cookie': pendingSignInCookie(null, { context }) } });
      case 'verify':
        return await verify({ request, context }, { otp: formText(form, 'otp').trim() }, next);
      case 'passkey-challenge': {
        const passkeyRequest = await passkeyToSign(context, readPendingSignIn({ request, context }));
        return passkeyRequest === null ? refused('auth_error.otp_expired') : data({ passkeyRequest });
      }
      case 'passkey':
        return await verify({ request, context }, { passkey: formText(form, 'passkey') }, next);
      case 'factor':
        return await verify({ request, context }, { factorCode: formText(form, 'factorCode').trim() }, next);
      default: {
        const typed =
          form.get('intent') === 'resend'
            ? readPendingSignIn({ request, context })?.phoneNumber
            : formText(form, 'phoneNumber');
        const humanCheck = formText(form, 'humanCheck');
        const pending = await startSignIn(context, typed ?? '', humanCheck === '' ? undefined : humanCheck);
        if (pending === null) return refused('auth_error.mobile_invalid', { typed });
        return redirect(here, { headers: { 'Set-Cookie': pendingSignInCookie(pending, { context }) } });
      }
    }
  } catch (error) {
    return actionFailure(error);
  }
}

async function verify(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  given: { readonly otp?: string; readonly factorCode?: string; readonly passkey?: string },
  next: string,
) {
  const pending = readPendingSignIn({ request, context });
  if (pending === null) return refused('auth_error.otp_expired');
  const { otp = pending.factor?.otp ?? '', factorCode, passkey } = given;
  const factor = passkey ? { passkey } : factorCode ? { factorCode } : {};
  const waiting = await finishSignIn(context, pending, { otp, ...factor });
  if (waiting !== null) {
    const headers = { 'Set-Cookie': pendingSignInCookie(waiting, { context }) };
    return redirect(pathTo('login', {}, { next }), { headers });
  }
  context.get(trackContext)({ name: 'sign_in', properties: { way: passkey ? 'passkey' : 'otp' } });
  const { asks, language } = await afterSignIn(context.get(apiContext));
  const target =
    asks === 'name'
      ? pathTo('login', {}, { step: 'name', next })
      : asks === 'step-up'
        ? pathTo('stepUp', {}, { next })
        : asks === 'deletion'
          ? pathTo('deleteAccount')
          : next;
  const headers = new Headers({ 'Set-Cookie': pendingSignInCookie(null, { context }) });
  for (const line of profileLanguageCookies(language, request)) headers.append('Set-Cookie', line);
  return redirect(target, { headers });
}

function refused(code: string, details: ActionFailure['error']['details'] = {}) {
  const failure: ActionFailure = { error: { code, details } };
  return data(failure, { status: 400 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Signing in by mobile number and one-time password. */
export default function LoginScreen() {
  const { step, next, pending } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('login');
  const { count } = useCartSummary();
  const error = isActionFailure(answer) ? t(errorTextKeys(answer.error.code), answer.error.details) : undefined;
  const check = isActionFailure(answer) ? checkAsked(answer.error) : null;
  const typed = isActionFailure(answer) ? answer.error.details.typed : undefined;
  return (
    <Page>
      {step === 'name' ? <NameStep next={next} error={error} /> : null}
      {step === 'factor' ? (
        <FactorStep
          next={next}
          setUp={pending?.setUp ?? null}
          hasPasskey={pending?.hasPasskey ?? false}
          passkeyRequest={answer && 'passkeyRequest' in answer ? answer.passkeyRequest : null}
          errorCode={isActionFailure(answer) ? answer.error.code : null}
          error={error}
        />
      ) : null}
      {step === 'otp' && pending ? (
        <OtpStep
          next={next}
          error={error}
          check={check}
          resendIn={pending.resendIn}
          phoneNumber={pending.phoneNumber}
          sandboxPage={pending.sandboxPage}
        />
      ) : null}
      {step === 'mobile' ? (
        <MobileStep
          next={next}
          typed={typeof typed === 'string' ? typed : ''}
          error={error}
          check={check}
          hasCart={count > 0}
        />
      ) : null}
    </Page>
  );
}
