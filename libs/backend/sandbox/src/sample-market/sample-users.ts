import { users } from '@haat/backend-identity/tables';
import type { Transaction } from '@haat/backend-platform';

/** Under this key the installation notes that the sample market has its people. */
export const SAMPLE_PEOPLE_KEY = 'sample_people';
/** The sample market's farmer with a credit line. */
export const SAMPLE_CREDIT_FARMER_ID = '0a000000-0000-4000-8000-000000000007';

/**
 * People of the sample market. The numbers are fictitious; the sandbox shows their one-time passwords.
 */
const SAMPLE_USERS: readonly (typeof users.$inferInsert)[] = [
  { id: '0a000000-0000-4000-8000-000000000001', phoneNumber: '9000000001', fullName: 'Sunita Pawar', roles: [] },
  {
    id: '0a000000-0000-4000-8000-000000000002',
    phoneNumber: '9000000002',
    fullName: 'Rakesh Kumar',
    roles: [],
    externalPartnerType: 'CSC',
    externalPartnerId: 'CSC-SAMPLE-0001',
  },
  {
    id: '0a000000-0000-4000-8000-000000000003',
    phoneNumber: '9000000003',
    fullName: 'Harpreet Singh',
    roles: ['vendor'],
  },
  {
    id: '0a000000-0000-4000-8000-000000000013',
    phoneNumber: '9000000013',
    fullName: 'Kavita Verma',
    roles: ['vendor'],
  },
  {
    id: '0a000000-0000-4000-8000-000000000004',
    phoneNumber: '9000000004',
    fullName: 'Meera Joshi',
    roles: ['support'],
  },
  {
    id: '0a000000-0000-4000-8000-000000000005',
    phoneNumber: '9000000005',
    fullName: 'Anil Deshmukh',
    roles: ['operator'],
  },
  {
    id: '0a000000-0000-4000-8000-000000000006',
    phoneNumber: '9000000006',
    fullName: 'Kavita Rao',
    roles: ['operator'],
  },
  {
    id: '0a000000-0000-4000-8000-000000000008',
    phoneNumber: '9000000008',
    fullName: 'Meena Kale',
    roles: [],
    externalPartnerType: 'CSC',
    externalPartnerId: 'CSC-SAMPLE-0002',
  },
  { id: SAMPLE_CREDIT_FARMER_ID, phoneNumber: '9000000007', fullName: 'Savita Jadhav', roles: [] },
].map((user) => ({
  ...user,
  authId: user.id,
  profile: { languageCode: 'hi', source: ['sample'] },
  createdAt: new Date(0),
}));

/** Adds the sample market's farmers, partner agents, vendor, supporter and operators. */
export async function insertSampleUsers(tx: Transaction, createdAt: Date): Promise<void> {
  await tx
    .insert(users)
    .values(SAMPLE_USERS.map((user) => ({ ...user, createdAt })))
    .onConflictDoNothing();
}
