/** How much of a star is filled. */
export type StarFill = 'full' | 'half' | 'empty';

/** Fill of the star at a place (1 is the first) for a rating, to the nearest half. */
export function starFill(rating: number, place: number): StarFill {
  const halves = Math.round(rating * 2) - (place - 1) * 2;
  if (halves >= 2) return 'full';
  return halves === 1 ? 'half' : 'empty';
}
