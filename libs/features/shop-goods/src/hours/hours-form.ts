import type { OwnShopView, ShopSettingsInput } from '@haat/api-contract/shop-settings';
import { formText } from '@haat/app-context';
import { inField, typedCount, typedRupees } from '../typed.ts';

/** Weekdays from Monday (1) to Sunday (7). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const KILOMETRE = 1000;
const USUAL = { opens: '09:00', closes: '19:00' };

/** What stands in the fields of the form. */
export interface TypedHours {
  readonly version: number;
  readonly days: readonly {
    readonly weekday: number;
    readonly isOpen: boolean;
    readonly opens: string;
    readonly closes: string;
  }[];
  readonly holidays: readonly string[];
  /** A holiday more, or empty. */
  readonly newHoliday: string;
  /** Null for a shop that does not deliver. Kilometres and rupees. */
  readonly delivery: Readonly<Record<DeliveryField, string>> | null;
}

type DeliveryField = 'radius' | 'fee' | 'within' | 'perKilometre' | 'freeAbove';

/** Which parts of the form are not right. */
export type HoursProblem = 'hours' | 'holiday' | 'radius' | 'within' | 'fee';

/** The fields as the shop is now. */
export function hoursOf(shop: OwnShopView): TypedHours {
  const { delivery } = shop;
  return {
    version: shop.version,
    days: WEEKDAYS.map((weekday) => {
      const open = shop.opening_hours.find((hours) => hours.weekday === weekday);
      return {
        weekday,
        isOpen: open !== undefined,
        ...(open === undefined ? USUAL : { opens: open.opens, closes: open.closes }),
      };
    }),
    holidays: shop.closed_days,
    newHoliday: '',
    delivery: delivery && {
      radius: inField(delivery.radius_metres / KILOMETRE),
      fee: inField(delivery.base_fee),
      within: inField(delivery.base_distance_metres / KILOMETRE),
      perKilometre: inField(delivery.fee_per_km),
      freeAbove: delivery.free_above === null ? '' : inField(delivery.free_above),
    },
  };
}

/** Reads the fields of a sent form. */
export function readHours(form: FormData): TypedHours {
  return {
    version: typedCount(formText(form, 'version')) ?? 0,
    days: WEEKDAYS.map((weekday) => ({
      weekday,
      isOpen: form.has(`open-${weekday}`),
      opens: formText(form, `opens-${weekday}`),
      closes: formText(form, `closes-${weekday}`),
    })),
    holidays: form.getAll('holiday').filter((day) => typeof day === 'string'),
    newHoliday: formText(form, 'newHoliday'),
    delivery: form.has('radius')
      ? {
          radius: formText(form, 'radius'),
          fee: formText(form, 'fee'),
          within: formText(form, 'within'),
          perKilometre: formText(form, 'perKilometre'),
          freeAbove: formText(form, 'freeAbove'),
        }
      : null,
  };
}

/** What a form comes to, or what of it is not right. @param today `YYYY-MM-DD` */
export function settingsOf(typed: TypedHours, today: string): ShopSettingsInput | readonly HoursProblem[] {
  const open = typed.days.filter(({ isOpen }) => isOpen);
  const delivery = typed.delivery && deliveryOf(typed.delivery);
  const problems: HoursProblem[] = [
    ...(open.length === 0 || open.some(({ opens, closes }) => opens === '' || opens >= closes)
      ? ['hours' as const]
      : []),
    ...(typed.newHoliday !== '' && typed.newHoliday < today ? ['holiday' as const] : []),
    ...(Array.isArray(delivery) ? delivery : []),
  ];
  if (problems.length > 0 || Array.isArray(delivery)) return problems;
  return {
    version: typed.version,
    opening_hours: open.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
    closed_days: [...typed.holidays, ...(typed.newHoliday === '' ? [] : [typed.newHoliday])],
    delivery,
  };
}

function deliveryOf(typed: Readonly<Record<DeliveryField, string>>): ShopSettingsInput['delivery'] | HoursProblem[] {
  const radius = metresOf(typed.radius);
  const within = metresOf(typed.within);
  const fee = typedRupees(typed.fee);
  const perKilometre = typedRupees(typed.perKilometre);
  const freeAbove = typed.freeAbove === '' ? null : typedRupees(typed.freeAbove);
  const isRadiusWrong = radius === null || radius < 500 || radius > 100 * KILOMETRE;
  const isWithinWrong = within === null || (radius !== null && within > radius);
  const isFeeWrong = fee === null || perKilometre === null || (typed.freeAbove !== '' && freeAbove === null);
  if (isRadiusWrong || isWithinWrong || isFeeWrong)
    return [
      ...(isRadiusWrong ? ['radius' as const] : []),
      ...(isWithinWrong ? ['within' as const] : []),
      ...(isFeeWrong ? ['fee' as const] : []),
    ];
  return {
    radius_metres: radius,
    base_fee: fee,
    base_distance_metres: within,
    fee_per_km: perKilometre,
    free_above: freeAbove,
  };
}

function metresOf(typed: string): number | null {
  const kilometres = typedRupees(typed);
  return kilometres === null ? null : Math.round(kilometres * KILOMETRE);
}
