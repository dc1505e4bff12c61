import { useTranslation } from 'react-i18next';
import { MAP_RADIUS, MAP_SIDE, type ShopMap as ShopMapFacts } from './map-of.ts';

const MIDDLE = MAP_SIDE / 2;
/** Width of a marker with one number, and what each further one adds. */
const MARKER = { height: 24, width: 24, perNumber: 14 } as const;

/**
 * Where the shops of the list lie, drawn on the server: no script and no tile is loaded for it. It says nothing that
 * the list does not say in words.
 */
export function ShopMap({ map, outerDistance }: { readonly map: ShopMapFacts; readonly outerDistance: string }) {
  const { t } = useTranslation('nearby-centres');
  return (
    <figure className="flex flex-col items-center gap-2 rounded-card border border-line bg-card p-3">
      <svg viewBox={`0 0 ${MAP_SIDE} ${MAP_SIDE}`} role="img" aria-label={t('map.label')} className="w-full max-w-80">
        {[MAP_RADIUS, MAP_RADIUS / 2].map((radius) => (
          <circle key={radius} cx={MIDDLE} cy={MIDDLE} r={radius} className="fill-primary-tint stroke-primary-line" />
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r={6} className="fill-turmeric stroke-ink" strokeWidth={2} />
        {map.markers.map(({ x, y, numbers }) => {
          const width = MARKER.width + (numbers.length - 1) * MARKER.perNumber;
          const left = Math.min(Math.max(x - width / 2, 0), MAP_SIDE - width);
          return (
            <g key={numbers[0]}>
              <rect
                x={left}
                y={y - MARKER.height / 2}
                width={width}
                height={MARKER.height}
                rx={MARKER.height / 2}
                className="fill-primary"
              />
              <text
                x={left + width / 2}
                y={y}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-on-primary text-14 font-bold"
              >
                {numbers.join(' ')}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="text-14 text-ink-soft">{t('map.caption', { distance: outerDistance })}</figcaption>
    </figure>
  );
}
