import type { FarmService, FarmServiceCard } from '@haat/api-contract/bookings';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage, ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, asc, eq } from 'drizzle-orm';
import { farmServicePackages, farmServices, farmServiceVendors } from '../tables.ts';
import { tankProducts } from './tank-products.ts';

/** A service as it is kept. */
export type ServiceRow = typeof farmServices.$inferSelect;
/** A package of a service as it is kept. */
export type PackageRow = typeof farmServicePackages.$inferSelect;
/** A vendor of a service as it is kept. */
export type VendorRow = typeof farmServiceVendors.$inferSelect;

/** Every service that can be booked. */
export async function listServices(executor: Executor, language: Language): Promise<FarmServiceCard[]> {
  const services = await executor.select().from(farmServices).orderBy(asc(farmServices.position));
  const packages = await executor.select().from(farmServicePackages);
  return services.map((service) =>
    cardOf(
      service,
      packages.filter(({ serviceId }) => serviceId === service.id),
      language,
    ),
  );
}

/** A service as it is kept. @throws ServiceError `request_error.not_found` */
export async function serviceRow(executor: Executor, id: string): Promise<ServiceRow> {
  const [service] = await executor.select().from(farmServices).where(eq(farmServices.id, id));
  if (service === undefined) throw new ServiceError('request_error.not_found');
  return service;
}

/** The packages of a service, in its order. */
export async function packagesOf(executor: Executor, serviceId: string): Promise<PackageRow[]> {
  return executor
    .select()
    .from(farmServicePackages)
    .where(eq(farmServicePackages.serviceId, serviceId))
    .orderBy(asc(farmServicePackages.position));
}

/** Who does a service. @throws ServiceError `request_error.not_found`, also for another service's vendor */
export async function vendorOf(executor: Executor, serviceId: string, vendorId: string): Promise<VendorRow> {
  const [vendor] = await executor
    .select()
    .from(farmServiceVendors)
    .where(and(eq(farmServiceVendors.id, vendorId), eq(farmServiceVendors.serviceId, serviceId)));
  if (vendor === undefined) throw new ServiceError('request_error.not_found');
  return vendor;
}

/** A service with all that is needed to book it. @throws ServiceError as `serviceRow` */
export async function serviceDetails(executor: Executor, id: string, language: Language): Promise<FarmService> {
  const service = await serviceRow(executor, id);
  const packages = await packagesOf(executor, id);
  const vendors = await executor
    .select()
    .from(farmServiceVendors)
    .where(eq(farmServiceVendors.serviceId, id))
    .orderBy(asc(farmServiceVendors.id));
  const asksTank = [...service.mandatory, ...service.optional].includes('tank_mix');
  return {
    ...cardOf(service, packages, language),
    ...{ minutes: service.minutes, lead_hours: service.leadHours, is_daylight_only: service.isDaylightOnly },
    ...{ keeps_distance: service.keepsDistance, mandatory: service.mandatory, optional: service.optional },
    packages: packages.map(({ id: packageId, name, per, pricePaise }) => ({
      ...{ id: packageId, name: inLanguage(name, language), per, price: toRupees(pricePaise) },
    })),
    vendors: vendors.map(({ id: vendorId, name, town, opens, closes, closedWeekdays, drone }) => ({
      ...{ id: vendorId, name: inLanguage(name, language), town: inLanguage(town, language) },
      ...{ opens, closes, closed_weekdays: closedWeekdays, drone },
    })),
    tank_products: asksTank
      ? (await tankProducts(executor)).map(({ id: productId, name }) => ({
          ...{ id: productId, name: inLanguage(name, language) },
        }))
      : [],
  };
}

function cardOf({ id, name, about }: ServiceRow, packages: readonly PackageRow[], language: Language): FarmServiceCard {
  return {
    ...{ id, name: inLanguage(name, language), about: inLanguage(about, language) },
    from_price: packages.length === 0 ? null : toRupees(Math.min(...packages.map(({ pricePaise }) => pricePaise))),
  };
}
