import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { Page } from '@haat/ui-kit';
import { loadActivation, submitActivation } from './activation.data.ts';
import { CardCodeForm } from './card-code-form.tsx';
import { CardNumberForm } from './card-number-form.tsx';

export const handle = { namespaces: ['shri'], backTo: '/shri-program' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadActivation(args);
}

export function action(args: ActionFunctionArgs) {
  return submitActivation(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Starting a card in two steps: its number, and the code. See docs/domain/programme.md#activation. */
export default function ActivationScreen() {
  const { number, digits } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('shri');
  return (
    <Page>
      <p>{t('activation.intro')}</p>
      {reply?.requestId ? (
        <CardCodeForm reply={reply} requestId={reply.requestId} />
      ) : (
        <CardNumberForm number={reply?.number ?? number} digits={digits} reply={reply} />
      )}
    </Page>
  );
}
