import { useTranslation } from 'react-i18next';
import { Form, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { OLDEST_SOWING_YEARS } from '@haat/api-contract/vocabulary';
import type { ScreenHandle } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  CircleHelpIcon,
  EmptyState,
  FlaskConicalIcon,
  List,
  ListRow,
  Page,
  Picture,
  SproutIcon,
  StoreIcon,
  TagIcon,
  TextField,
  TriangleAlertIcon,
} from '@haat/ui-kit';
import { loadCrop, type ShownCrop } from './crop.data.ts';

export const handle = { isKept: true, namespaces: ['crop', 'sowing-date'], backTo: '/crops' } satisfies ScreenHandle;

export function loader(args: LoaderFunctionArgs) {
  return loadCrop(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.title }];
}

/** One crop: its stage and this week's work, and the ways to all that is known of it. */
export default function CropScreen() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('crop');
  if (data.view === 'none')
    return (
      <Page>
        <EmptyState
          picture="/pictures/nothing-found.svg"
          title={t('notFound')}
          action={
            <ButtonLink to={pathTo('allCrops')} fullWidth>
              {t('mine.all')}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page>
      <div className="flex min-w-0 items-center gap-3">
        <Picture src={data.crop.pictureUrl} alt="" width={72} height={72} eager />
        <h2 className="room-for-words text-22 font-bold">{data.crop.name}</h2>
      </div>
      {data.now === null ? null : <Now now={data.now} />}
      {data.hasGuide ? <DayForm data={data} /> : <Banner tone="info">{t('now.noGuide')}</Banner>}
      <Links links={data.links} price={data.price} />
      {data.crop.facts.length === 0 ? null : <Facts facts={data.crop.facts} />}
      {data.isReviewed ? null : <Banner tone="info">{t('review')}</Banner>}
    </Page>
  );
}

function Now({ now: { text, pictureUrl, works } }: { readonly now: NonNullable<ShownCrop['now']> }) {
  const { t } = useTranslation('crop');
  return (
    <Card>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        {pictureUrl === null ? null : <Picture src={pictureUrl} alt="" width={56} height={56} />}
        <h3 className="room-for-words text-18 font-bold">{text}</h3>
      </div>
      {works.length === 0 ? null : (
        <>
          <h4 className="font-bold">{t('now.work')}</h4>
          <ul className="flex list-disc flex-col gap-2 pl-6">
            {works.map((work, index) => (
              // Work may come twice in a stage.
              <li key={`${work.text} ${String(index)}`}>
                {work.text}
                {work.cost === null ? null : <span className="block text-14 text-ink-soft">{work.cost}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function DayForm({ data: { crop, today, typed, problems, now } }: { readonly data: ShownCrop }) {
  const { t } = useTranslation(['sowing-date', 'crop']);
  return (
    <Card>
      {now === null ? <h3 className="text-18 font-bold">{t('crop:now.askDay')}</h3> : null}
      <Form key={`${typed.sown} ${typed.acres}`} action={pathTo('crop')} className="flex min-w-0 flex-col gap-3">
        <input type="hidden" name="crop" value={crop.id} />
        <TextField
          label={t('day')}
          name="sown"
          type="date"
          max={today}
          defaultValue={typed.sown}
          error={problems.day ? t('dayError', { years: OLDEST_SOWING_YEARS }) : undefined}
        />
        <TextField
          label={t('acres')}
          name="acres"
          defaultValue={typed.acres}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={problems.acres ? t('acresError') : undefined}
        />
        <Button type="submit" variant="secondary" fullWidth>
          {t('show')}
        </Button>
        <ButtonLink to={pathTo('myCrops', {}, { add: 1, crop: crop.id })} variant="secondary" fullWidth>
          {t('crop:mine.add')}
        </ButtonLink>
      </Form>
    </Card>
  );
}

function Links({ links: { guide, problems, products, prices, ask, soil }, price }: Pick<ShownCrop, 'links' | 'price'>) {
  const { t } = useTranslation('crop');
  const icon = 'text-primary';
  return (
    <List>
      {guide === null ? null : (
        <ListRow to={guide} leading={<SproutIcon size={28} className={icon} />} title={t('link.guide')} />
      )}
      {problems === null ? null : (
        <ListRow to={problems} leading={<TriangleAlertIcon size={28} className={icon} />} title={t('link.problems')} />
      )}
      <ListRow to={ask} leading={<CircleHelpIcon size={28} className={icon} />} title={t('link.ask')} />
      <ListRow to={soil} leading={<FlaskConicalIcon size={28} className={icon} />} title={t('link.soil')} />
      <ListRow to={products} leading={<StoreIcon size={28} className={icon} />} title={t('link.products')} />
      <ListRow
        to={prices}
        leading={<TagIcon size={28} className={icon} />}
        title={t('link.prices')}
        {...(price !== null && { detail: price })}
      />
    </List>
  );
}

function Facts({ facts }: { readonly facts: ShownCrop['crop']['facts'] }) {
  const { t } = useTranslation('crop');
  return (
    <Card>
      <h3 className="text-18 font-bold">{t('facts.title')}</h3>
      <dl className="flex min-w-0 flex-col gap-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
