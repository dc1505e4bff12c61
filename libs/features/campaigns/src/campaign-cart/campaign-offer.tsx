import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { pathTo } from '@haat/routing';
import { Banner, Bill, Button, ButtonLink, Card, ClockIcon, StickyAction, StoreIcon, TextLink } from '@haat/ui-kit';
import type { ReplaceQuestion } from '../campaign.data.ts';
import { CampaignLine } from './campaign-line.tsx';
import type { CampaignView } from './campaign.presenter.ts';

export interface CampaignOfferProps {
  readonly offer: CampaignView;
  /** The question to answer before it is put into the cart. */
  readonly question: ReplaceQuestion | null;
  /** Page on which another place is chosen. */
  readonly placePath: string;
  readonly hasPlace: boolean;
}

/** The goods of a campaign: what they are, what they come to, from which shop, and the one thing to do with them. */
export function CampaignOffer({ offer, question, placePath, hasPlace }: CampaignOfferProps) {
  const { t } = useTranslation('growth');
  const { coupon, orderId, step } = offer;
  return (
    <>
      {orderId === null ? null : (
        <Banner
          tone="info"
          title={t('ordered.title')}
          action={<TextLink to={pathTo('order', { orderId })}>{t('ordered.action')}</TextLink>}
        >
          {t('ordered.text')}
        </Banner>
      )}
      {step === 'elsewhere' ? (
        <Banner tone="warning" title={t(hasPlace ? 'elsewhere.title' : 'elsewhere.noPlace')}>
          {t('elsewhere.text', { shop: offer.shop })}
        </Banner>
      ) : null}
      {step === 'fill' && question ? (
        <Banner
          tone="warning"
          announce
          title={t(question.reason === 'vendor' ? 'ask.vendor' : 'ask.type')}
          action={<TextLink to={pathTo('cart')}>{t('ask.keep')}</TextLink>}
        >
          {t('ask.text', { shop: question.shop })}
        </Banner>
      ) : null}
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="flex min-w-0 items-start gap-3 text-18 font-bold">
          <StoreIcon className="shrink-0 text-primary" />
          <span className="min-w-0">{t('offer.of', { shop: offer.shop })}</span>
        </h2>
        <p className="text-ink-soft">{offer.shopDetail}</p>
        <p className="flex items-start gap-2">
          <ClockIcon size={20} className="mt-hair shrink-0 text-primary" />
          <span className="min-w-0">{offer.until}</span>
        </p>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {offer.lines.map((line) => (
          <CampaignLine key={line.variantId} line={line} />
        ))}
      </ul>
      {step === 'sold-out' ? (
        <Banner tone="warning" title={t('soldOut.title')}>
          {t('soldOut.text')}
        </Banner>
      ) : (
        <Card>
          <Bill rows={offer.rows} total={{ label: t('offer.total'), amount: offer.total }} />
          {coupon ? <Banner tone={coupon.isGood ? 'success' : 'warning'}>{coupon.text}</Banner> : null}
          <p className="text-14 text-ink-soft">{t('offer.delivery')}</p>
        </Card>
      )}
      <NextStep offer={offer} question={question} placePath={placePath} />
    </>
  );
}

/** The one button: never one that cannot be pressed. */
function NextStep({
  offer: { step, total, orderId },
  question,
  placePath,
}: Pick<CampaignOfferProps, 'offer' | 'question' | 'placePath'>) {
  const { t } = useTranslation('growth');
  const isFilling = useNavigation().formMethod === 'POST';
  if (step === 'sold-out') {
    return (
      <StickyAction>
        <ButtonLink to={pathTo('products')} size="large" fullWidth>
          {t('refused.action')}
        </ButtonLink>
      </StickyAction>
    );
  }
  if (step === 'elsewhere') {
    return (
      <StickyAction>
        <ButtonLink to={placePath} size="large" fullWidth>
          {t('elsewhere.action')}
        </ButtonLink>
      </StickyAction>
    );
  }
  return (
    <StickyAction total={{ label: t('offer.total'), amount: total }}>
      <Form method="post">
        <input type="hidden" name="replace" value={question ? 'yes' : 'no'} />
        <Button type="submit" size="large" fullWidth busy={isFilling}>
          {t(question ? 'ask.confirm' : orderId === null ? 'offer.action' : 'ordered.again')}
        </Button>
      </Form>
    </StickyAction>
  );
}
