import type { PointerEvent } from 'react';
import { percentBetween, contiguousRuns } from './chart-scale.ts';
import type { ChartDate, ChartSeries } from './chart-data.ts';
import { seriesVariant } from './series-variants.ts';

interface ChartPlotProps {
  readonly dates: readonly ChartDate[];
  readonly series: readonly ChartSeries[];
  /** Evenly spaced, the least first. */
  readonly ticks: readonly number[];
  readonly formatValue: (value: number) => string;
  readonly chosen: number;
  /** A tap or a drag, as a share (0 to 1) of the way from the first date to the last. */
  readonly onPoint: (share: number) => void;
}

/** Points are drawn while there is room between them. */
const MOST_POINTS = 16;

/**
 * The drawing itself. Places are in per cent, so that the server can draw it without knowing the width, and points keep
 * their shape; only the lines are stretched.
 */
export function ChartPlot({ dates, series, ticks, formatValue, chosen, onPoint }: ChartPlotProps) {
  const x = (index: number) => percentBetween(dates[index]?.time ?? 0, dates[0]?.time ?? 0, dates.at(-1)?.time ?? 0);
  const y = (value: number) => 100 - percentBetween(value, ticks[0] ?? 0, ticks.at(-1) ?? 1);

  function point(event: PointerEvent): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPoint(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  }

  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 pt-half-line pr-2 text-14">
      {/* As high as the drawing and half a line more at both ends, so that each number stands beside its line. */}
      <div className="-my-half-line flex flex-col-reverse justify-between text-right text-ink-soft">
        {ticks.map((tick) => (
          <span key={tick}>{formatValue(tick)}</span>
        ))}
      </div>
      <div
        role="presentation"
        data-plot=""
        onPointerDown={point}
        onPointerMove={(event) => event.buttons > 0 && point(event)}
        className="h-45 cursor-crosshair touch-pan-y"
      >
        <svg width="100%" height="100%" className="block overflow-visible">
          {ticks.map((tick) => (
            <line key={tick} x1="0%" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} className="stroke-line" />
          ))}
          <line x1={`${x(chosen)}%`} x2={`${x(chosen)}%`} y1="0%" y2="100%" className="stroke-ink" strokeWidth={2} />
          {series.map((line, place) => (
            <Line key={line.name} values={line.values} place={place} chosen={chosen} x={x} y={y} />
          ))}
        </svg>
      </div>
      <p className="col-span-full flex flex-wrap justify-between gap-x-3">
        <span>{dates[0]?.text}</span>
        <span>{dates.at(-1)?.text}</span>
      </p>
    </div>
  );
}

interface LineProps {
  readonly values: readonly (number | null)[];
  readonly place: number;
  readonly chosen: number;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
}

function Line({ values, place, chosen, x, y }: LineProps) {
  const { colour, dash, point } = seriesVariant(place);
  const runs = contiguousRuns(values);
  const readings = runs.flat();
  const alone = runs.filter((run) => run.length === 1).flat();
  const drawn =
    readings.length <= MOST_POINTS
      ? readings
      : [...new Set([...alone, chosen])].filter((index) => values[index] !== null);
  return (
    <g className={colour}>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        {runs.map((run) => (
          <polyline
            key={run[0]}
            points={run.map((index) => `${x(index).toFixed(2)},${y(values[index] ?? 0).toFixed(2)}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeDasharray={dash}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {drawn.map((index) => (
        <svg key={index} x={`${x(index)}%`} y={`${y(values[index] ?? 0)}%`} className="overflow-visible">
          <path
            d={point}
            transform={index === chosen ? 'scale(1.5)' : undefined}
            fill="currentColor"
            className="stroke-card"
            strokeWidth={2}
          />
        </svg>
      ))}
    </g>
  );
}
