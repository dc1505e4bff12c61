import { Form } from 'react-router';
import type { Geocoded } from '@haat/api-contract';
import { Card, ChevronRightIcon, MapPinIcon } from '@haat/ui-kit';
import { PlaceName } from './place-name.tsx';

export interface PlaceResultsProps {
  readonly heading: string;
  readonly places: readonly Pick<Geocoded, 'placeId' | 'postalCode' | 'area' | 'officialArea' | 'district' | 'city'>[];
  /** Where to go once a place is chosen. */
  readonly next: string;
}

/** Places to choose from; each is a button, so choosing works before the page's script has come. */
export function PlaceResults({ heading, places, next }: PlaceResultsProps) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-18 font-bold">{heading}</h2>
      <Card padding="none">
        <Form method="post" className="divide-y divide-line">
          <input type="hidden" name="intent" value="choose" />
          <input type="hidden" name="next" value={next} />
          {places.map((place) => (
            <button
              key={place.placeId}
              name="pincode"
              value={place.postalCode}
              className={
                'flex min-h-14 w-full min-w-0 flex-wrap items-center gap-3 px-4 py-3 text-left ' +
                '-outline-offset-3 active:bg-soil-tint'
              }
            >
              <MapPinIcon className="shrink-0 text-primary" />
              <span className="room-for-words flex flex-col">
                <span className="font-semibold">
                  <PlaceName name={place.area} officialName={place.officialArea} />
                </span>
                <span className="text-14 text-ink-soft">
                  {[place.district, place.city, place.postalCode].filter(Boolean).join(', ')}
                </span>
              </span>
              <ChevronRightIcon className="shrink-0" />
            </button>
          ))}
        </Form>
      </Card>
    </section>
  );
}
