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
import { Banner, ButtonLink, Card, Page, SegmentedLinks } from '@haat/ui-kit';
import { ProgrammeCard } from '../programme-card.tsx';
import { loadProgramme, submitBenefit, type ProgrammeData } from './programme.data.ts';

export const handle = { namespaces: ['shri'], backTo: '/account', isKept: 'with-others' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadProgramme(args);
}

export function action(args: ActionFunctionArgs) {
  return submitBenefit(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** What the card of each crop gives, and the own cards with what was taken of them. See docs/domain/programme.md. */
export default function ProgrammeScreen() {
  const view = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('shri');
  return (
    <Page>
      {view.done !== null && reply === undefined ? (
        <Banner tone="success" announce>
          {view.done}
        </Banner>
      ) : null}
      {reply === undefined ? null : (
        <Banner tone="danger" announce>
          {reply.refused}
        </Banner>
      )}
      <Own view={view} />
      <Gives view={view} />
      <ButtonLink to={pathTo('programmeApply')} size="large" fullWidth>
        {t('apply.title')}
      </ButtonLink>
      <ButtonLink to={pathTo('programmeActivation')} variant="secondary" fullWidth>
        {t('activation.link')}
      </ButtonLink>
    </Page>
  );
}

function Own({ view }: { readonly view: ProgrammeData }) {
  const { t } = useTranslation('shri');
  if (!view.isSignedIn) return null;
  if (view.own === null) return <Banner tone="warning">{t('mine.notLoaded')}</Banner>;
  if (view.own.length === 0) return null;
  return (
    <section aria-labelledby="mine-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="mine-title" className="text-18 font-bold">
        {t('mine.title')}
      </h2>
      {view.own.map((application) => (
        <ProgrammeCard key={application.id} application={application} />
      ))}
    </section>
  );
}

function Gives({ view: { crops, gives } }: { readonly view: ProgrammeData }) {
  const { t } = useTranslation('shri');
  return (
    <section aria-labelledby="gives-title" className="flex min-w-0 flex-col gap-3">
      <h2 id="gives-title" className="text-18 font-bold">
        {t('gives.title')}
      </h2>
      <p>{t('intro')}</p>
      <SegmentedLinks label={t('gives.crops')} items={crops} />
      <Card>
        <h3 className="text-18 font-bold break-words">{gives.crop}</h3>
        <ul className="flex min-w-0 flex-col gap-3">
          {gives.benefits.map(({ id, name, times }) => (
            <li key={id} className="flex min-w-0 flex-col">
              <b className="break-words">{name}</b>
              <span className="text-14 text-ink-soft">{times}</span>
            </li>
          ))}
        </ul>
        <p>{gives.price}</p>
        <p>{gives.season}</p>
      </Card>
    </section>
  );
}
