/** Pictures drawn from their names: pure functions without React, for servers, seeds and stories. */
export {
  categorySlugs,
  isPictureName,
  pictureNames,
  readPictureName,
  type CategorySlug,
  type PictureSubject,
} from './picture-names.ts';
export { packColours, type PackColour } from './drawing.ts';
export { productPicture } from './product-picture.ts';
export { problemIds, problemPictureName } from './problems/problem-pictures.ts';
