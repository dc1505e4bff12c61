import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { MapPinIcon } from '../icons/icons.ts';

export interface PlaceNeededProps {
  readonly title: string;
  /** What a place is needed for. */
  readonly detail: string;
  /** Words of the way to a place. */
  readonly choose: string;
  /** Address where the place is chosen. */
  readonly to: string;
}

/** A screen that shows nothing before the farmer has said where they are. */
export function PlaceNeeded({ title, detail, choose, to }: PlaceNeededProps) {
  return (
    <EmptyState
      picture="/pictures/empty-farms.svg"
      title={title}
      detail={detail}
      action={
        <ButtonLink to={to} size="large" fullWidth icon={<MapPinIcon />}>
          {choose}
        </ButtonLink>
      }
    />
  );
}
