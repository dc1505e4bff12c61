import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { formatAmount } from '@haat/format';
import { Button, Card, ChipLink, ChipRow, TextField } from '@haat/ui-kit';
import { KeptQuery } from './kept-query.tsx';
import { packsForArea, type PacksNeeded } from './packs-for-area.ts';
import { choiceAddress } from './product-choice.ts';
import type { DoseView, PackView } from './product.data.ts';

interface DoseCalculatorProps {
  readonly uses: readonly DoseView[];
  readonly use: DoseView;
  readonly acres: number;
  readonly pack: PackView;
  readonly slug: string;
  /** What the address says, so that the form for another area keeps it. */
  readonly query: URLSearchParams;
}

/** Areas to press; another one is typed. */
const AREAS = [1, 2, 5] as const;

/** How many packs a field needs, by crop and area; all of it in the address. */
export function DoseCalculator({ uses, use, acres, pack, slug, query }: DoseCalculatorProps) {
  const { t } = useTranslation('products');
  const needed = use.area ? packsForArea(use.area, acres, pack.pack) : null;
  if (!use.area || !needed) return null;
  const addressOf = (change: Readonly<Record<string, string | number>>) => choiceAddress(slug, query, change);
  const byArea = uses.filter(({ area }) => area !== null);
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('dose.heading')}</h2>
      {byArea.length > 1 ? (
        <ChipRow label={t('dose.crop')}>
          {byArea.map(({ cropId, crop }) => (
            <ChipLink
              key={cropId}
              to={addressOf({ crop: cropId })}
              selected={cropId === use.cropId}
              replace
              preventScrollReset
            >
              {crop}
            </ChipLink>
          ))}
        </ChipRow>
      ) : null}
      <ChipRow label={t('dose.area')}>
        {AREAS.map((area) => (
          <ChipLink key={area} to={addressOf({ acres: area })} selected={area === acres} replace preventScrollReset>
            {t('dose.acres', { count: area })}
          </ChipLink>
        ))}
      </ChipRow>
      <OtherArea key={acres} acres={acres} query={query} />
      <Result needed={needed} unit={use.area.unit} acres={acres} pack={pack} />
      <p className="text-14 text-ink-soft">
        {use.crop}: {use.dose} · {t('dose.labelFirst')}
      </p>
    </Card>
  );
}

interface ResultProps {
  readonly needed: PacksNeeded;
  readonly unit: PackView['pack']['unit'];
  readonly acres: number;
  readonly pack: PackView;
}

function Result({ needed, unit, acres, pack }: ResultProps) {
  const { t } = useTranslation('products');
  return (
    <p role="status" className="flex min-w-0 flex-col rounded-control bg-primary-tint px-3 py-2">
      <span className="text-18 font-bold text-primary">{t('dose.result', { count: needed.packs })}</span>
      <span>
        {t('dose.needed', {
          area: t('dose.acres', { count: acres }),
          amount: t(`main:units.${unit}`, { amount: formatAmount(needed.amount) }),
          pack: pack.name,
        })}
      </span>
    </p>
  );
}

function OtherArea({ acres, query }: { readonly acres: number; readonly query: URLSearchParams }) {
  const { t } = useTranslation('products');
  return (
    <Form replace preventScrollReset className="flex min-w-0 flex-wrap items-end gap-2">
      <KeptQuery query={query} except="acres" />
      <div className="room-for-words">
        <TextField
          name="acres"
          label={t('dose.otherArea')}
          defaultValue={acres}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('dose.calculate')}
      </Button>
    </Form>
  );
}
