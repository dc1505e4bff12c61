import { use, useState } from 'react';
import { isPhoto, photoSources } from '@haat/format';
import { ImagesIcon } from '../icons/icons.ts';
import { EmbeddedDrawingsContext } from './embedded-drawings.ts';
import { PictureOnTapContext } from './picture-on-tap.ts';

export interface PictureImageProps {
  /** A drawing (SVG), or a photograph: that comes through the image service in the width that the screen needs. */
  readonly src: string;
  /** What is to be seen; empty where the words beside it say it. */
  readonly alt: string;
  /** Size in CSS pixels, known before it loads; it shrinks with a narrow screen. */
  readonly width: number;
  readonly height: number;
  /** Loads at once: for the largest picture of a screen. */
  readonly eager?: boolean;
  /**
   * A drawing that comes within the page when the server sends it, and costs no request: for the small drawings of
   * pages that a link from elsewhere leads to.
   */
  readonly isEmbedded?: boolean;
  /** How wide a photograph is drawn on which screen, where that is not `width`. */
  readonly sizes?: string;
  /**
   * A photograph that only a signed-in person may see: the browser asks for it as it is, with the session. The image
   * service has no session, and what it makes is kept for everybody.
   */
  readonly isPrivate?: boolean;
  /** It stands inside a link or a button, so it can be no link itself. */
  readonly inLink?: boolean;
}

/** The picture of a `Picture`, for components that have a ground of their own. */
export function PictureImage(props: PictureImageProps) {
  const onTap = import.meta.env.SSR ? use(PictureOnTapContext) : null;
  const embedded = import.meta.env.SSR ? use(EmbeddedDrawingsContext) : null;
  if (onTap) return onTap(props);
  return isPhoto(props.src) ? (
    <Photo key={props.src} {...props} />
  ) : (
    <img
      {...attributesOf(props)}
      src={(props.isEmbedded ? embedded?.(props.src) : null) ?? props.src}
      alt={props.alt}
      // The browser keeps what came within the page.
      suppressHydrationWarning={props.isEmbedded}
    />
  );
}

/** A photograph; where it does not come, a pictogram and its words in the same room. */
function Photo(props: PictureImageProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NoPhoto {...props} />;
  return (
    <img
      {...attributesOf(props)}
      {...(props.isPrivate ? { src: props.src } : photoSources(props.src, props.width, props.sizes))}
      alt={props.alt}
      // It may have failed before the script was there to be told.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      onError={() => setFailed(true)}
    />
  );
}

function attributesOf({ width, height, eager = false }: PictureImageProps) {
  return {
    width,
    height,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : undefined,
    decoding: 'async',
    className: 'relative h-auto max-w-full',
  } as const;
}

function NoPhoto({ alt, width, height }: PictureImageProps) {
  return (
    <span className="relative grid max-w-full place-items-center overflow-hidden">
      {/* As large as the photograph would be, also where the screen is narrower. */}
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="h-auto max-w-full"
      />
      <span className="absolute inset-0 flex flex-col items-center justify-center p-1">
        <ImagesIcon />
        {alt === '' ? null : <span className="max-w-full text-center text-14 text-ink">{alt}</span>}
      </span>
    </span>
  );
}
