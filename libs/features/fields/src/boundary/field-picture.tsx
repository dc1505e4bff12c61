interface FieldPictureProps {
  /** Corners in the picture, as `flatShape` lays them. */
  readonly points: string;
  /** What it shows, read out; without it the picture stands beside words that say the same. */
  readonly label?: string;
  readonly width: number;
  readonly height: number;
}

/** The shape of a field, north up; a picture of its own lines, so that it is there with the first HTML. */
export function FieldPicture({ points, label, width, height }: FieldPictureProps) {
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
        points={points}
        className="fill-primary-tint stroke-primary"
        strokeWidth={Math.max(2, width / 90)}
        strokeLinejoin="round"
      />
    </svg>
  );
}
