import { useId, useState } from 'react';
import type { ChartColumn, ChartDate, ChartSeries } from './chart-data.ts';
import { nearestTime, valueTicks } from './chart-scale.ts';
import { ChartPlot } from './chart-plot.tsx';
import { ChartTable } from './chart-table.tsx';
import { seriesVariant } from './series-variants.ts';

export interface LineChartProps {
  /** What is drawn, and in what unit. */
  readonly caption: string;
  /** What the lines say, in a sentence: it stands under the caption, and is all that some will read. */
  readonly summary: string;
  /** Oldest first. */
  readonly dates: readonly ChartDate[];
  /** One to four lines. */
  readonly series: readonly ChartSeries[];
  /** Beside the values of the chosen day and in the table: what came, say. */
  readonly columns?: readonly ChartColumn[];
  readonly formatValue: (value: number) => string;
  readonly labels: {
    /** Head of the column of dates, and what the slider chooses. */
    readonly date: string;
    /** Opens all numbers as a table. */
    readonly table: string;
    /** Stands where there is no reading. */
    readonly noValue: string;
  };
}

/**
 * Prices or vegetation over time, one to four lines. What is drawn can also be read: a sentence, the values of one
 * chosen day, and all numbers in a table.
 *
 * Use it for at least five days. Fewer are a `Table`; one reading against a range is a `Gauge`. The server draws it; a
 * tap on the drawing or the slider under it chooses the day, and until the script runs it is the last one.
 */
export function LineChart({ caption, summary, dates, series, columns = [], formatValue, labels }: LineChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState(dates.length - 1);
  const index = Math.min(chosen, dates.length - 1);
  const times = dates.map(({ time }) => time);
  const ticks = valueTicks(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? labels.noValue : formatValue(value);
  const day = dates[index];

  if (day === undefined) return null;
  const beside = columns.map(({ name, texts }) => ({ name, text: texts[index] ?? '' }));
  const reading = [
    ...series.map(({ name, values }) => `${name} ${valueText(values[index])}`),
    ...beside.map(({ name, text }) => `${name} ${text}`),
  ].join(', ');
  return (
    <figure aria-labelledby={`${id}-caption`} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-3">
        <figcaption className="flex flex-col">
          <span id={`${id}-caption`} className="font-bold">
            {caption}
          </span>
          <span className="text-14 text-ink-soft">{summary}</span>
        </figcaption>
        <div aria-hidden="true" className="rounded-control bg-primary-tint px-2 py-2">
          <p className="text-14">{day.text}</p>
          <ul className="flex flex-wrap gap-x-4">
            {series.map(({ name, values }, place) => (
              <li key={name} className="flex min-w-0 flex-wrap items-center gap-x-2">
                <Mark place={place} />
                <span className="min-w-0">{name}</span>
                <b className="min-w-0 text-18">{valueText(values[index])}</b>
              </li>
            ))}
            {beside.map(({ name, text }) => (
              <li key={name} className="flex min-w-0 flex-wrap items-center gap-x-2">
                <span className="min-w-0">{name}</span>
                <b className="min-w-0 text-18">{text}</b>
              </li>
            ))}
          </ul>
        </div>
        <ChartPlot
          dates={dates}
          series={series}
          ticks={ticks}
          formatValue={formatValue}
          chosen={index}
          onPoint={(share) => setChosen(nearestTime(times, share))}
        />
        <input
          type="range"
          aria-label={labels.date}
          aria-valuetext={`${day.text}: ${reading}`}
          min={0}
          max={dates.length - 1}
          value={index}
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          className="h-12 w-full accent-primary"
        />
      </div>
      <ChartTable
        summary={labels.table}
        caption={caption}
        dateHeader={labels.date}
        dates={dates}
        series={series}
        columns={columns}
        valueText={valueText}
      />
    </figure>
  );
}

/** A piece of the line with its point, as the legend shows it. */
function Mark({ place }: { readonly place: number }) {
  const { colour, dash, point } = seriesVariant(place);
  return (
    <svg width={36} height={16} className={`${colour} shrink-0`}>
      <path d="M0 8H36" stroke="currentColor" strokeWidth={3} strokeDasharray={dash} />
      <path d={point} transform="translate(18 8)" fill="currentColor" className="stroke-primary-tint" strokeWidth={2} />
    </svg>
  );
}
