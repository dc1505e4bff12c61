import type { Geocoded } from '@haat/api-contract';
import type { Dependencies } from '@haat/backend-platform';
import { z } from 'zod';

import { toLatLngText } from './earth.ts';
import type { Geocoder } from './geocoder.ts';

/** A farmer waits for it: what takes longer is answered by the directory. */
const ANSWER_WITHIN_MS = 2_500;
const MOST_PLACES = 20;

const answerSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        place_id: z.string().min(1).max(300),
        formatted_address: z.string(),
        address_components: z.array(
          z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
        ),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
});
type Result = z.infer<typeof answerSchema>['results'][number];

/**
 * The directory, and a maps service where that knows more: a position is named by the maps service, and a name that
 * the directory does not have is looked up there. PIN codes are the directory's alone: fees and credit rest on their
 * positions. When the maps service fails, the directory answers. See docs/decisions/043-maps-beside-the-directory.md.
 *
 * Wire: `GET /maps/api/geocode/json` with `latlng`, or `address` and `components=country:IN`, and `language`, `key`;
 * answers `{ status, results: [{ place_id, formatted_address, address_components, geometry }] }`, where `status` is
 * `OK` or `ZERO_RESULTS`, or says what is wrong.
 */
export function mapsGeocoder(
  directory: Geocoder,
  { configuration: { mapsGeocoder: maps }, log }: Pick<Dependencies, 'configuration' | 'log'>,
): Geocoder {
  if (maps === null) return directory;

  /** Places in India; null when they could not be had. */
  const ask = async (query: Readonly<Record<string, string>>, language: string): Promise<Geocoded[] | null> => {
    const asked = new URLSearchParams({ ...query, language, key: maps.key });
    try {
      const answer = await fetch(`${maps.address}/maps/api/geocode/json?${asked.toString()}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        redirect: 'error',
      });
      const { status, results } = answerSchema.parse(await answer.json());
      if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`the maps service answered ${status}`);
      return results.filter(isInIndia).slice(0, MOST_PLACES).map(toGeocoded);
    } catch (error) {
      // Not the error itself: a failed request names its address, which has the place and the key.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the maps service did not answer');
      return null;
    }
  };

  return {
    async search(text, language) {
      const known = await directory.search(text, language);
      if (known.length > 0) return known;
      return (await ask({ address: text, components: 'country:IN' }, language)) ?? [];
    },
    byPincode: (pincode, language) => directory.byPincode(pincode, language),
    async reverse(position, language) {
      // Of several results the first is the most exact.
      const [place] = (await ask({ latlng: toLatLngText(position) }, language)) ?? [];
      return place ?? directory.reverse(position, language);
    },
  };
}

function isInIndia({ address_components: parts }: Result): boolean {
  return parts.some(({ types, short_name: code }) => types.includes('country') && code === 'IN');
}

function toGeocoded({ place_id, formatted_address, address_components: parts, geometry }: Result): Geocoded {
  const named = (...kinds: readonly string[]) =>
    kinds
      .map((kind) => parts.find(({ types }) => types.includes(kind))?.long_name)
      .find((name) => name !== undefined) ?? '';
  const district = named('administrative_area_level_3', 'administrative_area_level_2');
  const area = named('locality', 'sublocality', 'administrative_area_level_4') || district;
  return {
    area,
    // The maps service has one name only, in the language that it was asked in.
    officialArea: area,
    district,
    city: named('administrative_area_level_1'),
    postalCode: /^[1-9]\d{5}$/.exec(named('postal_code').replaceAll(' ', ''))?.[0] ?? '',
    formattedAddress: formatted_address,
    placeId: place_id,
    latLng: toLatLngText(geometry.location),
  };
}
