import { StarIcon } from '../icons/farm-icons.ts';
import { starFill, type StarFill } from './star-fill.ts';

export interface RatingProps {
  /** 0 to 5. */
  readonly value: number;
  /** The rating in words and how many gave it; it stands beside the stars. */
  readonly text: string;
}

const places = [1, 2, 3, 4, 5] as const;

/**
 * How others rated something: five stars, and the same in words.
 *
 * Use it on cards and in reviews. To ask for a rating, use `RatingField`. Leave it out while there is no rating: five
 * empty stars look like a bad rating.
 */
export function Rating({ value, text }: RatingProps) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="flex text-soil">
        {places.map((place) => (
          <Star key={place} fill={starFill(value, place)} />
        ))}
      </span>
      <span className="min-w-0 text-14 font-semibold">{text}</span>
    </span>
  );
}

function Star({ fill }: { readonly fill: StarFill }) {
  return (
    <span className="relative">
      <StarIcon size={18} className={fill === 'full' ? 'fill-current' : undefined} />
      {fill === 'half' ? (
        <StarIcon size={18} className="absolute inset-0 fill-current [clip-path:inset(0_50%_0_0)]" />
      ) : null}
    </span>
  );
}
