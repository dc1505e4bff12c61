import { useTranslation } from 'react-i18next';
import { Banner, Picture, Price } from '@haat/ui-kit';
import type { CampaignLineView } from './campaign.presenter.ts';

/** A pack of a campaign: what it is, how many, what one costs, and its problem. */
export function CampaignLine({ line }: { readonly line: CampaignLineView }) {
  const { t } = useTranslation('growth');
  const { name, detail, packs, pictureUrl, price, problem } = line;
  return (
    <li className="flex min-w-0 flex-col gap-2 p-4">
      <div className="flex min-w-0 flex-wrap items-start gap-3">
        {pictureUrl ? <Picture src={pictureUrl} alt="" width={64} height={64} tone="soil" /> : null}
        <div className="room-for-words flex flex-col">
          <h3 className="font-bold">{name}</h3>
          <p className="text-14 text-ink-soft">{detail}</p>
          <p className="font-semibold">{packs}</p>
          {price ? (
            <Price
              size="small"
              amount={t('line.each', { amount: price.amount })}
              mrp={price.mrp ?? undefined}
              mrpLabel={t('line.mrp')}
              savedLabel={price.saved ?? undefined}
            />
          ) : null}
        </div>
      </div>
      {problem === null ? null : <Banner tone="warning">{problem}</Banner>}
    </li>
  );
}
