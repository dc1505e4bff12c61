import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { changeOwnShop, isApiError, ownShop } from '@haat/api-client';
import { apiContext, languageContext, refusalText, requireSession, textContext } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { orWithoutShop } from '../without-shop.data.ts';
import { hoursOf, readHours, settingsOf, type HoursProblem, type TypedHours } from './hours-form.ts';

/** What a form that was not taken is answered. */
export interface HoursReply {
  readonly refused: string | null;
  readonly problems: readonly HoursProblem[];
  readonly typed: TypedHours;
}

/** Hours, holidays and delivery of the shop; null to a person without one. */
export async function loadShopHours({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const title = t('shop-terms:hours.title');
  const shop = await orWithoutShop(ownShop(context.get(apiContext)));
  if (shop === null) return { title, shop: null };
  const language = context.get(languageContext);
  const now = new Date();
  return {
    title,
    shop: {
      typed: hoursOf(shop),
      today: indiaDay(now),
      isSaved: url.searchParams.get('done') === 'saved',
      holidays: shop.closed_days.map((day) => ({ day, text: dayText(t, language, day, now) })),
    },
  };
}

/** What the screen is drawn from. */
export type ShopHoursData = NonNullable<ReturnType<typeof useLoaderData<typeof loadShopHours>>['shop']>;

/** Saves hours, holidays and delivery. */
export async function changeShopHours({ request, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const api = context.get(apiContext);
  const typed = readHours(await request.formData());
  const settings = settingsOf(typed, indiaDay(new Date()));
  if (!('version' in settings)) return data<HoursReply>({ refused: null, problems: settings, typed }, { status: 400 });
  try {
    await changeOwnShop(api, settings);
    return redirect(pathTo('shopHours', {}, { done: 'saved' }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    // Looked at again and saved again, what was typed overwrites what the other person wrote.
    const version = error.code === 'goods_error.shop_changed' ? (await ownShop(api)).version : typed.version;
    const reply: HoursReply = { refused: refusalText(context, error), problems: [], typed: { ...typed, version } };
    return data(reply, { status: error.httpStatus });
  }
}
