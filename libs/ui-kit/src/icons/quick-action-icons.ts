/** Pictograms of the quick actions at home: apart from the others, since few other screens show them. */
import { LayoutGrid, Sprout, Tag } from 'lucide';
import { pictogram } from './pictogram.tsx';

export const LayoutGridIcon = /* @__PURE__ */ pictogram(LayoutGrid);
export const SproutIcon = /* @__PURE__ */ pictogram(Sprout);
export const TagIcon = /* @__PURE__ */ pictogram(Tag);
