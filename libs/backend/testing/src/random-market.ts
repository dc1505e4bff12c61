import { MOST_PACKS } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { carts, coupons } from '@haat/backend-checkout/tables';
import { farmerOwner } from '@haat/backend-checkout';
import type { CartRow } from '@haat/backend-checkout';
import { addresses } from '@haat/backend-identity/tables';
import type { AddressRow } from '@haat/backend-identity';
import { groupInsuranceProducts, insurancePremiumOptions } from '@haat/backend-insurance/tables';
import { offers, prebookOffers, prebookSeasons, products, variants, vendors } from '@haat/backend-market/tables';
import { creditLines } from '@haat/backend-payments/tables';

import type { TestBackend } from './test-backend.ts';
import { CREDIT_SHOP, creditFarmer } from './buyer.ts';
import { ADDRESSES_OF_FARMER, PACKS } from './random-carts.ts';
import type { RandomCart, RandomMarket } from './random-carts.ts';

/** Radius of the ball on which the database measures, in metres. */
const EARTH_METRES = 6_378_168;
const SEASON = 'random-season';
const STOCK = 1_000_000_000;
const productId = (product: number) => `random-${product}`;
const couponCode = (coupon: number) => `RANDOM-${coupon}`;

/**
 * A shop whose shelf, terms and coupons are put to those of one random market after another, and a farmer to whom it
 * sells on credit, too.
 */
export interface StockedMarket {
  farmer: Awaited<ReturnType<typeof creditFarmer>>;
  addresses: AddressRow[];
  /** A day that can be booked. */
  bookingDate: string;
  write(market: RandomMarket): Promise<void>;
  /** The columns of a stored cart which say what was put into it and chosen. */
  cartOf(
    market: RandomMarket,
    cart: RandomCart,
  ): Pick<
    CartRow,
    | 'vendorId'
    | 'isPrebook'
    | 'items'
    | 'deliveryType'
    | 'addressId'
    | 'paymentKind'
    | 'couponCode'
    | 'bookingDate'
    | 'insurance'
  >;
  /** Makes a random cart the farmer's open one. */
  open(market: RandomMarket, cart: RandomCart): Promise<CartRow>;
}

