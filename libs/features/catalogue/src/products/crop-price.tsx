import { TextLink } from '@haat/ui-kit';
import type { CropPriceLine } from './crop-price.data.ts';

/** What markets near reported for the crop of a list; it leads to all of them. */
export function CropPrice({ line: { text, sample, to } }: { readonly line: CropPriceLine }) {
  return (
    <div className="flex min-w-0 flex-col">
      <TextLink to={to} edge="start">
        {text}
      </TextLink>
      {sample === null ? null : <p className="text-14 text-ink-soft">{sample}</p>}
    </div>
  );
}
