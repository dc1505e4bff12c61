import type { Ring } from '@haat/field-core';
import { flatShape } from './flat-shape.ts';

interface FieldPictureProps {
  readonly ring: Ring;
  /** What it shows, read out; without it the picture stands beside words that say the same. */
  readonly label?: string;
  readonly width: number;
  readonly height: number;
}

/** The shape of a field, north up; a picture of its own lines, so that it is there with the first HTML. */
export function FieldPicture({ ring, label, width, height }: FieldPictureProps) {
  const shape = flatShape(ring, width, height, Math.min(width, height) / 10);
  if (shape === null) return null;
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      width={width}
      height={height}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className="h-auto max-w-full rounded-control bg-soil-tint"
    >
      <polygon
        points={shape.points}
        className="fill-primary-tint stroke-primary"
        strokeWidth={Math.max(2, width / 90)}
        strokeLinejoin="round"
      />
    </svg>
  );
}
