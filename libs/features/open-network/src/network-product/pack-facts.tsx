import { useTranslation } from 'react-i18next';
import { Accordion } from '@haat/ui-kit';
import type { PackFact } from './network-product.data.ts';

/** What the law asks to be told of a pack before it is bought; what the seller does not tell is said to be missing. */
export function PackFacts({ facts }: { readonly facts: readonly PackFact[] }) {
  const { t } = useTranslation('open-network');
  return (
    <Accordion title={t('fact.heading')} defaultOpen>
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-col">
            <dt className="font-semibold">{name}</dt>
            <dd className={value === null ? 'font-semibold text-clay' : 'wrap-anywhere'}>
              {value ?? t('fact.notTold')}
            </dd>
          </div>
        ))}
      </dl>
    </Accordion>
  );
}
