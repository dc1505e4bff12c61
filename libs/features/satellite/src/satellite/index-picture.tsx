import { useTranslation } from 'react-i18next';
import type { FieldSatellite } from '@haat/api-contract/satellite';
import { levelOf, LEVELS, pathOfLevel } from './index-levels.ts';
import type { Level } from './index-levels.ts';

type Cells = NonNullable<FieldSatellite['clear']>['cells'];

/** Colour and pattern of each level: one can be told from the other without colours. */
const LOOKS: Readonly<Record<Level, { readonly fill: string; readonly pattern: string | null }>> = {
  much: { fill: '#14532d', pattern: null },
  some: { fill: '#7fb069', pattern: 'M0 1H2' },
  little: { fill: '#f5b301', pattern: 'M0 0L2 2M0 2L2 0' },
  cloud: { fill: '#ffffff', pattern: 'M1 0V2' },
};
const MOST_WIDTH_PX = 280;

/** A field from above: its cells as squares of four levels, north up, with what each means. */
export function IndexPicture({ cells, label }: { readonly cells: Cells; readonly label: string }) {
  const { t } = useTranslation('satellite');
  const { columns, rows } = cells;
  const there = LEVELS.filter((level) => cells.values.some((value) => levelOf(value) === level));
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <svg
        role="img"
        aria-label={label}
        viewBox={`-0.2 -0.2 ${String(columns + 0.4)} ${String(rows + 0.4)}`}
        width={MOST_WIDTH_PX}
        height={Math.round((MOST_WIDTH_PX * rows) / columns)}
        className="h-auto max-h-80 w-full max-w-full self-center"
      >
        <Patterns levels={there} id="picture" />
        {there.map((level) => {
          const d = pathOfLevel(cells, level);
          return (
            <g key={level} stroke="#1b1f1a" strokeWidth={0.04}>
              <path d={d} fill={LOOKS[level].fill} />
              {LOOKS[level].pattern === null ? null : <path d={d} fill={`url(#picture-${level})`} />}
            </g>
          );
        })}
      </svg>
      <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-4 gap-y-2">
        {there.map((level) => (
          <li key={level} className="flex items-center gap-2">
            <svg width={28} height={28} viewBox="0 0 1 1" aria-hidden="true" className="shrink-0">
              <Patterns levels={[level]} id="legend" />
              <path d="M0 0H1V1H0Z" fill={LOOKS[level].fill} stroke="#1b1f1a" strokeWidth={0.08} />
              {LOOKS[level].pattern === null ? null : <path d="M0 0H1V1H0Z" fill={`url(#legend-${level})`} />}
            </svg>
            {t(`legend.${level}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Patterns({ levels, id }: { readonly levels: readonly Level[]; readonly id: string }) {
  return (
    <defs>
      {levels.map((level) => {
        const { pattern } = LOOKS[level];
        return pattern === null ? null : (
          <pattern
            key={level}
            id={`${id}-${level}`}
            width={0.5}
            height={0.5}
            viewBox="0 0 2 2"
            patternUnits="userSpaceOnUse"
          >
            <path d={pattern} stroke="#1b1f1a" strokeWidth={0.35} />
          </pattern>
        );
      })}
    </defs>
  );
}
