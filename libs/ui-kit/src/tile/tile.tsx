import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { PictureImage } from '../picture/picture-image.tsx';
import { surfaceTones, type SurfaceTone } from '../tones.ts';

export interface TileProps {
  readonly to: string;
  readonly label: string;
  /** A drawn picture; or else a pictogram. */
  readonly pictureUrl?: string;
  readonly icon?: ReactNode;
  readonly tone?: SurfaceTone;
}

/** A link with a picture and a word: quick actions, categories, brands, crops. */
export function Tile({ to, label, pictureUrl, icon, tone = 'primary' }: TileProps) {
  return (
    <Link to={to} className="flex min-w-0 flex-col items-center gap-1 rounded-card text-center text-14 font-semibold">
      <span
        className={classes(
          'grid w-full place-items-center rounded-card',
          pictureUrl === undefined ? 'h-16' : 'h-22',
          surfaceTones[tone],
        )}
      >
        {pictureUrl === undefined ? icon : <PictureImage src={pictureUrl} alt="" width={72} height={72} inLink />}
      </span>
      <span className="-mx-hair min-w-0 self-stretch">{label}</span>
    </Link>
  );
}

export interface TileGridProps {
  readonly children: ReactNode;
  /** `small` for pictograms with a short word, `large` for pictures and long words such as those of categories. */
  readonly size?: 'small' | 'large';
}

/** Links in as many columns as there is room for: on a phone four small ones, or two or three large ones. */
export function TileGrid({ children, size = 'small' }: TileGridProps) {
  return (
    <div
      className={classes(
        'grid gap-x-2 gap-y-3',
        size === 'small'
          ? 'grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]',
      )}
    >
      {children}
    </div>
  );
}
