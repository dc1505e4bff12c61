import { sql } from 'drizzle-orm';
import { districts, places, states } from '@haat/backend-market/tables';
import { foldText, nameInOwnScript, searchTextOf } from '@haat/backend-market';
import { allTranslations } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { SeedDistrict, SeedPlace, SeedState } from '../seed-places.ts';

/** Places of one statement: few enough that each takes well under a second. */
const PLACES_AT_ONCE = 500;

/** What the place directory is filled from. */
export interface PlaceDirectory {
  places: readonly SeedPlace[];
  states: readonly SeedState[];
  districts: readonly SeedDistrict[];
}

/** Fills the place directory. The rows go as one JSON text a statement, which both databases read fastest. */
export async function insertPlaces(tx: Transaction, directory: PlaceDirectory): Promise<void> {
  if (directory.states.length > 0)
    await tx.insert(states).values(directory.states.map(({ name }) => ({ state: name.en, name })));
  const named = directory.districts.map(({ state, district, name }) => ({ state, district, name }));
  if (named.length > 0) await tx.insert(districts).values(named);

  // Regions are folded once, not for each of their places.
  const districtWordings = new Map(
    named.map(({ state, district, name }) => [`${state}/${district}`, allTranslations(name).map(foldText)]),
  );
  const stateWordings = new Map(directory.states.map(({ name }) => [name.en, allTranslations(name).map(foldText)]));
  for (let start = 0; start < directory.places.length; start += PLACES_AT_ONCE) {
    const rows = directory.places.slice(start, start + PLACES_AT_ONCE).map((place) => {
      const officeName = withoutOfficeKind(place.officeName);
      const office = foldText(officeName);
      const inOwnScript = foldText(nameInOwnScript(officeName, place.state));
      const district = districtWordings.get(`${place.state}/${place.district}`) ?? [foldText(place.district)];
      return {
        pincode: place.pincode,
        office_name: officeName,
        district: place.district,
        state: place.state,
        lat: place.lat,
        lng: place.lng,
        office_count: place.officeCount,
        quality: place.quality,
        search_office: office,
        search_district: foldText(place.district),
        search: searchTextOf([
          office,
          inOwnScript,
          ...district,
          ...(stateWordings.get(place.state) ?? [foldText(place.state)]),
        ]),
      };
    });
    await tx.execute(sql`insert into ${places} (pincode, office_name, district, state, lat, lng, office_count, quality,
      search_office, search_district, search)
      select pincode, office_name, district, state, lat, lng, office_count, quality, search_office, search_district,
      search
      from json_to_recordset(${JSON.stringify(rows)}::json) as place(pincode text, office_name text, district text,
      state text, lat float8, lng float8, office_count int, quality text, search_office text, search_district text,
      search text)`);
  }
}

/** The directory says 'Tilak Nagar S.O (West Delhi)'; people say 'Tilak Nagar'. */
function withoutOfficeKind(officeName: string): string {
  return officeName.replace(/ [BHS]\.O\b.*$/, '');
}
