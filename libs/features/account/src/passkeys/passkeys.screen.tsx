import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { Banner, Page } from '@haat/ui-kit';
import { AddPasskey } from './add-passkey.tsx';
import { MakePasskey } from './make-passkey.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { changePasskeys, loadPasskeys } from './passkeys.data.ts';
import { RemovePasskey } from './remove-passkey.tsx';

export const handle = { namespaces: ['passkeys'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const done = url.searchParams.get('done');
  return {
    title: context.get(textContext)('passkeys:title'),
    passkeys: await loadPasskeys(context),
    done: done === 'added' || done === 'removed' ? done : null,
    removing: url.searchParams.get('remove'),
  };
}

/** Adds a passkey, in two steps, or removes one. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return changePasskeys(context, await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where staff see, add and remove the passkeys by which they sign in. */
export default function PasskeysScreen() {
  const { passkeys, done, removing } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('passkeys');
  const removed = passkeys.find(({ id }) => id === removing);
  const refused = reply?.kind === 'refused' ? reply : null;
  return (
    <Page>
      <p>{t('intro')}</p>
      {done !== null && reply === null ? (
        <Banner tone="success" announce>
          <p>{t(`done.${done}`)}</p>
        </Banner>
      ) : null}
      {removed ? (
        <RemovePasskey passkey={removed} refusal={refused?.form === 'remove' ? refused.code : null} />
      ) : (
        <PasskeyList passkeys={passkeys} />
      )}
      {reply?.kind === 'creation' ? (
        <MakePasskey key={reply.creation.challenge} creation={reply.creation} name={reply.name} />
      ) : removed ? null : (
        <AddPasskey name={refused?.name ?? ''} refusal={refused?.form === 'add' ? refused.code : null} />
      )}
    </Page>
  );
}
