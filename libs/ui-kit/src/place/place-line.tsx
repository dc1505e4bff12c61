import { MapPinIcon } from '../icons/icons.ts';
import { TextLink } from '../text-link/text-link.tsx';

export interface PlaceLineProps {
  /** Where it is: 'Delivery to Dindori, Nashik'. */
  readonly text: string;
  /** Words of the way to another place. */
  readonly change: string;
  /** Address where the place is chosen. */
  readonly to: string;
}

/** The place for which a screen shows what it shows, and the way to another one. */
export function PlaceLine({ text, change, to }: PlaceLineProps) {
  return (
    <div className="flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3">
      <p className="flex room-for-words items-start gap-2">
        <MapPinIcon size={20} className="mt-hair shrink-0 text-primary" />
        <span className="min-w-0">{text}</span>
      </p>
      <TextLink to={to}>{change}</TextLink>
    </div>
  );
}
