import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { pathTo } from '@haat/routing';
import { Card, CheckIcon, RadioCards } from '@haat/ui-kit';
import type { PrebookView } from './checkout-screen.ts';

export interface PrebookSectionProps {
  readonly prebook: PrebookView;
  /** Id of the form that orders. */
  readonly form: string;
}

/** The day of a prebooking, and what it promises and asks. */
export function PrebookSection({ prebook: { dates, chosen, facts }, form }: PrebookSectionProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher();
  return (
    <Card>
      <RadioCards
        legend={t('booking.legend')}
        name="bookingDate"
        form={form}
        columns={2}
        defaultValue={chosen ?? undefined}
        onChange={(bookingDate) =>
          void fetcher.submit({ intent: 'choices', bookingDate }, { method: 'post', action: pathTo('cart') })
        }
        options={dates.map(({ value, label }) => ({ value, title: label }))}
      />
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact} className="flex items-start gap-2">
            <CheckIcon size={20} className="mt-hair shrink-0 text-primary" />
            <span className="min-w-0">{fact}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
