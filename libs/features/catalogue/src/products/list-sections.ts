/**
 * What narrows a list, and what is said above it: links and a form of the browser's own, whose script comes with the
 * first touch.
 */
export { CategoryChips } from './category-chips.tsx';
export { ChosenFilters } from './chosen-filters.tsx';
export { CropPrice } from './crop-price.tsx';
export { FilterForm } from './filter-form.tsx';
export { PrebookNote } from './prebook-note.tsx';
