import { useLocation } from 'react-router';
import { pathTo } from '@haat/routing';
import { ButtonLink, type ButtonVariant } from '@haat/ui-kit';

export interface PlaceSearchFormProps {
  readonly children: string;
  /** `secondary` where the phone's own place is still the first thing to try. */
  readonly variant?: ButtonVariant;
}

/** Name of the search field of this screen. */
export const SEARCH_NAME = 'q';

/**
 * Leads to the search field, what was written in it ready to be written over; before the script is there, to an empty
 * one.
 */
export function PlaceSearchForm({ children, variant }: PlaceSearchFormProps) {
  const { pathname, search } = useLocation();
  const next = new URLSearchParams(search).get('next');
  return (
    <ButtonLink
      to={
        pathname === pathTo('networkLocation')
          ? pathTo('networkLocation', {}, { next })
          : pathTo('location', {}, { next })
      }
      variant={variant}
      fullWidth
      onClick={(event) => {
        const field = document.querySelector<HTMLInputElement>(`main input[name=${SEARCH_NAME}]`);
        if (!field) return;
        event.preventDefault();
        field.focus();
        field.select();
      }}
    >
      {children}
    </ButtonLink>
  );
}
