import { useId } from 'react';
import { classes } from '../classes.ts';
import { gaugeLevel, gaugePosition, type GaugeBounds, type GaugeLevel } from './gauge-scale.ts';

export interface GaugeProps {
  /** What was measured. */
  readonly label: string;
  readonly value: number;
  /** The reading with its unit. */
  readonly valueText: string;
  /** The range that is right. */
  readonly bounds: GaugeBounds;
  /** Where the bar begins and ends. */
  readonly min: number;
  readonly max: number;
  /** The range that is right, in words. */
  readonly rangeText: string;
  readonly levelLabels: Readonly<Record<GaugeLevel, string>>;
}

const levels: readonly GaugeLevel[] = ['low', 'medium', 'high'];
const grounds: Readonly<Record<GaugeLevel, string>> = {
  low: 'fill-turmeric',
  medium: 'fill-primary',
  high: 'fill-sky',
};
const words: Readonly<Record<GaugeLevel, string>> = {
  low: 'bg-turmeric-tint text-on-turmeric-tint',
  medium: 'bg-primary-tint text-primary',
  high: 'bg-sky-tint text-sky',
};
/** Low points down, right is round, high points up: the level can be told without its colour. */
const signs: Readonly<Record<GaugeLevel, string>> = {
  low: 'M1 3h12L7 13z',
  medium: 'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z',
  high: 'M1 11h12L7 1z',
};

/**
 * A reading against the range that is right: low, medium or high, in words, in shape and in colour. For soil reports.
 *
 * Use it where there is a range that is right. What goes from nothing to all is `Progress`; a reading over time is
 * `LineChart`. The parts of the bar are equally wide, whatever the numbers are.
 */
export function Gauge({ label, value, valueText, bounds, min, max, rangeText, levelLabels }: GaugeProps) {
  const id = useId();
  const level = gaugeLevel(value, bounds);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span id={id} className="min-w-0 font-bold">
          {label}
        </span>
        <span
          className={classes('inline-flex items-center gap-2 rounded-control px-2 py-hair font-bold', words[level])}
        >
          <svg viewBox="0 0 14 14" width={14} height={14} aria-hidden="true" className="shrink-0 fill-current">
            <path d={signs[level]} />
          </svg>
          {levelLabels[level]}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={Math.min(min, value)}
        aria-valuemax={Math.max(max, value)}
        aria-valuetext={`${valueText}, ${levelLabels[level]}`}
      >
        <svg aria-hidden="true" width="100%" height={30} className="block overflow-visible">
          {levels.map((part, index) => (
            <rect
              key={part}
              x={`${index * 33.33 + 0.4}%`}
              y={16}
              width="32.5%"
              height={12}
              rx={4}
              fillOpacity={part === level ? 1 : 0.45}
              className={classes('stroke-edge', grounds[part])}
            />
          ))}
          <svg
            x={`${gaugePosition(value, bounds, { min, max })}%`}
            y={0}
            className="overflow-visible fill-ink stroke-card"
          >
            <path d="M-9 1H9L0 15z" strokeWidth={1} />
            <path d="M-1.5 14h3v15h-3z" />
          </svg>
        </svg>
      </div>
      <p className="flex min-w-0 flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{valueText}</span>
        <span className="text-14 text-ink-soft">{rangeText}</span>
      </p>
    </div>
  );
}
