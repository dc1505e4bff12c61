import { use, type ReactNode } from 'react';
import { PictureOnTapContext } from '../picture/picture-on-tap.ts';

export interface EmptyStateProps {
  /** Address of a drawn picture, such as `/pictures/empty-cart.svg`. */
  readonly picture: string;
  readonly title: string;
  readonly detail?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  /** The title is the heading of the screen (1) or of a part of it (2). */
  readonly headingLevel?: 1 | 2;
  /** `screen`: little else is on the screen. `part`: a card among others, its picture beside its words. */
  readonly size?: 'screen' | 'part';
}

/** Nothing is here: says so, and what to do next. */
export function EmptyState({ picture, title, detail, action, headingLevel = 2, size = 'screen' }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  if (size === 'part') {
    return (
      <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4">
        <div className="flex min-w-0 flex-wrap items-start gap-3">
          <StatePicture src={picture} size={72} />
          <div className="room-for-words flex flex-col gap-1">
            <Heading className="text-18 font-bold">{title}</Heading>
            {detail ? <div className="text-ink-soft">{detail}</div> : null}
          </div>
        </div>
        {action ? <div className="flex min-w-0 flex-col gap-2">{action}</div> : null}
      </div>
    );
  }
  return (
    <div className="flex min-w-0 flex-col items-center gap-4 px-2 py-8 text-center">
      <StatePicture src={picture} size={160} />
      <div className="flex max-w-md min-w-0 flex-col gap-2">
        <Heading className="text-22 font-bold">{title}</Heading>
        {detail ? <div className="text-ink-soft">{detail}</div> : null}
      </div>
      {action ? <div className="flex w-full max-w-md flex-col items-stretch gap-2">{action}</div> : null}
    </div>
  );
}

/** The picture; where it does not come, as without a signal, its room stays empty: the words say it all. */
function StatePicture({ src, size }: { readonly src: string; readonly size: number }) {
  // It only decorates: where no picture comes unasked, nobody would ask for it.
  if (import.meta.env.SSR && use(PictureOnTapContext)) return null;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className="shrink-0"
      onError={({ currentTarget }) => currentTarget.classList.add('invisible')}
    />
  );
}
