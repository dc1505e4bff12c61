import type { RouterContextProvider } from 'react-router';
import { cropDetails, isApiError } from '@haat/api-client';
import type { SoilReport } from '@haat/api-contract/soil';
import { apiContext } from '@haat/app-context';
import { fertiliserPlan, type FertiliserPlan, type SoilClass } from '@haat/crop-core';
import { soilClass } from '@haat/soil-core';
import type { NeededGoods } from '../prescription/prescription-goods.data.ts';

/** Fertilisers of a plan, in the order in which they are shown. */
export const PLANNED = ['urea', 'dap', 'mop'] as const;
/** A fertiliser of a plan. */
export type Planned = (typeof PLANNED)[number];

/** What a crop needs on so many acres of this soil; null where the crop's need is not known. */
export async function planFor(
  context: Readonly<RouterContextProvider>,
  report: SoilReport,
  { crop, acres }: { readonly crop: string; readonly acres: number },
): Promise<FertiliserPlan | null> {
  const details = await cropDetails(context.get(apiContext), crop).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  const need = details?.facts.npk_kg_per_ha ?? null;
  return need === null ? null : fertiliserPlan(need, soilClasses(report), acres);
}

/** How much the soil has of each nutrient that was measured. */
function soilClasses({ values }: SoilReport): Partial<Record<'n' | 'p' | 'k', SoilClass>> {
  const classes: Partial<Record<'n' | 'p' | 'k', SoilClass>> = {};
  for (const nutrient of ['n', 'p', 'k'] as const) {
    const value = values[nutrient];
    if (value !== null) classes[nutrient] = soilClass(nutrient, value).level;
  }
  return classes;
}

/** A fertiliser of a plan as goods of a shop: bags that are at least as much. */
export function neededGoods(report: SoilReport, plan: FertiliserPlan, fertiliser: Planned): NeededGoods {
  const products = report.products[fertiliser];
  return {
    ...{ product_id: null, active: products[0]?.active ?? null, products },
    ...{ dose_per_acre: plan[fertiliser].kg, unit: 'kg', times: 1 },
  };
}