/** Prepares a backend of the small market for random ones. */
export async function stockedMarket(backend: TestBackend): Promise<StockedMarket> {
  const { database, dependencies } = backend;
  const farmer = await creditFarmer(backend);
  const now = dependencies.now();
  const packs = (
    await database
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(products.collectOnly, false))
      .orderBy(variants.id)
      .limit(PACKS)
  ).map(({ id }) => id);
  const [shop] = await database.select().from(vendors).where(eq(vendors.id, CREDIT_SHOP));
  const bookingDate = addDays(indiaDay(now), 5);
  await database
    .insert(creditLines)
    .values({
      userId: farmer.userId,
      limitPaise: 1e14,
      tenorDays: 90,
      freeDays: 30,
      monthlyBasisPoints: 150,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: creditLines.userId, set: { limitPaise: 1e14 } });
  await database.delete(prebookOffers).where(eq(prebookOffers.vendorId, CREDIT_SHOP));
  await database
    .insert(prebookSeasons)
    .values({ id: SEASON, kind: 'kharif', bookingDates: [bookingDate], lastDate: bookingDate });
  await database.delete(insurancePremiumOptions).where(inArray(insurancePremiumOptions.variantId, packs));
  const [product] = await database.select().from(groupInsuranceProducts).limit(1);
  await database
    .insert(groupInsuranceProducts)
    .values([0, 1].map((index) => ({ ...product!, id: productId(index), needsKyc: false, sortOrder: 100 + index })));
  const own = await database
    .insert(addresses)
    .values(
      Array.from({ length: ADDRESSES_OF_FARMER }, (_, index) => ({
        id: dependencies.newId(),
        userId: farmer.userId,
        name: 'Sunita Pawar',
        phoneNumber: '9876543210',
        house: `Plot ${index}`,
        village: 'Makhmalabad',
        tehsil: '',
        district: 'Nashik',
        state: 'Maharashtra',
        pincode: '422003',
        isDefault: false,
        createdAt: now,
      })),
    )
    .returning();

  const cartOf: StockedMarket['cartOf'] = (market, cart) => ({
    vendorId: CREDIT_SHOP,
    isPrebook: cart.isPrebook,
    deliveryType: cart.address === null ? 'pickup_from_store' : 'home_delivery',
    addressId: cart.address === null ? null : own[cart.address]!.id,
    items: cart.lines.map(({ pack, quantity }) => ({
      variantId: packs[pack]!,
      catalogueId: `${CREDIT_SHOP}-${packs[pack]!}`,
      quantity,
      unitPaise: 0,
    })),
    paymentKind: cart.payment,
    couponCode: cart.coupon === null ? null : couponCode(cart.coupon),
    bookingDate: cart.isPrebook ? bookingDate : null,
    insurance: cart.lines.flatMap(({ pack, insured }) => {
      const option = insured === null ? undefined : market.packs[pack]!.insurance[insured.option];
      return insured === null || option === undefined
        ? []
        : [
            {
              variantId: packs[pack]!,
              groupInsuranceProductId: productId(option.product),
              multiplierFactor: option.factor,
              units: insured.units,
            },
          ];
    }),
  });

  return {
    farmer,
    addresses: own,
    bookingDate,
    cartOf,
    async write({ packs: shelf, coupons: terms, freeUnits, delivery, addressMetres }) {
      for (const [index, { pricePaise, discountPaise }] of shelf.entries())
        await database
          .update(offers)
          .set({ pricePaise, discountPaise, stock: STOCK })
          .where(and(eq(offers.vendorId, CREDIT_SHOP), eq(offers.variantId, packs[index]!)));
      await database.delete(prebookOffers).where(eq(prebookOffers.seasonId, SEASON));
      await database.insert(prebookOffers).values(
        shelf.map(({ season }, index) => ({
          ...season,
          seasonId: SEASON,
          vendorId: CREDIT_SHOP,
          variantId: packs[index]!,
          promised: STOCK,
        })),
      );
      await database.delete(insurancePremiumOptions).where(inArray(insurancePremiumOptions.variantId, packs));
      const options = shelf.flatMap(({ insurance }, index) =>
        insurance.map(({ product: ofProduct, factor, costPaise, fullPaise }) => ({
          productId: productId(ofProduct),
          variantId: packs[index]!,
          multiplierFactor: factor,
          costToFarmerPaise: costPaise,
          totalPremiumPaise: fullPaise,
        })),
      );
      if (options.length > 0) await database.insert(insurancePremiumOptions).values(options);
      for (const [index, units] of freeUnits.entries())
        await database
          .update(groupInsuranceProducts)
          .set({ freeUnits: units })
          .where(eq(groupInsuranceProducts.id, productId(index)));
      const rows = terms.map(({ isOver, ...one }, index) => ({
        ...one,
        code: couponCode(index),
        validUntil: isOver ? addDays(indiaDay(now), -1) : null,
        marketplaces: ['dehaat' as const],
        isListed: false,
        createdAt: now,
      }));
      const kept = ['kind', 'value', 'capPaise', 'minimumPaise', 'validUntil'] as const;
      await database
        .insert(coupons)
        .values(rows)
        .onConflictDoUpdate({
          target: coupons.code,
          set: Object.fromEntries(kept.map((key) => [key, sql.raw(`excluded.${coupons[key].name}`)])),
        });
      await database
        .update(vendors)
        .set({
          deliveryBasePaise: delivery.basePaise,
          deliveryBaseMetres: delivery.baseKilometres * 1_000,
          deliveryPerKilometrePaise: delivery.perKilometrePaise,
          deliveryFreeFromPaise: delivery.freeAbovePaise,
          deliveryRadiusMetres: delivery.radiusKilometres * 1_000,
          // The amounts are what is looked at: every number of packs is let go.
          maxPacks: MOST_PACKS,
        })
        .where(eq(vendors.id, CREDIT_SHOP));
      // Due north, where a degree is as long everywhere.
      for (const [index, metres] of addressMetres.entries())
        await database
          .update(addresses)
          .set({ latLng: `${(shop!.lat + (metres / EARTH_METRES) * (180 / Math.PI)).toFixed(7)},${shop!.lng}` })
          .where(eq(addresses.id, own[index]!.id));
    },
    async open(market, cart) {
      const chosen = { ...cartOf(market, cart), updatedAt: now };
      const [row] = await database
        .insert(carts)
        .values({ ...chosen, cartId: dependencies.newId(), marketplace: 'dehaat', owner: farmerOwner(farmer.userId) })
        .onConflictDoUpdate({
          target: [carts.owner, carts.marketplace],
          targetWhere: sql`status = 'open'`,
          set: chosen,
        })
        .returning();
      return row!;
    },
  };
}
