/** How a series is told from the others: by dash and by the shape of its points, and by colour as well. */
export interface SeriesVariant {
  readonly colour: string;
  /** SVG dash pattern in px; none for an unbroken line. */
  readonly dash: string | undefined;
  /** Outline of a point around 0,0 in px. */
  readonly point: string;
}

const variants: readonly SeriesVariant[] = [
  { colour: 'text-primary', dash: undefined, point: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z' },
  { colour: 'text-sky', dash: '8 5', point: 'M-5 -5h10v10h-10z' },
  { colour: 'text-clay', dash: '2 5', point: 'M0 -6L6 5H-6z' },
  { colour: 'text-soil', dash: '12 4 2 4', point: 'M0 -7L7 0L0 7L-7 0z' },
];

export function seriesVariant(index: number): SeriesVariant {
  return variants[index % variants.length] as SeriesVariant;
}
