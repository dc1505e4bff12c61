import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import { requireSession, textContext, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Page } from '@haat/ui-kit';
import { DeviceList } from './device-list.tsx';
import { loadDevices, submitDevices } from './devices.data.ts';
import { EndDevices } from './end-devices.tsx';

export const handle = { namespaces: ['devices'], backTo: '/account' } satisfies ScreenHandle;

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const done = url.searchParams.get('done');
  return {
    title: context.get(textContext)('devices:title'),
    devices: await loadDevices(context),
    done: done === 'one' || done === 'others' ? done : null,
    ending: url.searchParams.get('end'),
  };
}

/** Logs out on one device, or on every other one. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  return submitDevices(context, await request.formData());
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Where a person sees on which devices they are logged in, and logs out there. */
export default function DevicesScreen() {
  const { devices, done, ending } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.code ?? null;
  const { t } = useTranslation('devices');
  if (devices === 'elsewhere')
    return (
      <Page>
        <p>{t('elsewhere')}</p>
      </Page>
    );
  if (devices === 'failed')
    return (
      <Page>
        <Banner tone="danger" announce>
          <p>{t('failed')}</p>
        </Banner>
        <ButtonLink to={pathTo('devices')} size="large" fullWidth>
          {t('main:retry')}
        </ButtonLink>
      </Page>
    );
  const others = devices.filter(({ isThis }) => !isThis);
  const asked = others.find(({ id }) => id === ending);
  const isAsking = asked !== undefined || (ending === 'others' && others.length > 0);
  return (
    <Page>
      <p>{others.length === 0 ? t('only') : t('intro')}</p>
      {done !== null && refusal === null ? (
        <Banner tone="success" announce>
          <p>{t(`done.${done}`)}</p>
        </Banner>
      ) : null}
      {isAsking ? <EndDevices device={asked ?? null} refusal={refusal} /> : null}
      <DeviceList devices={devices} />
      {others.length > 1 && !isAsking ? (
        <ButtonLink to={pathTo('devices', {}, { end: 'others' })} variant="secondary" fullWidth>
          {t('others.action')}
        </ButtonLink>
      ) : null}
    </Page>
  );
}
