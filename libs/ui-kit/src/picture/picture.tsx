import { isPhoto } from '@haat/format';
import { classes } from '../classes.ts';
import { surfaceTones, type SurfaceTone } from '../tones.ts';
import { Photo } from './photo.tsx';

export interface PictureProps {
  /** A drawing (SVG), or a photograph: that comes through the image service in the width that the screen needs. */
  readonly src: string;
  /** What is to be seen; empty where the words beside it say it. */
  readonly alt: string;
  /** Size in CSS pixels, known before it loads; it shrinks with a narrow screen. */
  readonly width: number;
  readonly height: number;
  /** Loads at once: for the largest picture of a screen. */
  readonly eager?: boolean;
  /** The ground under it, also while it loads. */
  readonly tone?: SurfaceTone;
  /** The ground in a colour of its own, such as a photograph's middle one: '#6a8f4a'. */
  readonly colour?: string;
  /** How wide a photograph is drawn on which screen, where that is not `width`. */
  readonly sizes?: string;
}

/**
 * A picture whose room is kept before it comes, on a ground that is there at once.
 *
 * Several of one thing are a `Gallery`. A photograph that does not come leaves a pictogram and its words.
 */
export function Picture({ tone = 'plain', colour, sizes, ...image }: PictureProps) {
  const { src, alt, width, height, eager = false } = image;
  return (
    <span className={classes('relative grid max-w-full shrink-0 place-items-center overflow-hidden rounded-card', surfaceTones[tone])}>
      {/* Not by a style: the content security policy lets none into the page. */}
      {colour === undefined ? null : (
        <svg aria-hidden="true" className="absolute size-full">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      {isPhoto(src) ? (
        <Photo key={src} {...image} sizes={sizes} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          className="relative h-auto max-w-full"
        />
      )}
    </span>
  );
}
