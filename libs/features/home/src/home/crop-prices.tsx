import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { List, ListRow, Picture, SectionHeader, SproutIcon } from '@haat/ui-kit';
import type { CropPrice } from './crop-prices.data.ts';

/** What the crops that a person follows bring at the nearest market, or the way to choosing them. */
export function CropPrices({ prices }: { readonly prices: readonly CropPrice[] }) {
  const { t } = useTranslation('home');
  if (prices.length === 0)
    return (
      <List>
        <ListRow
          to={pathTo('mandiPrices')}
          leading={<SproutIcon size={30} className="text-primary" />}
          title={t('mandi.title')}
          detail={t('mandi.text')}
        />
      </List>
    );
  return (
    <section className="flex min-w-0 flex-col gap-1">
      <SectionHeader title={t('mandi.title')} to={pathTo('mandiPrices')} linkText={t('main:see_all')} />
      <List>
        {prices.map(({ id, crop, pictureUrl, market, rate, age, to }) => (
          <ListRow
            key={id}
            to={to}
            leading={pictureUrl === null ? undefined : <Picture src={pictureUrl} alt="" width={56} height={56} />}
            title={crop}
            detail={`${market} · ${age}`}
            trailing={
              <>
                <b className="block text-18">{rate}</b>
                <span className="block text-14">{t('mandi.perQuintal')}</span>
              </>
            }
          />
        ))}
      </List>
      {prices.some(({ isSample }) => isSample) ? <p className="text-14 text-ink-soft">{t('mandi.sample')}</p> : null}
    </section>
  );
}
