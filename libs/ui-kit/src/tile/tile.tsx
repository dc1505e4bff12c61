import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { surfaceTones, type SurfaceTone } from '../tones.ts';

export interface TileProps {
  readonly to: string;
  readonly label: string;
  /** A drawn picture; or else a pictogram. */
  readonly pictureUrl?: string;
  readonly icon?: ReactNode;
  readonly tone?: SurfaceTone;
}

/** A door with a picture and a word: quick actions, categories, brands, crops. */
export function Tile({ to, label, pictureUrl, icon, tone = 'primary' }: TileProps) {
  return (
    <Link to={to} className="flex min-w-0 flex-col items-center gap-1 rounded-card text-center text-14 font-semibold">
      <span
        className={classes(
          'grid w-full place-items-center rounded-card',
          pictureUrl === undefined ? 'h-16' : 'h-20',
          surfaceTones[tone],
        )}
      >
        {pictureUrl === undefined ? icon : <img src={pictureUrl} alt="" width={72} height={72} loading="lazy" decoding="async" />}
      </span>
      <span className="w-full min-w-0">{label}</span>
    </Link>
  );
}

/** Doors in as many columns as there is room for: four on a phone, three on a narrow one. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-2 gap-y-3">{children}</div>;
}
