import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, CalendarDaysIcon, Card, List, ListRow, Page } from '@haat/ui-kit';
import { NoService } from '../no-service.tsx';
import { loadService } from './service.data.ts';

export const handle = { namespaces: ['booking'] } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadService(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** A farm service: what it is, what it costs, who does it and when. See docs/domain/bookings.md. */
export default function ServiceScreen() {
  const { service } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  if (service === null) return <NoService />;
  return (
    <Page>
      <p>{service.about}</p>
      <Card>
        <dl className="flex min-w-0 flex-col gap-2">
          {service.prices.map(({ id, name, price }) => (
            <div key={id} className="flex min-w-0 flex-col">
              <dt>{name}</dt>
              <dd className="text-18 font-bold">{price}</dd>
            </div>
          ))}
        </dl>
        <ul className="flex list-disc flex-col gap-1 pl-6">
          {service.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      {service.to === null ? (
        <Banner tone="warning">{t('noVendor')}</Banner>
      ) : (
        <ButtonLink to={service.to} size="large" fullWidth>
          {t('choose')}
        </ButtonLink>
      )}
      <h2 className="text-18 font-bold">{t('vendors')}</h2>
      {service.vendors.map(({ id, name, opening, papers }) => (
        <Card key={id}>
          <h3 className="font-bold break-words">{name}</h3>
          <p>{opening}</p>
          {papers.map((paper) => (
            <p key={paper} className="text-14 break-words">
              {paper}
            </p>
          ))}
        </Card>
      ))}
      <List>
        <ListRow to={pathTo('bookings')} leading={<CalendarDaysIcon className="text-primary" />} title={t('mine')} />
      </List>
    </Page>
  );
}
