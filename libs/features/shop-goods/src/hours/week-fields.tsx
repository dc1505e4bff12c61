import { useTranslation } from 'react-i18next';
import { Banner, Checkbox, TextField } from '@haat/ui-kit';
import type { TypedHours } from './hours-form.ts';

/** Hours of each weekday; a day without its tick is closed. */
export function WeekFields({ days, isWrong }: Pick<TypedHours, 'days'> & { readonly isWrong: boolean }) {
  const { t } = useTranslation('shop-terms');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-18 font-bold">{t('hours.week')}</legend>
      {isWrong ? <Banner tone="danger">{t('hours.problem.hours')}</Banner> : null}
      {days.map(({ weekday, isOpen, opens, closes }) => (
        <div key={weekday} className="flex min-w-0 flex-col gap-1 border-t border-line pt-2">
          <Checkbox name={`open-${weekday}`} defaultChecked={isOpen} label={t(`hours.day.${weekday}`)} />
          <div className="grid grid-cols-2 gap-3">
            <TextField type="time" name={`opens-${weekday}`} label={t('hours.opens')} defaultValue={opens} />
            <TextField type="time" name={`closes-${weekday}`} label={t('hours.closes')} defaultValue={closes} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
