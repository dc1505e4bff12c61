import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { isActionFailure, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Page } from '@haat/ui-kit';
import { OwnLock } from './own-lock.tsx';
import { PeopleOfPhone } from './people-of-phone.tsx';
import { loadSharedPhone, NOT_FOUR_DIGITS, submitSharedPhone } from './shared-phone.data.ts';

export const handle = { namespaces: ['shared-phone'], backTo: '/account' } satisfies ScreenHandle;

const DONE = ['set', 'removed'] as const;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const asked = url.searchParams;
  return {
    title: context.get(textContext)('shared-phone:title'),
    phone: await loadSharedPhone(context),
    chosen: asked.get('who'),
    isChanging: asked.get('change') === 'lock',
    hasFailedToLeave: asked.get('failed') === 'leave',
    done: DONE.find((what) => what === asked.get('done')) ?? null,
  };
}

/** Sets a lock, takes it away, or opens an account by it. */
export async function action({ request, context }: ActionFunctionArgs) {
  return submitSharedPhone(context, await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** A family shares one phone: who uses it sets a lock and leaves it to another, who comes back by theirs. */
export default function SharedPhoneScreen() {
  const { phone, chosen, isChanging, hasFailedToLeave, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation('shared-phone');
  const code = isActionFailure(answer) ? answer.error.code : null;
  const error = code === null ? undefined : code === NOT_FOUR_DIGITS ? t('fourDigits') : t(errorTextKeys(code));
  if (phone.kind === 'elsewhere') {
    return (
      <Page>
        <p>{t('elsewhere')}</p>
      </Page>
    );
  }
  if (phone.kind === 'failed') {
    return (
      <Page>
        <Banner tone="danger" announce>
          <p>{t('failed')}</p>
        </Banner>
        <ButtonLink to={pathTo('sharedPhone')} size="large" fullWidth>
          {t('main:retry')}
        </ButtonLink>
      </Page>
    );
  }
  if (phone.kind === 'left') {
    return (
      <Page>
        <PeopleOfPhone people={phone.people} chosen={chosen} error={error} />
      </Page>
    );
  }
  return (
    <Page>
      <p>{phone.hasLock ? t('intro.locked') : t('intro.open')}</p>
      {done !== null && error === undefined ? (
        <Banner tone="success" announce>
          <p>{t(`done.${done}`)}</p>
        </Banner>
      ) : null}
      {hasFailedToLeave ? (
        <Banner tone="danger" announce>
          <p>{t('leave.failed')}</p>
        </Banner>
      ) : null}
      <OwnLock hasLock={phone.hasLock} isChanging={isChanging} error={error} />
    </Page>
  );
}
