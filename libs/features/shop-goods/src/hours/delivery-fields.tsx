import { useTranslation } from 'react-i18next';
import { TextField } from '@haat/ui-kit';
import type { HoursProblem, TypedHours } from './hours-form.ts';

export interface DeliveryFieldsProps {
  readonly delivery: NonNullable<TypedHours['delivery']>;
  readonly problems: readonly HoursProblem[];
}

/** How far the shop delivers and for how much. */
export function DeliveryFields({ delivery, problems }: DeliveryFieldsProps) {
  const { t } = useTranslation('shop-terms');
  const told = (problem: HoursProblem) => (problems.includes(problem) ? t(`hours.problem.${problem}`) : undefined);
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-18 font-bold">{t('delivery.title')}</legend>
      <TextField
        {...typed}
        name="radius"
        label={t('delivery.radius')}
        defaultValue={delivery.radius}
        error={told('radius')}
      />
      <TextField
        {...typed}
        name="fee"
        label={t('delivery.fee')}
        prefix="₹"
        defaultValue={delivery.fee}
        error={told('fee')}
      />
      <TextField
        {...typed}
        name="within"
        label={t('delivery.within')}
        hint={t('delivery.withinHint')}
        defaultValue={delivery.within}
        error={told('within')}
      />
      <TextField
        {...typed}
        name="perKilometre"
        label={t('delivery.perKilometre')}
        prefix="₹"
        defaultValue={delivery.perKilometre}
      />
      <TextField
        {...typed}
        name="freeAbove"
        label={t('delivery.freeAbove')}
        hint={t('delivery.freeAboveHint')}
        prefix="₹"
        defaultValue={delivery.freeAbove}
      />
    </fieldset>
  );
}
