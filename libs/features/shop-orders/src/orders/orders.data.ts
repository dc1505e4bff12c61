import type { RouterContextProvider } from 'react-router';
import { isApiError, vendorOrders } from '@haat/api-client';
import { PAGE_SIZE } from '@haat/api-contract';
import { readWholeNumber, SHOP_STAGES, type ShopStage } from '@haat/api-contract/vocabulary';
import { apiContext } from '@haat/app-context';
import { shopOrderRow, type ShopOrderRow } from '../order-row.presenter.ts';
import { createPresenterContext } from '../presenter-context.ts';

/** A page of the shop's orders at one stage. */
export interface ShopOrdersPage {
  readonly stage: ShopStage;
  readonly rows: readonly ShopOrderRow[];
  /** The stages in words, with how many orders wait at each. */
  readonly stages: readonly { readonly stage: ShopStage; readonly label: string }[];
  /** How many new orders there are. */
  readonly newCount: number;
  readonly page: number;
  readonly hasMore: boolean;
}

/**
 * A page of the orders of the reader's shop; null for a person who works for none.
 * @throws ApiError when they cannot be loaded
 */
export async function loadShopOrders(
  context: Readonly<RouterContextProvider>,
  search: URLSearchParams,
): Promise<ShopOrdersPage | null> {
  const asked = search.get('stage');
  const stage = SHOP_STAGES.find((known) => known === asked) ?? 'new';
  const page = Math.min(10_000, readWholeNumber(search.get('page')) || 1);
  const words = createPresenterContext(context);
  try {
    const { count, counts, results } = await vendorOrders(context.get(apiContext), { group: stage, page });
    const waiting: Readonly<Partial<Record<ShopStage, number>>> = counts;
    return {
      stage,
      rows: results.map((order) => shopOrderRow(words, order)),
      stages: SHOP_STAGES.map((one) => {
        const name = words.t(`shop-orders:stage.${one}`);
        const many = waiting[one] ?? 0;
        return {
          stage: one,
          label: many === 0 ? name : words.t('shop-orders:stageCount', { stage: name, count: many }),
        };
      }),
      newCount: counts.new,
      page,
      hasMore: page * PAGE_SIZE < count,
    };
  } catch (error) {
    if (isApiError(error) && error.code === 'auth_error.forbidden') return null;
    throw error;
  }
}
