import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import {
  Banner,
  ButtonLink,
  ChipLink,
  ChipRow,
  List,
  ListRow,
  Page,
  Picture,
  SectionHeader,
  TextLink,
  Tile,
  TileGrid,
} from '@haat/ui-kit';
import { loadCropProblems, type CropProblemsData } from './crop-problems.data.ts';

export const handle = { namespaces: ['crop-problems'], backTo: '/crop/all' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadCropProblems(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/**
 * What is wrong with a crop: the part, the signs on it, and what it may be. See
 * docs/domain/advice.md#which-problem.
 */
export default function CropProblemsScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('crop-problems');
  if (data.parts.length === 0)
    return (
      <Page>
        <Banner tone="info">{t('nothing')}</Banner>
        <ButtonLink to={data.ask} variant="secondary" fullWidth>
          {t('ask')}
        </ButtonLink>
        <span className="flex">
          <TextLink to={data.cropPath}>{data.title}</TextLink>
        </span>
      </Page>
    );
  return (
    <Page width="wide">
      <Parts parts={data.parts} hasPart={data.hasPart} />
      {data.hasPart ? <Signs signs={data.signs} hasSigns={data.hasSigns} /> : null}
      <Problems data={data} />
      <ButtonLink to={data.ask} variant="secondary" fullWidth>
        {t('ask')}
      </ButtonLink>
    </Page>
  );
}

function Parts({ parts, hasPart }: Pick<CropProblemsData, 'parts' | 'hasPart'>) {
  const { t } = useTranslation('crop-problems');
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={t('where')} />
      {hasPart ? (
        <ChipRow label={t('where')}>
          {parts.map(({ id, name, to, isChosen }) => (
            <ChipLink key={id} to={to} selected={isChosen} preventScrollReset>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      ) : (
        <TileGrid size="large">
          {parts.map(({ id, name, pictureUrl, to }) => (
            <Tile key={id} to={to} label={name} pictureUrl={pictureUrl} />
          ))}
        </TileGrid>
      )}
    </section>
  );
}

function Signs({ signs, hasSigns }: Pick<CropProblemsData, 'signs' | 'hasSigns'>) {
  const { t } = useTranslation('crop-problems');
  const title = t(hasSigns ? 'more' : 'what');
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={title} />
      {hasSigns ? (
        <ChipRow label={title}>
          {signs.map(({ id, name, to, isChosen }) => (
            <ChipLink key={id} to={to} selected={isChosen} preventScrollReset>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      ) : (
        <TileGrid size="large">
          {signs.map(({ id, name, pictureUrl, to }) => (
            <Tile key={id} to={to} label={name} pictureUrl={pictureUrl} />
          ))}
        </TileGrid>
      )}
    </section>
  );
}

function Problems({ data: { problems, hasPart, hasSigns, all } }: { readonly data: CropProblemsData }) {
  const { t } = useTranslation('crop-problems');
  const title = t(hasSigns ? 'maybe' : 'all');
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={title} />
      {problems.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <List label={title}>
          {problems.map(({ id, name, kind, pictureUrl, to }) => (
            <ListRow
              key={id}
              to={to}
              title={name}
              detail={kind}
              leading={<Picture src={pictureUrl} alt="" width={64} height={64} inLink />}
            />
          ))}
        </List>
      )}
      {hasPart ? (
        <span className="flex">
          <TextLink to={all}>{t('all')}</TextLink>
        </span>
      ) : null}
    </section>
  );
}
