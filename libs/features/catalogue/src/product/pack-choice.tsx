import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckIcon } from '@haat/ui-kit';
import type { PackView } from './product.data.ts';

interface PackChoiceProps {
  readonly packs: readonly PackView[];
  readonly chosen: PackView;
  readonly addressOf: (pack: PackView) => string;
}

/** The packs side by side, each a link that says what it costs. */
export function PackChoice({ packs, chosen, addressOf }: PackChoiceProps) {
  const { t } = useTranslation('products');
  if (packs.length < 2) return null;
  return (
    <section aria-labelledby="packs" className="flex flex-col gap-2">
      <h2 id="packs" className="font-bold">
        {t('product.packs')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {packs.map((pack) => (
          <li key={pack.id} className="flex">
            <PackLink pack={pack} to={addressOf(pack)} isChosen={pack.id === chosen.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PackLinkProps {
  readonly pack: PackView;
  readonly to: string;
  readonly isChosen: boolean;
}

function PackLink({ pack, to, isChosen }: PackLinkProps) {
  const { t } = useTranslation('products');
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={
        'flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control border-2 px-3 py-2 ' +
        `${isChosen ? 'border-primary bg-primary-tint' : 'border-edge bg-card'}`
      }
    >
      <span
        aria-hidden="true"
        className={
          'grid size-6 shrink-0 place-items-center rounded-full border-2 ' +
          `${isChosen ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-card'}`
        }
      >
        {isChosen ? <CheckIcon size={16} strokeWidth={3} /> : null}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-bold">{pack.name}</span>
        {pack.price ? <span className="text-14">{pack.price.amount}</span> : null}
        {pack.price && pack.stock === 0 ? (
          <span className="text-14 text-ink-soft">{t('product.outOfStock')}</span>
        ) : null}
      </span>
    </Link>
  );
}
