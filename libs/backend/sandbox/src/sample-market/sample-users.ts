import { users } from '@haat/backend-identity/tables';
import type { Role } from '@haat/api-contract/vocabulary';
import type { Transaction } from '@haat/backend-platform';

/** Under this key the installation notes that the sample market has its people. */
export const SAMPLE_PEOPLE_KEY = 'sample_people';
/** The sample market's farmer with a credit line. */
export const SAMPLE_CREDIT_FARMER_ID = '0a000000-0000-4000-8000-000000000007';

/** The market's staff, one of each role and a second operator: number and name. They sign in at the desk. */
const SAMPLE_STAFF: readonly (readonly [role: Role, phoneNumber: string, fullName: string])[] = [
  ['operator', '9000000010', 'Anjali Deshmukh'],
  ['operator', '9000000011', 'Imran Shaikh'],
  ['expert', '9000000012', 'Kavita Rao'],
  ['moderator', '9000000013', 'Rohit Nair'],
  ['editor', '9000000014', 'Sneha Kulkarni'],
  ['surveyor', '9000000015', 'Ganesh Bhosale'],
  ['insurer', '9000000016', 'Farida Khan'],
  ['checker', '9000000017', 'Vikram Solanki'],
  ['buyer', '9000000018', 'Arun Agarwal'],
  ['pilot', '9000000019', 'Nikhil Jagtap'],
  ['collector', '9000000020', 'Lata More'],
  ['trainer', '9000000021', 'Suresh Mohanty'],
  ['programme-officer', '9000000022', 'Priya Menon'],
  ['laboratory', '9000000023', 'Dinesh Patel'],
];

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
    id: '0a000000-0000-4000-8000-000000000009',
    phoneNumber: '9000000009',
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
    id: '0a000000-0000-4000-8000-000000000008',
    phoneNumber: '9000000008',
    fullName: 'Meena Kale',
    roles: [],
    externalPartnerType: 'CSC',
    externalPartnerId: 'CSC-SAMPLE-0002',
  },
  { id: SAMPLE_CREDIT_FARMER_ID, phoneNumber: '9000000007', fullName: 'Savita Jadhav', roles: [] },
  ...SAMPLE_STAFF.map(([role, phoneNumber, fullName]) => ({
    id: `0a000000-0000-4000-8000-0000000000${phoneNumber.slice(-2)}`,
    phoneNumber,
    fullName,
    roles: [role],
  })),
].map((user) => ({
  ...user,
  authId: user.id,
  profile: { languageCode: 'hi', source: ['sample'] },
  createdAt: new Date(0),
}));

/** Adds the sample market's farmers, partner agents, shopkeepers and staff. */
export async function insertSampleUsers(tx: Transaction, createdAt: Date): Promise<void> {
  await tx
    .insert(users)
    .values(SAMPLE_USERS.map((user) => ({ ...user, createdAt })))
    .onConflictDoNothing();
}
