import { useTranslation } from 'react-i18next';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { needsStepUp, userDetails } from '@haat/api-client';
import {
  actionFailure,
  apiContext,
  formText,
  isLiteContext,
  sentBytesContext,
  sessionContext,
  textContext,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page } from '@haat/ui-kit';
import { saveName } from '../account.data.ts';
import { StepUpBanner } from '../step-up-banner.tsx';
import { AccountLinks } from './account-links.tsx';
import { DataUse } from './data-use.tsx';
import { NameEditor } from './name-editor.tsx';
import { SignOut } from './sign-out.tsx';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { GuestInvitation } from './guest-invitation.tsx';

export const handle = { namespaces: ['account', 'lite'], ownHeading: true } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const user = isSignedIn ? await userDetails(context.get(apiContext)).catch(() => null) : null;
  return {
    title: context.get(textContext)('account:title'),
    isSignedIn,
    // The token, the id and other user data stay on the server.
    user: user && { fullName: user.full_name, phoneNumber: user.phone_number },
    // The name is kept back as long as a step-up is due; most accounts have one.
    needsStepUp: user?.full_name === '' && (await needsStepUp(context.get(apiContext))),
    mayHavePasskeys: user?.may_have_passkeys === true,
    isLite: context.get(isLiteContext),
    sentBytes: context.get(sentBytesContext),
    asksToSignOut: new URL(request.url).searchParams.get('ask') === 'sign-out',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  try {
    return await saveName(context.get(apiContext), formText(form, 'fullName'));
  } catch (error) {
    return actionFailure(error);
  }
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The account page: name, links to orders and addresses, and signing out. */
export default function AccountScreen() {
  const {
    isSignedIn,
    user,
    needsStepUp: isStepUpDue,
    mayHavePasskeys,
    asksToSignOut,
    isLite,
    sentBytes,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  return (
    <Page width="wide">
      <h1 className="text-22 font-bold">{user?.fullName ? t('hello', { name: user.fullName }) : t('helloNoName')}</h1>
      <div className="flex min-w-0 flex-col gap-4 lg:grid lg:max-w-5xl lg:grid-cols-2 lg:items-start lg:gap-6">
        {isSignedIn ? null : <GuestInvitation />}
        {isSignedIn && !user ? <UserNotLoaded /> : null}
        {isStepUpDue ? (
          <StepUpBanner
            title={t('stepUp.title')}
            text={t('stepUp.text')}
            action={t('stepUp.action')}
            next={pathTo('account')}
          />
        ) : null}
        {user && !isStepUpDue ? <NameEditor fullName={user.fullName} phoneNumber={user.phoneNumber} /> : null}
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
          <AccountLinks isSignedIn={isSignedIn} mayHavePasskeys={mayHavePasskeys} />
          <DataUse isLite={isLite} sentBytes={sentBytes} />
          {isSignedIn ? <SignOut asks={asksToSignOut} /> : null}
        </div>
      </div>
    </Page>
  );
}
