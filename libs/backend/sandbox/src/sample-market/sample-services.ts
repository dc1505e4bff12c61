import type { BookingField, PackageUnit, WorkerRole } from '@haat/api-contract/vocabulary/bookings';
import { droneProducts, farmServicePackages, farmServices, farmServiceVendors } from '@haat/backend-bookings/tables';
import type { Transaction } from '@haat/backend-platform';
import sample from './data/farm-services.json' with { type: 'json' };

/** Inserts farm services of invented vendors that are not there yet; each vendor's name says that it is a sample. */
export async function insertSampleServices(tx: Transaction): Promise<void> {
  const services = sample.services.map((service) => ({
    ...service,
    workerRole: service.workerRole as WorkerRole,
    mandatory: service.mandatory as BookingField[],
    optional: service.optional as BookingField[],
  }));
  const packages = sample.packages.map((row) => ({ ...row, per: row.per as PackageUnit }));
  await tx.insert(farmServices).values(services).onConflictDoNothing();
  await tx.insert(farmServicePackages).values(packages).onConflictDoNothing();
  await tx.insert(farmServiceVendors).values(sample.vendors).onConflictDoNothing();
  await tx.insert(droneProducts).values(sample.droneProducts).onConflictDoNothing();
}
