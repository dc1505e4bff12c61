import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Badge, Banner, Card, Page, Picture, SectionHeader, TextLink, Tile, TileGrid } from '@haat/ui-kit';
import { loadCropGuide, type ShownGuide } from './crop-guide.data.ts';

export const handle = { isKept: true, namespaces: ['crop-guide', 'crop'], backTo: '/crop/all' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadCropGuide(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** A crop from land preparation to harvest, stage by stage; without a crop the choice of one. */
export default function CropGuideScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation(['crop-guide', 'crop']);
  if (data.view === 'choose')
    return (
      <Page width="wide">
        <SectionHeader title={t('choose')} />
        <TileGrid size="large">
          {data.crops.map(({ id, name, pictureUrl }) => (
            <Tile key={id} to={pathTo('cropGuide', {}, { crop: id })} label={name} pictureUrl={pictureUrl} />
          ))}
        </TileGrid>
      </Page>
    );
  return (
    <Page>
      <p>{data.countsFrom}</p>
      {data.isReviewed ? null : <Banner tone="info">{t('crop:review')}</Banner>}
      <ol className="flex min-w-0 flex-col gap-3">
        {data.stages.map((stage) => (
          <li key={stage.no}>
            <StageCard stage={stage} />
          </li>
        ))}
      </ol>
      <span className="flex">
        <TextLink to={data.cropPath}>{data.crop}</TextLink>
      </span>
    </Page>
  );
}

function StageCard({
  stage: { name, days, pictureUrl, isNow, works },
}: {
  readonly stage: ShownGuide['stages'][number];
}) {
  const { t } = useTranslation('crop-guide');
  return (
    <Card>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Picture src={pictureUrl} alt="" width={56} height={56} />
        <div className="room-for-words">
          <h2 className="text-18 font-bold">{name}</h2>
          <p className="text-14 text-ink-soft">{days}</p>
        </div>
        {isNow ? <Badge tone="success">{t('now')}</Badge> : null}
      </div>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {works.map((work, index) => (
          // Work may come twice in a stage.
          <li key={`${work.text} ${String(index)}`}>
            {work.text}
            {work.bag === null ? null : <span className="block text-14 text-ink-soft">{work.bag}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
