import { useTranslation } from 'react-i18next';
import { NEAR_A_FIELD } from '@haat/api-contract/vocabulary/bookings';
import { Banner, Checkbox } from '@haat/ui-kit';
import type { BookingFormData } from './booking-form.data.ts';
import type { TypedBooking } from './typed-booking.ts';

export interface TankAndDistanceProps {
  readonly form: Pick<NonNullable<BookingFormData['form']>, 'tank' | 'keepsDistance'>;
  readonly typed: TypedBooking | undefined;
  readonly error: string | undefined;
}

/** What of a drone's spray is asked: what is in the tank, and what lies near the field. */
export function TankAndDistance({ form: { tank, keepsDistance }, typed, error }: TankAndDistanceProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      {tank === null || tank.length === 0 ? null : (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="font-bold">{t('tank')}</legend>
          <p className="text-14 text-ink-soft">{t('tankHint')}</p>
          {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
          {tank.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="tank_mix"
              value={id}
              label={name}
              defaultChecked={typed?.tankMix.includes(id) === true}
            />
          ))}
        </fieldset>
      )}
      {keepsDistance ? (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="font-bold">{t('near.title')}</legend>
          {NEAR_A_FIELD.map((near) => (
            <Checkbox
              key={near}
              name="near"
              value={near}
              label={t(`near.${near}`)}
              defaultChecked={typed?.near.includes(near) === true}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
