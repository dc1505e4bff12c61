import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Card, EmptyState, List, ListRow, Picture, TextLink } from '@haat/ui-kit';
import { CropForm } from './crop-form.tsx';
import { CROP_INTENTS, type KeptCrops as KeptCropsData } from './my-crops.data.ts';

/** A person's crops with the work of this week; one of them may be changed, or asked whether to go. */
export function KeptCrops({ data: { crops, form, remove, today } }: { readonly data: KeptCropsData }) {
  const { t } = useTranslation('crop');
  const add = (
    <>
      <ButtonLink to={pathTo('myCrops', {}, { add: 1 })} fullWidth>
        {t('mine.add')}
      </ButtonLink>
      <ButtonLink to={pathTo('allCrops')} variant="secondary" fullWidth>
        {t('mine.all')}
      </ButtonLink>
    </>
  );
  return (
    <>
      {remove === null ? null : <RemoveQuestion {...remove} />}
      {form === null ? null : <CropForm key={form.typed.id} form={form} today={today} />}
      {crops.length === 0 && form === null ? (
        <EmptyState
          picture="/pictures/empty-crops.svg"
          title={t('mine.emptyTitle')}
          detail={t('mine.emptyText')}
          action={add}
        />
      ) : (
        <>
          <ul className="flex min-w-0 flex-col gap-3">
            {crops.map((crop) => (
              <li key={crop.id}>
                <KeptCrop crop={crop} />
              </li>
            ))}
          </ul>
          {form === null ? <div className="flex flex-col gap-2">{add}</div> : null}
        </>
      )}
    </>
  );
}

function KeptCrop({
  crop: { id, name, pictureUrl, since, now, works, to },
}: {
  readonly crop: KeptCropsData['crops'][number];
}) {
  const { t } = useTranslation('crop');
  return (
    <Card padding="tight">
      <List>
        <ListRow
          to={to}
          leading={<Picture src={pictureUrl} alt="" width={56} height={56} inLink />}
          title={name}
          detail={
            <>
              <span className="block">{since}</span>
              {now === null ? null : <b className="block text-ink">{now}</b>}
              {works.map(({ text, cost }) => (
                <span key={text} className="block text-ink">
                  {text}
                  {cost === null ? null : <span className="block text-14 text-ink-soft">{cost}</span>}
                </span>
              ))}
            </>
          }
        />
      </List>
      <p className="flex flex-wrap justify-end gap-x-4">
        <TextLink to={pathTo('myCrops', {}, { change: id })}>
          {t('mine.change')}
          <span className="sr-only">: {name}</span>
        </TextLink>
        <TextLink to={pathTo('myCrops', {}, { remove: id })} tone="danger">
          {t('mine.remove')}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </p>
    </Card>
  );
}

function RemoveQuestion({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('crop');
  return (
    <Card>
      <h2 className="text-18 font-bold">{title}</h2>
      <p>{t('mine.removeText')}</p>
      <Form method="post" action={pathTo('myCrops')} className="flex min-w-0 flex-col gap-2">
        <input type="hidden" name="intent" value={CROP_INTENTS.remove} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="danger" fullWidth>
          {t('mine.remove')}
        </Button>
        <ButtonLink to={pathTo('myCrops')} variant="secondary" fullWidth>
          {t('mine.leave')}
        </ButtonLink>
      </Form>
    </Card>
  );
}
