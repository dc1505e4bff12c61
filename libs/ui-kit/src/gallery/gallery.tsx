import { useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { placeAfterKey } from '../keys/place-after-key.ts';
import { PictureImage } from '../picture/picture-image.tsx';
import { surfaceTones, type SurfaceTone } from '../tones.ts';
import { pictureAt } from './gallery-place.ts';

export interface GalleryPicture {
  readonly src: string;
  /** What is to be seen. */
  readonly alt: string;
}

export interface GalleryProps {
  /** What the pictures are of. */
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  /** Size of each picture in CSS pixels; all have the same. */
  readonly width: number;
  readonly height: number;
  /** How wide a photograph is drawn on which screen, where that is not `width`. */
  readonly sizes?: string;
  readonly tone?: SurfaceTone;
  readonly labels: { readonly previous: string; readonly next: string };
  /** Which picture this is of how many, in words. */
  readonly countText: (place: number, count: number) => string;
}

/** More dots than this stand in two rows at 320 px, and say nothing. */
const MOST_DOTS = 8;

/**
 * Several pictures of one thing, one at a time: pushed aside by a finger, by two buttons or by the arrow keys;
 * the last is followed by the first.
 *
 * Use it for a product, a problem, a shop. One picture is a `Picture`; many of different things are a grid. The first
 * picture is loaded at once, the others when they come near. Without the script it is a row that scrolls.
 */
export function Gallery({ label, pictures, width, height, sizes, tone = 'soil', labels, countText }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const [place, setPlace] = useState(0);

  function show(next: number): void {
    const box = row.current;
    if (box === null) return;
    box.scrollTo({ left: next * box.clientWidth, behavior: stillness() ? 'instant' : 'smooth' });
  }
  /** Goes where a key leads; false for keys that lead nowhere. */
  function go(key: string): boolean {
    const next = placeAfterKey(key, place, pictures.length);
    if (next !== null) show(next);
    return next !== null;
  }
  function byKey(event: KeyboardEvent): void {
    if (go(event.key)) event.preventDefault();
  }

  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what a finger scrolls, the arrow
          keys must move too */}
      <ul
        ref={row}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and the keyboard must reach it for that
        tabIndex={0}
        aria-label={label}
        onKeyDown={byKey}
        onScroll={({ currentTarget: box }) => setPlace(pictureAt(box.scrollLeft, box.clientWidth, pictures.length))}
        className={classes(
          'bar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card',
          surfaceTones[tone],
        )}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className="grid w-full shrink-0 snap-center snap-always place-items-center">
            <PictureImage
              src={picture.src}
              alt={picture.alt}
              width={width}
              height={height}
              sizes={sizes}
              eager={index === 0}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <div className="flex min-h-12 items-center justify-between gap-2">
          {hydrated ? (
            <IconButton label={labels.previous} icon={<ChevronLeftIcon />} onClick={() => go('ArrowLeft')} />
          ) : null}
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-center gap-x-3">
            {pictures.length <= MOST_DOTS ? <Dots count={pictures.length} place={place} /> : null}
            <p role="status" className="text-14 font-semibold">
              {countText(place + 1, pictures.length)}
            </p>
          </div>
          {hydrated ? (
            <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => go('ArrowRight')} />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** One dot for each picture; that of the present one is long. */
function Dots({ count, place }: { readonly count: number; readonly place: number }) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={classes(
            'h-2.5 rounded-full transition-length',
            index === place ? 'w-6 bg-primary' : 'w-2.5 bg-edge',
          )}
        />
      ))}
    </span>
  );
}

function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
