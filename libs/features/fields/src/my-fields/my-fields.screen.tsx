import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { OutboxWaiting } from '@haat/progressive';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, EmptyState, List, ListRow, Page } from '@haat/ui-kit';
import { FieldPicture } from '../boundary/field-picture.tsx';
import { loadMyFields, type MyFieldsData } from './my-fields.data.ts';
import { PICTURE_PX } from './picture-size.ts';

export const handle = { namespaces: ['fields'], backTo: '/account', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadMyFields(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The fields that a person registered. See docs/domain/fields.md#fields. */
export default function MyFieldsScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('fields');
  if (data.view === 'guest')
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={t('guest.title')}
          detail={t('guest.text')}
          action={
            <ButtonLink to={data.loginPath} size="large" fullWidth>
              {t('guest.logIn')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return <OwnFields data={data} />;
}

function OwnFields({ data: { fields, outbox, isRemoved } }: { data: Extract<MyFieldsData, { view: 'fields' }> }) {
  const { t } = useTranslation('fields');
  const { revalidate } = useRevalidator();
  const register = (
    <ButtonLink to={pathTo('newField')} size="large" fullWidth>
      {t('register')}
    </ButtonLink>
  );
  return (
    <Page>
      {isRemoved ? (
        <Banner tone="success" announce>
          {t('removed')}
        </Banner>
      ) : null}
      <OutboxWaiting form={outbox} onSent={revalidate} />
      {fields.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-farms.svg"
          title={t('empty.title')}
          detail={t('empty.text')}
          action={register}
        />
      ) : (
        <>
          <List>
            {fields.map(({ id, name, crop, area, points, to }) => (
              <ListRow
                key={id}
                to={to}
                leading={<FieldPicture points={points} width={PICTURE_PX} height={PICTURE_PX} />}
                title={<span className="break-words">{name}</span>}
                detail={
                  <>
                    <span className="block text-ink">{crop}</span>
                    <span className="block">{area}</span>
                  </>
                }
              />
            ))}
          </List>
          {register}
        </>
      )}
    </Page>
  );
}
