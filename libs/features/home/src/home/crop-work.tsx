import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { LeafIcon, List, ListRow, Picture, SectionHeader } from '@haat/ui-kit';
import type { CropWorkView } from './crop-work.data.ts';

/** What is to be done this week for the crops that a person grows, or the way to them. */
export function CropWork({ crops }: { readonly crops: readonly CropWorkView[] }) {
  const { t } = useTranslation('home');
  if (crops.length === 0)
    return (
      <List>
        <ListRow
          to={pathTo('myCrops')}
          leading={<LeafIcon size={30} className="text-primary" />}
          title={t('crops.title')}
          detail={t('crops.text')}
        />
      </List>
    );
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <SectionHeader title={t('crops.title')} to={pathTo('myCrops')} linkText={t('main:see_all')} />
      <List>
        {crops.map(({ id, name, pictureUrl, stage, works, to }) => (
          <ListRow
            key={id}
            to={to}
            leading={<Picture src={pictureUrl} alt="" width={56} height={56} />}
            title={name}
            detail={
              <>
                <b className="block text-ink">{stage}</b>
                {works.map(({ text, cost }) => (
                  <span key={text} className="block text-ink">
                    {text}
                    {cost === null ? null : <span className="block text-14 text-ink-soft">{cost}</span>}
                  </span>
                ))}
              </>
            }
          />
        ))}
      </List>
    </section>
  );
}
