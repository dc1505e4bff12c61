import { useTranslation } from 'react-i18next';
import { Checkbox, TextField } from '@haat/ui-kit';
import type { TypedHours } from './hours-form.ts';
import type { ShopHoursData } from './shop-hours.data.ts';

export interface HolidayFieldsProps extends Pick<ShopHoursData, 'holidays' | 'today'> {
  readonly typed: TypedHours;
  readonly isWrong: boolean;
}

/** Holidays that are written down, each kept by its tick, and one more. */
export function HolidayFields({ holidays, today, typed, isWrong }: HolidayFieldsProps) {
  const { t } = useTranslation('shop-terms');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-18 font-bold">{t('hours.holidays')}</legend>
      <p>{t('hours.holidaysText')}</p>
      {holidays.map(({ day, text }) => (
        <Checkbox key={day} name="holiday" value={day} defaultChecked={typed.holidays.includes(day)} label={text} />
      ))}
      <TextField
        type="date"
        name="newHoliday"
        min={today}
        label={t('hours.newHoliday')}
        defaultValue={typed.newHoliday}
        error={isWrong ? t('hours.problem.holiday') : undefined}
      />
    </fieldset>
  );
}
