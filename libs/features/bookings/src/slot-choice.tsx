import { useTranslation } from 'react-i18next';
import { Accordion, Banner, RadioCards } from '@haat/ui-kit';
import type { SlotDayView } from './slot-week.ts';

export interface SlotChoiceProps {
  /** Null: they could not be loaded. */
  readonly days: readonly SlotDayView[] | null;
  readonly chosen: string;
  readonly error: string | undefined;
}

/** The days as a list to open, each with its times as cards; a day without a free time says so. */
export function SlotChoice({ days, chosen, error }: SlotChoiceProps) {
  const { t } = useTranslation('booking');
  if (days === null) return <Banner tone="warning">{t('slots.notLoaded')}</Banner>;
  const open = days.find(({ day, times }) => (chosen === '' ? times.length > 0 : chosen.startsWith(day)))?.day;
  return (
    <section aria-labelledby="slots-title" className="flex min-w-0 flex-col gap-2">
      <h2 id="slots-title" className="text-18 font-bold">
        {t('slots.title')}
      </h2>
      {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
      {days.map(({ day, title, times }) =>
        times.length === 0 ? (
          <p key={day} className="px-4 text-ink-soft">
            {title}
          </p>
        ) : (
          <Accordion key={day} title={title} defaultOpen={day === open}>
            <RadioCards legend={title} legendHidden name="slot" options={times} defaultValue={chosen} columns={2} />
          </Accordion>
        ),
      )}
    </section>
  );
}
