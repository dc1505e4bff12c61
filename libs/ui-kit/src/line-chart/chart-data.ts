export interface ChartDate {
  /** Anything that grows evenly with time, such as milliseconds. */
  readonly time: number;
  /** The date as it is read in India. */
  readonly text: string;
}

/** What belongs to each date and is not drawn, since it is of another unit. */
export interface ChartColumn {
  readonly name: string;
  /** One for each date. */
  readonly texts: readonly string[];
}

export interface ChartSeries {
  readonly name: string;
  /** One for each date; `null` where there is no reading. */
  readonly values: readonly (number | null)[];
}
