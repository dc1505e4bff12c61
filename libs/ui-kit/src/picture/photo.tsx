import { useState } from 'react';
import { photoSources } from '@haat/format';
import { ImagesIcon } from '../icons/icons.ts';
import type { PictureProps } from './picture.tsx';

/** A photograph in the widths that the image service makes; where it does not come, a pictogram and its words in the same room. */
export function Photo({ src, alt, width, height, eager = false, sizes }: Omit<PictureProps, 'tone' | 'colour'>) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NoPhoto alt={alt} width={width} height={height} />;
  return (
    <img
      {...photoSources(src, width, sizes)}
      // It may have failed before the script was there to be told.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(true);
      }}
      onError={() => setFailed(true)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className="relative h-auto max-w-full"
    />
  );
}

function NoPhoto({ alt, width, height }: Pick<PictureProps, 'alt' | 'width' | 'height'>) {
  return (
    <>
      {/* As large as the photograph would be, also where the screen is narrower. */}
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="h-auto max-w-full" />
      <span className="absolute inset-0 flex flex-col items-center justify-center overflow-hidden p-1">
        <ImagesIcon />
        {alt === '' ? null : <span className="max-w-full text-center text-14 text-ink">{alt}</span>}
      </span>
    </>
  );
}
