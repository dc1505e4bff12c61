import { Paper, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { linePath, topOf } from './chart-scale.ts';

/** A value of a day. */
export interface DayPoint {
  readonly day: string;
  readonly value: number;
}

interface DayChartProps {
  readonly title: string;
  /** The oldest first. */
  readonly points: readonly DayPoint[];
  readonly format: (value: number) => string;
  readonly formatDay: (day: string) => string;
}

const WIDTH = 400;
const HEIGHT = 120;

/** A line of days. The last value, the highest and what is drawn are said in words; all numbers are in the table. */
export function DayChart({ title, points, format, formatDay }: DayChartProps) {
  const t = useTranslate();
  const { palette } = useTheme();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = points.map(({ value }) => value);
  const top = topOf(values);
  const path = linePath(values, top, { width: WIDTH, height: HEIGHT });
  const highest = format(Math.max(...values));
  return (
    <Paper component="figure" variant="outlined" sx={{ m: 0, p: 2, minWidth: 0 }}>
      <Typography component="figcaption">
        <Typography component="span" sx={{ fontWeight: 700, display: 'block' }}>
          {title}
        </Typography>
        <Typography component="span" variant="h5" sx={{ display: 'block' }}>
          {format(last.value)}
        </Typography>
      </Typography>
      <svg
        viewBox={`0 -6 ${WIDTH} ${HEIGHT + 12}`}
        role="img"
        aria-label={t('figures.said', { title, last: format(last.value), highest, day: formatDay(last.day) })}
        width="100%"
        preserveAspectRatio="none"
        height={HEIGHT + 12}
      >
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke={palette.divider} />
        <line x1={0} x2={WIDTH} y1={0} y2={0} stroke={palette.divider} strokeDasharray="4 4" />
        <path d={`${path} L${WIDTH},${HEIGHT} L0,${HEIGHT} Z`} fill={palette.primary.light} />
        <path d={path} fill="none" stroke={palette.primary.main} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      </svg>
      <Typography variant="body2" color="text.secondary" aria-hidden="true">
        {`${formatDay(first.day)} – ${formatDay(last.day)} · ${t('figures.highest', { value: highest })}`}
      </Typography>
    </Paper>
  );
}
