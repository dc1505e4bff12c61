import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { policies } from '@haat/api-client';
import {
  apiContext,
  languageContext,
  requireSession,
  textContext,
  unavailable,
  type ScreenHandle,
} from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, ButtonLink, EmptyState, List, ListRow, Page, TextLink } from '@haat/ui-kit';
import { policyRow } from '../policy.presenter.ts';

export const handle = { namespaces: ['insurance'], backTo: '/insurance' } satisfies ScreenHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const found = await policies(context.get(apiContext));
  if (found === null) throw unavailable();
  const words = { t, language: context.get(languageContext), now: new Date() };
  return { title: t('insurance:mine.link'), rows: found.map((policy) => policyRow(words, policy)) };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** The policies that came with the farmer's orders. */
export default function PoliciesScreen() {
  const { rows } = useLoaderData<typeof loader>();
  const { t } = useTranslation('insurance');
  if (rows.length === 0)
    return (
      <Page>
        <EmptyState
          picture="/pictures/empty-policies.svg"
          title={t('policies.none')}
          detail={t('policies.noneText')}
          action={
            <ButtonLink to={pathTo('products')} size="large" fullWidth>
              {t('policies.shop')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      <List>
        {rows.map(({ id, to, name, number, state, isActive, days }) => (
          <ListRow
            key={id}
            to={to}
            title={name}
            detail={
              <>
                <span className="block">{number}</span>
                <span className="block">{days}</span>
                <Badge tone={isActive ? 'success' : 'neutral'}>{state}</Badge>
              </>
            }
          />
        ))}
      </List>
      <TextLink to={pathTo('insurance')}>{t('peril.all')}</TextLink>
    </Page>
  );
}
