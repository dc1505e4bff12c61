import { classes } from '../classes.ts';
import { surfaceTones, type SurfaceTone } from '../tones.ts';
import { PictureImage, type PictureImageProps } from './picture-image.tsx';

export interface PictureProps extends PictureImageProps {
  /** The ground under it, also while it loads. */
  readonly tone?: SurfaceTone;
  /** The ground in a colour of its own, such as a photograph's middle one: '#6a8f4a'. */
  readonly colour?: string;
}

/**
 * A picture whose room is kept before it comes, on a ground that is there at once.
 *
 * Several of one thing are a `Gallery`. A photograph that does not come leaves a pictogram and its words.
 */
export function Picture({ tone = 'plain', colour, ...image }: PictureProps) {
  return (
    <span
      className={classes(
        'relative grid max-w-full shrink-0 place-items-center overflow-hidden rounded-card',
        surfaceTones[tone],
      )}
    >
      {/* Not by a style: the content security policy lets none into the page. */}
      {colour === undefined ? null : (
        <svg aria-hidden="true" className="absolute size-full">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      <PictureImage {...image} />
    </span>
  );
}
