import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { pathTo } from '@haat/routing';
import { Button, ButtonLink, Card, MapPinIcon, Picture, TextField, TextLink, TriangleAlertIcon } from '@haat/ui-kit';
import type { ShownProblem } from './problem.data.ts';
import type { AgainstView } from './products-against.data.ts';

interface ProblemProps {
  readonly problem: ShownProblem;
}

/** Goods whose label names crop and problem, in the packs that the person's acres need. */
export function ProductsAgainst({ problem }: ProblemProps) {
  const { t } = useTranslation('biotic-stress');
  const { products, hasPlace, here } = problem;
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products" className="flex min-w-0 flex-col gap-3">
      <h3 id="products" className="text-18 font-bold">
        {t('products')}
      </h3>
      <AcresForm problem={problem} />
      {hasPlace ? null : (
        <ButtonLink to={pathTo('location', {}, { next: here })} variant="secondary" icon={<MapPinIcon />} fullWidth>
          {t('place')}
        </ButtonLink>
      )}
      {products.map((product) => (
        <Against key={product.slug} product={product} hasPlace={hasPlace} />
      ))}
    </section>
  );
}

function AcresForm({ problem: { acres, sown, here } }: ProblemProps) {
  const { t } = useTranslation('biotic-stress');
  return (
    <Form
      key={acres.typed}
      action={here.split('?')[0]}
      preventScrollReset
      className="flex min-w-0 flex-wrap items-end gap-2"
    >
      {sown === null ? null : <input type="hidden" name="sown" value={sown} />}
      <div className="room-for-words">
        <TextField
          label={t('acres')}
          name="acres"
          defaultValue={acres.typed}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={acres.isBad ? t('acresError') : undefined}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('calculate')}
      </Button>
    </Form>
  );
}

interface AgainstProps {
  readonly product: AgainstView;
  readonly hasPlace: boolean;
}

function Against({ product, hasPlace }: AgainstProps) {
  const { t } = useTranslation('biotic-stress');
  const { name, active, pictureUrl, needed, waiting, toxicity, restriction, to, atShop } = product;
  return (
    <Card>
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Picture src={pictureUrl} alt="" width={64} height={64} isEmbedded />
        <div className="room-for-words">
          <h4 className="font-bold">{name}</h4>
          {active === null ? null : (
            <p lang="en" className="text-14 text-ink-soft">
              {active}
            </p>
          )}
        </div>
      </div>
      <p className="font-semibold">{needed}</p>
      {waiting === null ? null : <p>{waiting}</p>}
      {toxicity === null ? null : (
        <p className="flex items-start gap-2">
          <TriangleAlertIcon className="mt-hair shrink-0 text-clay" />
          {toxicity}
        </p>
      )}
      {restriction === null ? null : <p className="font-semibold text-clay">{restriction}</p>}
      <p className="text-14 text-ink-soft">{t('warning')}</p>
      {atShop === null ? null : (
        <>
          <p>{t('packs', { packs: atShop.packs.map((pack) => pack.name).join(' + '), price: atShop.price })}</p>
          {atShop.packs.map((pack) => (
            <AddForm key={pack.variantId} pack={pack} vendorId={atShop.vendorId} product={name} />
          ))}
        </>
      )}
      {hasPlace && atShop === null ? <p>{t('notHere')}</p> : null}
      <span className="flex">
        <TextLink to={to}>
          {t('look')}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </span>
    </Card>
  );
}

interface AddFormProps {
  readonly pack: NonNullable<AgainstView['atShop']>['packs'][number];
  readonly vendorId: string;
  readonly product: string;
}

/** Puts the packs into the cart: the cart's own form, so that its questions are asked there. */
function AddForm({ pack: { variantId, name, count }, vendorId, product }: AddFormProps) {
  const { t } = useTranslation('biotic-stress');
  return (
    <Form method="post" action={pathTo('cart')}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="vendorId" value={vendorId} />
      <input type="hidden" name="isPrebook" value="false" />
      <input type="hidden" name="quantity" value={count} />
      <input type="hidden" name="redirectTo" value={pathTo('cart')} />
      <Button type="submit" fullWidth>
        {t('add')}: {name}
        <span className="sr-only">, {product}</span>
      </Button>
    </Form>
  );
}
