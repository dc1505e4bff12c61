import type { CropPriceLine } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { TextLink } from '@haat/ui-kit';

/** What markets near reported for the crop of a list; it leads to all of them. */
export function CropPrice({ line: { text, sample, commodity } }: { readonly line: CropPriceLine }) {
  return (
    <div className="flex min-w-0 flex-col">
      <TextLink to={pathTo('mandiPrices', {}, { crop: commodity })} edge="start">
        {text}
      </TextLink>
      {sample === null ? null : <p className="text-14 text-ink-soft">{sample}</p>}
    </div>
  );
}
