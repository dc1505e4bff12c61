import { useTranslation } from 'react-i18next';
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { cropCards } from '@haat/api-client';
import type { CropCard } from '@haat/api-contract/advice';
import { apiContext, textContext, unavailable, type ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { Page, SectionHeader, Tile, TileGrid } from '@haat/ui-kit';

export const handle = { namespaces: ['crop'], backTo: '/crops', sameForGuests: true } satisfies ScreenHandle;

export async function loader({ context }: LoaderFunctionArgs) {
  const cards = await cropCards(context.get(apiContext));
  if (cards === null) throw unavailable();
  return {
    title: context.get(textContext)('crop:all.title'),
    withGuide: cards.filter(({ has_guide: hasGuide }) => hasGuide).map(tile),
    others: cards.filter(({ has_guide: hasGuide }) => !hasGuide).map(tile),
  };
}

function tile({ id, name, image_url: pictureUrl }: CropCard) {
  return { id, name, pictureUrl };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** Every crop, those with a guide first. */
export default function AllCropsScreen() {
  const { withGuide, others } = useLoaderData<typeof loader>();
  const { t } = useTranslation('crop');
  return (
    <Page width="wide">
      <Crops title={t('all.withGuide')} crops={withGuide} />
      <Crops title={t('all.others')} crops={others} />
    </Page>
  );
}

function Crops({ title, crops }: { readonly title: string; readonly crops: readonly ReturnType<typeof tile>[] }) {
  if (crops.length === 0) return null;
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <SectionHeader title={title} />
      <TileGrid size="large">
        {crops.map(({ id, name, pictureUrl }) => (
          <Tile key={id} to={pathTo('crop', {}, { crop: id })} label={name} pictureUrl={pictureUrl} />
        ))}
      </TileGrid>
    </section>
  );
}
