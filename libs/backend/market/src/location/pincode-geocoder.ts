import type { Geocoded } from '@haat/api-contract';
import { isDigitsOnly } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { preparedQuery, rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { foldText, skeletonOf } from '../search/fold-text.ts';
import { toRoman } from '../search/to-roman.ts';
import { placeNameIn } from '../place-names/place-name.ts';
import { earthPoint, metresBetween, toLatLng, toLatLngText } from './earth.ts';
import type { LatLng } from './earth.ts';
import type { Geocoder } from './geocoder.ts';
import { districts, places, states } from './tables.ts';
import { withWordIndex } from './word-index.ts';

/** Most places that a search answers. */
const MOST_PLACES = 20;
/** A position farther than this from every post office is not in India: 50 km. */
const NEAREST_OFFICE_METRES = 50_000;
/** Places that begin as typed are answered alone when there are this many; else similar spellings are added. */
const ENOUGH_PLACES = 5;
/** How alike a place must be to what was typed, of 1. */
const CLOSE_LIKENESS = 0.6;
/** How alike a place must be to what was typed when nothing came closer, of 1, both without their 'a's. */
const FAINT_LIKENESS = 0.55;
/** What is shorter must begin a word as typed: it is like too much. */
const SHORTEST_GUESSED = 4;
/**
 * Some post offices have only their district's centre as position; among this many nearest ones an exact position is
 * preferred.
 */
const NEAREST_LOOKED_AT = 8;

interface PlaceRow {
  pincode: string;
  /** In the language where the office bears its district's name and that is known in it, else null. */
  known_name: string | null;
  official_name: string;
  state_in_english: string;
  district: string;
  state: string;
  lat: number;
  lng: number;
}

/**
 * Start of every query: a place with its names in a language. The main office of a district bears the district's
 * name, and so is named with it; other offices are named by rule.
 */
function selectPlace(language: string): SQL {
  const district = sql`coalesce(${districts.name} ->> ${language}::text, ${places.district})`;
  return sql`select ${places.pincode},
      case when ${places.officeName} = ${places.district} then ${districts.name} ->> ${language}::text end
      as known_name,
      ${places.officeName} as official_name, ${places.state} as state_in_english,
      ${district} as district,
      coalesce(${states.name} ->> ${language}::text, ${places.state}) as state,
      ${places.lat}, ${places.lng}
    from ${places}
    left join ${districts} on ${districts.state} = ${places.state} and ${districts.district} = ${places.district}
    left join ${states} on ${states.state} = ${places.state}`;
}

function toGeocoded(row: PlaceRow, language: string): Geocoded {
  const area = row.known_name ?? placeNameIn(row.official_name, row.state_in_english, language) ?? row.official_name;
  const names = [...new Set([area, row.district, row.state])].join(', ');
  return {
    area,
    officialArea: row.official_name,
    district: row.district,
    city: row.state,
    postalCode: row.pincode,
    formattedAddress: `${names} ${row.pincode}`,
    placeId: `pin-${row.pincode}`,
    latLng: toLatLngText(row),
  };
}

const findPosition = preparedQuery((executor) =>
  executor
    .select({ lat: places.lat, lng: places.lng })
    .from(places)
    .where(eq(places.pincode, sql.placeholder('pincode'))),
);

/** Where the post office of a PIN code is, as the contract tells it; null for one that is not known. */
export async function positionOfPincode(executor: Executor, pincode: string): Promise<LatLng | null> {
  const [position] = await findPosition(executor, { pincode });
  return position === undefined ? null : toLatLng(toLatLngText(position));
}

/** Geocoder on the PIN code directory. See docs/domain/service-calls.md#places. */
export function pincodeGeocoder(executor: Executor): Geocoder {
  const named = (rows: readonly PlaceRow[], language: string) => rows.map((row) => toGeocoded(row, language));
  const find = async (language: string, query: SQL) => named(await rowsOf<PlaceRow>(executor, query), language);
  const findByLikeness = async (language: string, least: number, query: SQL) =>
    named(await withWordIndex(executor, least, (tx) => rowsOf<PlaceRow>(tx, query)), language);

  const byWords = async (text: string, language: string): Promise<Geocoded[]> => {
    const folded = foldText(text);
    if (folded === '') return [];
    const inOrder = (likeness: SQL) => sql`order by
        (case when ${places.searchOffice} = ${folded} then 3 when starts_with(${places.searchOffice}, ${folded}) then 1
        else 0 end)
        + (case when ${places.searchDistrict} = ${folded} then 2 else 0 end) + ${likeness} desc,
        ${places.officeCount} desc, ${places.pincode} limit ${MOST_PLACES}`;
    const begins = sql`${places.search} like ${`% ${folded}%`}`;
    const wholeWord = sql`(case when ${places.search} like ${`% ${folded} %`} then 0.5 else 0 end)`;
    const begun = await find(language, sql`${selectPlace(language)} where ${begins} ${inOrder(wholeWord)}`);
    if (folded.length < SHORTEST_GUESSED || begun.length >= ENOUGH_PLACES) return begun;
    const close = await findByLikeness(
      language,
      CLOSE_LIKENESS,
      sql`${selectPlace(language)} where ${begins} or ${folded}::text <% ${places.search}
        ${inOrder(sql`word_similarity(${folded}::text, ${places.search})`)}`,
    );
    if (close.length > 0) return close;
    const skeleton = skeletonOf(folded);
    return findByLikeness(
      language,
      FAINT_LIKENESS,
      sql`${selectPlace(language)} where ${skeleton}::text <% ${places.searchSkeleton}
        ${inOrder(sql`word_similarity(${skeleton}::text, ${places.searchSkeleton})`)}`,
    );
  };

  return {
    async search(text, language) {
      const digits = toRoman(text).replace(/\s/g, '');
      if (digits !== '' && isDigitsOnly(digits))
        return find(
          language,
          sql`${selectPlace(language)} where ${places.pincode} like ${`${digits}%`} order by ${places.pincode}
            limit ${MOST_PLACES}`,
        );
      return byWords(text, language);
    },
    async byPincode(pincode, language) {
      return (await find(language, sql`${selectPlace(language)} where ${places.pincode} = ${pincode}`))[0] ?? null;
    },
    async reverse(position, language) {
      const nearest = sql`select near.pincode from (
          select ${places.pincode} as pincode, ${places.quality} as quality,
          ${metresBetween(sql`${places.position}`, position)} as metres
          from ${places} order by ${places.position} <-> ${earthPoint(position)} limit ${NEAREST_LOOKED_AT}
        ) near where near.metres <= ${NEAREST_OFFICE_METRES} order by (near.quality like 'pin%') desc, near.metres
        limit 1`;
      return (await find(language, sql`${selectPlace(language)} where ${places.pincode} = (${nearest})`))[0] ?? null;
    },
  };
}
