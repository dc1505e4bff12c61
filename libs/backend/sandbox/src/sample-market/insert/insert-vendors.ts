import { isGstin } from '@haat/identity-documents';
import { vendors } from '@haat/backend-market/tables';
import type { Transaction } from '@haat/backend-platform';
import type { SeedVendor } from '../seed-shops.ts';

/**
 * Adds shops.
 * @throws Error when what stands for a shop's GSTIN is none: it would stand on every bill of the shop
 */
export async function insertVendors(tx: Transaction, shops: readonly SeedVendor[]): Promise<void> {
  if (shops.length === 0) return;
  for (const { id, gstin } of shops)
    if (gstin !== null && !isGstin(gstin)) throw new Error(`${id}: ${gstin} is no GSTIN`);
  await tx.insert(vendors).values(
    shops.map((shop) => ({
      id: shop.id,
      slug: shop.slug,
      type: shop.type,
      fulfilment: shop.fulfilment,
      name: shop.name,
      legalName: shop.legalName,
      ownerName: shop.ownerName,
      phoneNumber: shop.phone,
      addressLines: [shop.address.street],
      town: shop.address.town,
      pincode: shop.address.pincode,
      district: shop.address.district,
      state: shop.address.state,
      lat: shop.lat,
      lng: shop.lng,
      deliveryRadiusMetres: shop.deliveryRadiusMetres,
      pickupRadiusMetres: shop.pickupRadiusMetres,
      deliveryBasePaise: shop.deliveryTerms?.basePaise ?? null,
      deliveryBaseMetres: shop.deliveryTerms?.baseUpToMetres ?? null,
      deliveryPerKilometrePaise: shop.deliveryTerms?.perKilometrePaise ?? null,
      deliveryFreeFromPaise: shop.deliveryTerms?.freeFromPaise ?? null,
      readyInDays: shop.readyInDays,
      gstin: shop.gstin,
      openingHours: [...shop.openingHours],
      licences: shop.licences.map(({ kind, number, validUntil }) => ({ kind, number, valid_until: validUntil })),
      isFinanced: shop.isFinanced,
    })),
  );
}
