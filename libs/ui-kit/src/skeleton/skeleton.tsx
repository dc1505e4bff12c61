import { classes } from '../classes.ts';

/** The shape of what comes. */
export type SkeletonShape = 'text' | 'row' | 'card' | 'product' | 'picture';

export interface SkeletonProps {
  readonly shape: SkeletonShape;
  /** How many of them. */
  readonly count?: number;
}

const bar = 'rounded-control bg-line';

function Shape({ shape }: { readonly shape: SkeletonShape }) {
  if (shape === 'text') return <div className={classes(bar, 'h-5 w-3/4')} />;
  if (shape === 'picture') return <div className="aspect-square w-full rounded-card bg-line" />;
  if (shape === 'product')
    return (
      <div className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
        <div className="h-30 bg-line" />
        <div className="flex flex-col gap-2 p-3">
          <div className={classes(bar, 'h-4 w-1/2')} />
          <div className={classes(bar, 'h-5 w-full')} />
          <div className={classes(bar, 'h-7 w-2/3')} />
          <div className={classes(bar, 'h-12 w-full')} />
        </div>
      </div>
    );
  return (
    <div
      className={classes(
        'flex items-center gap-3',
        shape === 'card' ? 'rounded-card border border-line bg-card p-4' : 'py-3',
      )}
    >
      <div className="size-14 shrink-0 rounded-card bg-line" />
      <div className="flex flex-1 flex-col gap-2">
        <div className={classes(bar, 'h-5 w-3/4')} />
        <div className={classes(bar, 'h-4 w-1/2')} />
      </div>
    </div>
  );
}

/**
 * Holds the place of what is loading, in its shape and size. Hidden from screen readers; the screen says that it
 * loads.
 */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  const shapes = Array.from({ length: count }, (_, index) => <Shape key={index} shape={shape} />);
  return (
    <div
      aria-hidden="true"
      className={classes(
        'animate-waiting',
        shape === 'product' || shape === 'picture'
          ? 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2'
          : 'flex flex-col gap-3',
      )}
    >
      {shapes}
    </div>
  );
}
