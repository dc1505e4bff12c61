import { classes } from '../classes.ts';
import { surfaceTones, type SurfaceTone } from '../tones.ts';

export interface PictureProps {
  readonly src: string;
  /** What is to be seen; empty where the words beside it say it. */
  readonly alt: string;
  /** Size in CSS pixels, known before it loads. */
  readonly width: number;
  readonly height: number;
  /** Loads at once: for the first picture of a screen. */
  readonly eager?: boolean;
  /** The ground under it, also while it loads. */
  readonly tone?: SurfaceTone;
  /** For photographs: the widths there are, and how wide it is drawn. */
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** A picture whose room is kept before it comes. */
export function Picture({ tone = 'plain', eager = false, alt, ...image }: PictureProps) {
  return (
    <span className={classes('grid max-w-full shrink-0 place-items-center overflow-hidden rounded-card', surfaceTones[tone])}>
      <img
        {...image}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className="h-auto max-w-full"
      />
    </span>
  );
}
