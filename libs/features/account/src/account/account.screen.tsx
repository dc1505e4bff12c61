import { useTranslation } from 'react-i18next';
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { userDetails } from '@haat/api-client';
import { actionFailure, apiContext, formText, sessionContext, textContext, type ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { saveName } from '../account.data.ts';
import { AccountLinks } from './account-links.tsx';
import { NameEditor } from './name-editor.tsx';
import { SignOut } from './sign-out.tsx';
import { UserNotLoaded } from './user-not-loaded.tsx';
import { GuestInvitation } from './guest-invitation.tsx';

export const handle = { namespaces: ['account'], ownHeading: true } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const isSignedIn = context.get(sessionContext).status === 'authenticated';
  const user = isSignedIn ? await userDetails(context.get(apiContext)).catch(() => null) : null;
  return {
    title: context.get(textContext)('account:title'),
    isSignedIn,
    // The token, the id and other user data stay on the server.
    user: user && { fullName: user.full_name, phoneNumber: user.phone_number },
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
  const { isSignedIn, user, asksToSignOut } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  return (
    <Page width="wide">
      <h1 className="text-22 font-bold">{user?.fullName ? t('hello', { name: user.fullName }) : t('helloNoName')}</h1>
      <div className="flex min-w-0 flex-col gap-4 lg:grid lg:max-w-5xl lg:grid-cols-2 lg:items-start lg:gap-6">
        {isSignedIn ? null : <GuestInvitation />}
        {isSignedIn && !user ? <UserNotLoaded /> : null}
        {user ? <NameEditor fullName={user.fullName} phoneNumber={user.phoneNumber} /> : null}
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-2">
          <AccountLinks isSignedIn={isSignedIn} />
          {isSignedIn ? <SignOut asks={asksToSignOut} /> : null}
        </div>
      </div>
    </Page>
  );
}
