/** What an index says of a crop: as it should be, a little less, or so much less that one should go and look. */
export const INDEX_CLASSES = ['good', 'watch', 'look'] as const;
/** What an index says of a crop. */
export type IndexClass = (typeof INDEX_CLASSES)[number];

/** Parts of a field as one sees them on its picture, north up. See docs/domain/fields.md#weaker-part. */
export const FIELD_PARTS = [
  'upper-left',
  'upper-right',
  'lower-left',
  'lower-right',
  'upper',
  'lower',
  'left',
  'right',
] as const;
/** A part of a field. */
export type FieldPart = (typeof FIELD_PARTS)[number];
