import type { RouterContextProvider } from 'react-router';
import { centres } from '@haat/api-client';
import type { Vendor } from '@haat/api-contract';
import { readWholeNumber } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  creditShopsAtPlace,
  placeContext,
  shellContext,
  shopsAtPlace,
  textContext,
  unavailable,
  type ServerTexts,
} from '@haat/app-context';
import { formatMoney, indiaDay } from '@haat/format';
import { distanceText, shopView, timeText, type ShopView } from '@haat/presenters';
import { mapOf } from './map/map-of.ts';

/** A shop or centre as the lists show it. */
export interface ListedShop extends ShopView {
  readonly type: Vendor['vendor_details']['vendor_type'];
  /** What its type is called. */
  readonly typeName: string;
  readonly phoneNumber: string;
  /** Where a map shows the way. */
  readonly directionsUrl: string;
  readonly address: string;
  readonly legalName: string;
  /** '9 am to 7 pm', and the weekday on which it is closed. */
  readonly hours: string;
  readonly closedOn: string | null;
  readonly licences: readonly { readonly text: string; readonly isExpired: boolean }[];
  /** What it takes for bringing the goods; empty where it does not. */
  readonly deliveryTerms: readonly string[];
  /** Whether goods can be bought there for the chosen place. */
  readonly servesPlace: boolean;
  /** That this person can buy there on credit, in words; null where it is not so. */
  readonly credit: string | null;
  readonly isChosen: boolean;
}

/**
 * Shops that serve the place; null without a place. Where the shell lists centres first, they stand before the
 * others.
 */
export async function loadNearby(context: Readonly<RouterContextProvider>) {
  const place = context.get(placeContext);
  if (!place) return null;
  const [{ vendors, vendor }, creditIds] = await Promise.all([shopsAtPlace(context), creditShopsAtPlace(context)]);
  if (vendors === null) throw unavailable();
  const { centreFirst } = context.get(shellContext).catalogue;
  const isCentre = ({ vendor_details }: Vendor) => vendor_details.vendor_type === 'DC';
  const ordered = centreFirst ? [...vendors.filter(isCentre), ...vendors.filter((each) => !isCentre(each))] : vendors;
  const t = context.get(textContext);
  const now = new Date();
  const map = mapOf(
    place.latLng,
    ordered.map(({ vendor_details }) => vendor_details.lat_lng),
  );
  return {
    place: place.label,
    map: { ...map, outerDistance: distanceText(t, map.outerMetres) },
    shops: ordered.map((each) =>
      listedShop(t, each, { now, chosenId: vendor?.id ?? null, creditIds, servesPlace: true }),
    ),
  };
}

/** Distribution centres within 300 km of the place, from the first page through this one; null without a place. */
export async function loadCentres(context: Readonly<RouterContextProvider>, lastPage: number) {
  const place = context.get(placeContext);
  if (!place) return null;
  const api = context.get(apiContext);
  const numbers = Array.from({ length: lastPage }, (_, index) => index + 1);
  const [{ vendor }, creditIds, ...pages] = await Promise.all([
    shopsAtPlace(context),
    creditShopsAtPlace(context),
    ...numbers.map((page) => centres(api, { lat_lng: place.latLng, page })),
  ]);
  const known = pages.flatMap((page) => page ?? []);
  const last = known.at(-1);
  if (known.length < pages.length || !last) throw unavailable();
  const t = context.get(textContext);
  const now = new Date();
  const found = known.flatMap(({ results }) => results);
  return {
    place: place.label,
    count: last.count,
    shops: found.map((each) =>
      listedShop(t, each, {
        now,
        chosenId: vendor?.id ?? null,
        creditIds,
        servesPlace: each.vendor_details.serves_place ?? false,
      }),
    ),
    nextPage: last.next === null ? null : lastPage + 1,
  };
}

/** Centres on the screen at once at most: beyond 300 km there is none, and no region has more. */
const MOST_PAGES = 10;

/** Page from an address: what makes no sense is the first. */
export function readPage(text: string | null): number {
  return Math.min(readWholeNumber(text) || 1, MOST_PAGES);
}

interface ListingFacts {
  readonly now: Date;
  readonly chosenId: string | null;
  readonly servesPlace: boolean;
  /** Shops that sell on credit to this person. */
  readonly creditIds: ReadonlySet<string>;
}

function listedShop(
  t: ServerTexts,
  vendor: Vendor,
  { now, chosenId, creditIds, servesPlace }: ListingFacts,
): ListedShop {
  const details = vendor.vendor_details;
  return {
    ...shopView(t, vendor, now),
    type: details.vendor_type,
    typeName: t(`nearby-centres:type.${details.vendor_type}`),
    phoneNumber: details.phone_number,
    directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(details.lat_lng)}`,
    address: details.address,
    legalName: details.legal_name,
    hours: t('nearby-centres:vendor.hoursRange', {
      opens: timeText(t, details.opens_at),
      closes: timeText(t, details.closes_at),
    }),
    closedOn:
      details.closed_weekday === null
        ? null
        : t('nearby-centres:vendor.closedOn', { day: t(`nearby-centres:day.d${details.closed_weekday}`) }),
    licences: details.licences.map((licence) => licenceLines(t, licence, now)),
    deliveryTerms: deliveryLines(t, details),
    servesPlace,
    credit: creditIds.has(vendor.id) ? t('nearby-centres:vendor.credit') : null,
    isChosen: vendor.id === chosenId,
  };
}

function licenceLines(
  t: ServerTexts,
  { kind, number, valid_until }: Vendor['vendor_details']['licences'][number],
  now: Date,
) {
  const isExpired = valid_until < indiaDay(now);
  const values = {
    kind: t(`nearby-centres:licence.${kind}`),
    number,
    until: valid_until.split('-').reverse().join('-'),
  };
  return { isExpired, text: t(isExpired ? 'nearby-centres:licence.expired' : 'nearby-centres:licence.line', values) };
}

function deliveryLines(t: ServerTexts, { delivery }: Vendor['vendor_details']): string[] {
  if (!delivery) return [];
  const terms = t('nearby-centres:vendor.deliveryTerms', {
    base: formatMoney(delivery.base_fee),
    distance: distanceText(t, delivery.base_distance_metres),
    each: formatMoney(delivery.fee_per_km),
  });
  return delivery.free_above === null
    ? [terms]
    : [terms, t('nearby-centres:vendor.freeAbove', { amount: formatMoney(delivery.free_above) })];
}
