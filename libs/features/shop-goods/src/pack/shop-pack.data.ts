import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { changeShopPack, isApiError, shopPack, shopPackHistory } from '@haat/api-client';
import type { PackHistory } from '@haat/api-contract/shop-goods';
import { apiContext, languageContext, requireSession, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { inField } from '../typed.ts';
import { readPackForm, type PackReply } from './typed-pack.ts';
import { packRefusal } from './pack-refusal.ts';

const DONE = ['saved', 'withdrawn', 'restored'] as const;

/** One pack of the shop; another shop's is not there. */
export async function loadShopPack({ request, params, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const api = context.get(apiContext);
  const t = context.get(textContext);
  const id = params['packId'] ?? '';
  const found = await Promise.all([shopPack(api, id), shopPackHistory(api, id)]).catch((error: unknown) => {
    if (isApiError(error) && (error.kind === 'refused' || error.code === 'auth_error.forbidden')) return null;
    throw error;
  });
  if (found === null) return data({ title: t('shop-goods:title'), pack: null }, { status: 404 });
  const [pack, history] = found;
  const done = DONE.find((known) => known === url.searchParams.get('done')) ?? null;
  const language = context.get(languageContext);
  return {
    title: pack.name,
    pack: {
      ...{ id, name: pack.name, pack: pack.pack, image: pack.image_url, done, version: pack.version },
      ...{ price: inField(pack.price), stock: String(pack.stock), isOnSale: pack.on_sale, isExpired: pack.is_expired },
      mrp: t('shop-goods:mrp', { mrp: formatMoney(pack.mrp) }),
      changes: history.map((change) => changeView(t, language, change)),
    },
  };
}

/** What the screen is drawn from. */
export type ShopPackData = NonNullable<ReturnType<typeof useLoaderData<typeof loadShopPack>>['pack']>;

/** Saves price and stock, takes the pack off sale or puts it back. */
export async function changePack({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const api = context.get(apiContext);
  const id = params['packId'] ?? '';
  const typed = readPackForm(await request.formData());
  const { problems, change, done } = typed;
  if (change === null) {
    const reply: PackReply = { refused: null, typed, problems: toldProblems(context.get(textContext), problems) };
    return data(reply, { status: 400 });
  }
  try {
    await changeShopPack(api, id, change);
    return redirect(pathTo('shopPack', { packId: id }, { done }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data<PackReply>(packRefusal(context, error, typed), { status: error.httpStatus });
  }
}

function toldProblems(t: ServerTexts, { price, stock }: { price: boolean; stock: boolean }): PackReply['problems'] {
  return {
    price: price ? t('shop-goods:problem.price') : null,
    stock: stock ? t('shop-goods:problem.stock') : null,
  };
}

function changeView(t: ServerTexts, language: string, change: PackHistory['results'][number]) {
  const { price, stock, on_sale: isOnSale } = change;
  const by = change.is_own ? t('shop-goods:change.you') : t('shop-goods:change.other');
  return {
    when: momentText(t, language, change.at, new Date()),
    by: change.is_import ? `${by}, ${t('shop-goods:change.file')}` : by,
    what: [
      ...(price === null
        ? []
        : [t('shop-goods:change.price', { from: formatMoney(price.from), to: formatMoney(price.to) })]),
      ...(stock === null ? [] : [t('shop-goods:change.stock', { from: stock.from, to: stock.to })]),
      ...(isOnSale === null ? [] : [t(isOnSale ? 'shop-goods:change.onSale' : 'shop-goods:change.offSale')]),
    ].join(' · '),
  };
}
