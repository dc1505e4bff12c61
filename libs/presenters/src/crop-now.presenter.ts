import type { CropDetails, CropWork } from '@haat/api-contract/advice';
import type { ServerTexts } from '@haat/app-context';
import { cropStage, dose } from '@haat/crop-core';
import { formatAmount, formatMoney, toPaise, toRupees } from '@haat/format';

/** What is to be done, with what it costs on the person's area where that is known. */
export interface WorkView {
  readonly text: string;
  readonly cost: string | null;
}

/** Where a crop stands today. */
export interface CropNow {
  /** 'Day 42: Flowering', or how long until the first stage or since the last. */
  readonly text: string;
  /** Number of the stage; null before the first and after the last. */
  readonly stage: number | null;
  readonly pictureUrl: string | null;
  readonly works: readonly WorkView[];
}

/** What is known of a person's crop. */
export interface Grown {
  /** 'YYYY-MM-DD' */
  readonly sowingDay: string;
  readonly acres: number;
  /** 'YYYY-MM-DD' */
  readonly today: string;
}

/** Acres in words. */
export function acresText(t: ServerTexts, acres: number): string {
  return t('products:dose.acres', { count: acres });
}

/** The stage of a crop today with its work; null without a guide. See docs/domain/advice.md#stage. */
export function cropNow(t: ServerTexts, { guide }: CropDetails, { sowingDay, acres, today }: Grown): CropNow | null {
  if (guide === null) return null;
  const stages = guide.stages.map(({ no, day_from, day_to }) => ({ stage_no: no, day_from, day_to }));
  const at = cropStage(stages, sowingDay, today);
  if (at === null) return null;
  const nothing = { stage: null, pictureUrl: null, works: [] };
  if ('before' in at) return { text: t('crop:now.before', { count: at.before }), ...nothing };
  if ('after' in at) return { text: t('crop:now.after', { count: at.after }), ...nothing };
  const stage = guide.stages.find(({ no }) => no === at.stage);
  if (stage === undefined) return null;
  return {
    text: t('crop:now.stage', { number: at.day, stage: stage.name }),
    stage: stage.no,
    pictureUrl: stage.image_url,
    works: stage.works.map((work) => ({ text: work.text, cost: costText(t, work, acres) })),
  };
}

/** '2 bags, ₹533.00' of a fertiliser in bags whose price is set; else null. */
function costText(t: ServerTexts, { fertiliser }: CropWork, acres: number): string | null {
  if (fertiliser === null) return null;
  const { amount, packs, costPaise } = dose(
    { per_acre: fertiliser.kg_per_acre, unit: 'kg', water_l_per_acre: null },
    acres,
    [{ size: fertiliser.bag_kg, unit: 'kg', pricePaise: toPaise(fertiliser.bag_price) }],
  );
  return t('crop:now.cost', {
    acres: acresText(t, acres),
    amount: t('main:units.kg', { amount: formatAmount(amount) }),
    count: packs[0]?.count ?? 0,
    price: formatMoney(toRupees(costPaise ?? 0)),
  });
}
