import type { RouterContextProvider } from 'react-router';
import type { ApiError } from '@haat/api-client';
import { refusalText, textContext } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import type { PackReply, TypedPack } from './typed-pack.ts';

/**
 * Why a change of a pack was not taken. What was typed stays; where another person was faster, both stand beside each
 * other, and saving again overwrites theirs.
 */
export function packRefusal(context: Readonly<RouterContextProvider>, error: ApiError, typed: TypedPack): PackReply {
  const { price, stock, stockSeen, version } = typed;
  const t = context.get(textContext);
  const reply = {
    refused: refusalText(context, error),
    typed: { price, stock, stockSeen, version },
    problems: { price: null, stock: null },
  };
  const { details } = error;
  const { price: theirPrice, stock: theirStock, version: theirVersion, yesterday } = details;
  if (error.code === 'goods_error.changed')
    return {
      ...reply,
      typed: { price, stock, stockSeen: Number(theirStock), version: Number(theirVersion) },
      theirs: { price: formatMoney(Number(theirPrice)), stock: String(theirStock) },
    };
  if (error.code === 'goods_error.stock_gone')
    return { ...reply, typed: { ...reply.typed, stockSeen: Number(theirStock) } };
  if (error.code === 'goods_error.price_jump')
    return {
      ...reply,
      refused: t('shop-goods:jump', {
        yesterday: formatMoney(Number(yesterday)),
        price: formatMoney(Number(theirPrice)),
      }),
      asksSure: true,
    };
  return reply;
}
