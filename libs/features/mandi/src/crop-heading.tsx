import { Picture } from '@haat/ui-kit';
import type { ReactNode } from 'react';

interface CropHeadingProps {
  /** Null where the crop has none. */
  readonly picture: string | null;
  readonly children: ReactNode;
}

/** What is said of a crop, beside its picture: the crop is known without reading. */
export function CropHeading({ picture, children }: CropHeadingProps) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      {picture === null ? null : <Picture src={picture} alt="" width={56} height={56} />}
      <div className="min-w-0">{children}</div>
    </div>
  );
}
