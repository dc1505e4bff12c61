import { useTranslation } from 'react-i18next';
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, EmptyState, List, ListRow, Page, ShieldCheckIcon, Timeline } from '@haat/ui-kit';
import { Facts } from '../facts.tsx';
import { changeClaim, loadClaim } from './claim.data.ts';
import { ClaimForms } from './claim-forms.tsx';
import { ClaimPhotos } from './claim-photos.tsx';
import { Decision, Payout } from './claim-outcome.tsx';

export const handle = { namespaces: ['insurance'], backTo: '/insurance/claims', isKept: true } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadClaim(args);
}

export function action(args: ActionFunctionArgs) {
  return changeClaim(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One claim: what has become of it, what was decided and paid, and what the farmer reported. */
export default function ClaimScreen() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('insurance');
  if (data.view === 'none')
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('claim.notFound')}
          action={
            <ButtonLink to={pathTo('claims')} fullWidth>
              {t('claims.link')}
            </ButtonLink>
          }
        />
      </Page>
    );
  const { claim } = data;
  return (
    <Page>
      {reply?.refused ? (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      ) : null}
      {claim.isSample ? <Banner tone="warning">{t('policy.sample')}</Banner> : null}
      <Decision claim={claim} />
      <Payout claim={claim} />
      <Card>
        <h2 className="text-18 font-bold">{t('claim.stages')}</h2>
        <Timeline label={t('claim.stages')} steps={claim.stages} />
        {claim.surveyed === null ? null : <p>{claim.surveyed}</p>}
      </Card>
      <ClaimForms claim={claim} reply={reply} />
      <Card>
        <h2 className="text-18 font-bold">{t('claim.facts')}</h2>
        <p className="font-semibold">{claim.name}</p>
        {claim.inTime === null ? null : <p>{claim.inTime}</p>}
        <Facts facts={claim.facts} />
        {claim.text === '' ? null : <p className="break-words whitespace-pre-line">{claim.text}</p>}
      </Card>
      <ClaimPhotos photos={claim.photos} />
      <List>
        <ListRow to={claim.policy} leading={<ShieldCheckIcon className="text-primary" />} title={t('claim.policy')} />
      </List>
    </Page>
  );
}
