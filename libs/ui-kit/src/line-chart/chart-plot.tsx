import { percentBetween, unbrokenRuns } from './chart-scale.ts';
import type { ChartDate, ChartSeries } from './chart-data.ts';
import { seriesLook } from './series-look.ts';

interface ChartPlotProps {
  readonly dates: readonly ChartDate[];
  readonly series: readonly ChartSeries[];
  readonly ticks: readonly number[];
  readonly formatValue: (value: number) => string;
  readonly chosen: number;
}

/** Height of the lines and of the words under them, in px. */
const PLOT_HEIGHT = 180;
const DATES_HEIGHT = 26;
/** Points are drawn while there is room between them. */
const MOST_POINTS = 16;

/**
 * The drawing itself. Places are in per cent, so that the server can draw it without knowing the width, and words and
 * points keep their size; only the lines are stretched.
 */
export function ChartPlot({ dates, series, ticks, formatValue, chosen }: ChartPlotProps) {
  const x = (index: number) => percentBetween(dates[index]?.time ?? 0, dates[0]?.time ?? 0, dates.at(-1)?.time ?? 0);
  const y = (value: number) => 100 - percentBetween(value, ticks[0] ?? 0, ticks.at(-1) ?? 1);
  return (
    <svg aria-hidden="true" width="100%" height={PLOT_HEIGHT + DATES_HEIGHT} className="block overflow-visible text-14">
      <svg width="100%" height={PLOT_HEIGHT} className="overflow-visible">
        {ticks.map((tick) => (
          <line key={tick} x1="0%" x2="100%" y1={`${y(tick)}%`} y2={`${y(tick)}%`} className="stroke-line" />
        ))}
        <line x1={`${x(chosen)}%`} x2={`${x(chosen)}%`} y1="0%" y2="100%" className="stroke-ink" strokeWidth={2} />
        {series.map((line, place) => (
          <Line key={line.name} values={line.values} place={place} chosen={chosen} x={x} y={y} />
        ))}
        {ticks.map((tick) => (
          <text key={tick} x={2} y={`${y(tick)}%`} dy={-4} className="fill-ink-soft stroke-card [paint-order:stroke]" strokeWidth={4}>
            {formatValue(tick)}
          </text>
        ))}
      </svg>
      <text x="0%" y={PLOT_HEIGHT + 20} className="fill-ink">
        {dates[0]?.text}
      </text>
      <text x="100%" y={PLOT_HEIGHT + 20} textAnchor="end" className="fill-ink">
        {dates.at(-1)?.text}
      </text>
    </svg>
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
  const { colour, dash, point } = seriesLook(place);
  const runs = unbrokenRuns(values);
  const readings = runs.flat();
  const alone = runs.filter((run) => run.length === 1).flat();
  const drawn = readings.length <= MOST_POINTS ? readings : [...new Set([...alone, chosen])].filter((index) => values[index] !== null);
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
          <path d={point} transform={index === chosen ? 'scale(1.5)' : undefined} fill="currentColor" className="stroke-card" strokeWidth={2} />
        </svg>
      ))}
    </g>
  );
}
