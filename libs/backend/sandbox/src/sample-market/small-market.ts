import { sampleMarket } from './market.ts';
import { sampleGstin } from './sample-gstin.ts';
import type { SeedVariant } from './seed-goods.ts';
import type { SampleMarket } from './seed-market.ts';
import type { SeedOffer, SeedVendor } from './seed-shops.ts';
import type { LocalisedText } from './seed-texts.ts';

const sameEverywhere = (text: string): LocalisedText => ({
  hi: text,
  en: text,
  mr: text,
  bn: text,
  or: text,
  gu: text,
});
const named = (en: string, hi: string): LocalisedText => ({ ...sameEverywhere(en), hi });

/** Packs on the shelf of every offer of the small market. */
export const SMALL_MARKET_STOCK = 20;

interface Shop extends Pick<
  SeedVendor,
  'id' | 'type' | 'fulfilment' | 'name' | 'lat' | 'lng' | 'deliveryRadiusMetres' | 'pickupRadiusMetres' | 'isFinanced'
> {
  district: LocalisedText;
  state: LocalisedText;
  pincode: string;
}

const nashik = { district: named('Nashik', 'नाशिक'), state: named('Maharashtra', 'महाराष्ट्र'), pincode: '422001' };
const patna = { district: named('Patna', 'पटना'), state: named('Bihar', 'बिहार'), pincode: '800001' };

/** Shops at known places: 0.01° of latitude is 1.11 km. */
const SHOPS: readonly Shop[] = [
  {
    id: 'small-both',
    type: 'GL',
    fulfilment: 'both',
    name: named('Both Shop', 'दोनों दुकान'),
    lat: 20,
    lng: 73.8,
    deliveryRadiusMetres: 10_000,
    pickupRadiusMetres: 25_000,
    isFinanced: false,
    ...nashik,
  },
  {
    id: 'small-doorstep',
    type: 'Self',
    fulfilment: 'doorstep_delivery',
    name: named('Doorstep Shop', 'घर पहुँच दुकान'),
    lat: 20.02,
    lng: 73.8,
    deliveryRadiusMetres: 15_000,
    pickupRadiusMetres: 0,
    isFinanced: false,
    ...nashik,
  },
  {
    id: 'small-pickup',
    type: 'Self',
    fulfilment: 'pickup_from_store',
    name: named('Pickup Shop', 'काउंटर दुकान'),
    lat: 20.03,
    lng: 73.8,
    deliveryRadiusMetres: 0,
    pickupRadiusMetres: 30_000,
    isFinanced: false,
    ...nashik,
  },
  {
    id: 'small-centre',
    type: 'DC',
    fulfilment: 'both',
    name: named('Nashik Centre', 'नाशिक केंद्र'),
    lat: 20.05,
    lng: 73.8,
    deliveryRadiusMetres: 40_000,
    pickupRadiusMetres: 60_000,
    isFinanced: true,
    ...nashik,
  },
  {
    id: 'small-patna',
    type: 'DC',
    fulfilment: 'both',
    name: named('Patna Centre', 'पटना केंद्र'),
    lat: 25.6,
    lng: 85.1,
    deliveryRadiusMetres: 20_000,
    pickupRadiusMetres: 20_000,
    isFinanced: false,
    ...patna,
  },
];

function toVendor({ district, state, pincode, ...shop }: Shop, index: number): SeedVendor {
  return {
    ...shop,
    slug: shop.id,
    legalName: `${shop.name.en} Private Limited`,
    ownerName: 'Sample Owner',
    phone: `900000010${index}`,
    address: { street: named('Main Road', 'मेन रोड'), town: district, pincode, district, state },
    deliveryTerms:
      shop.fulfilment === 'pickup_from_store'
        ? null
        : { basePaise: 3_000, baseUpToMetres: 5_000, perKilometrePaise: 500, freeFromPaise: 200_000 },
    readyInDays: 1,
    openingHours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '19:00' })),
    gstin: sampleGstin(state.en, `000${index}`),
    licences: [{ kind: 'fertiliser', number: 'SAMPLE-F-1', validFrom: '2025-01-01', validUntil: '2030-12-31' }],
  };
}

/** Every pack at its MRP less a tenth, in whole paise. */
function toOffer(vendorId: string, { id, mrpPaise }: SeedVariant): SeedOffer {
  return {
    id: `${vendorId}-${id}`,
    vendorId,
    variantId: id,
    pricePaise: mrpPaise,
    discountPaise: Math.floor(mrpPaise / 10),
    stock: SMALL_MARKET_STOCK,
  };
}

/** A market for tests: the sample's products, in five shops at known places which all sell all of them. */
export function smallMarket(): SampleMarket {
  const market = sampleMarket();
  const vendors = SHOPS.map(toVendor);
  return {
    ...market,
    vendors,
    offers: vendors.flatMap(({ id }) => market.variants.map((variant) => toOffer(id, variant))),
  };
}
