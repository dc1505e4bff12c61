import { eq } from 'drizzle-orm';
import { HEADERS } from '@haat/api-contract';
import type { Role } from '@haat/api-contract/vocabulary';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { users } from '@haat/backend-identity/tables';
import { insuranceStaff } from '@haat/backend-insurance/tables';
import { farmer, SHOP } from './buyer.ts';
import { signInForTest } from './test-backend.ts';
import type { TestAnswer, TestBackend } from './test-backend.ts';

/** Whose the products of the sample market are. */
const SAMPLE_INSURER = 'sample';

/** A person of a shop, of support, or a buyer, who stays signed in however the clock is moved. */
export interface StaffMember {
  userId: string;
  /** An access token of now. */
  token(): Promise<string>;
  call(method: string, path: string, body?: unknown): Promise<TestAnswer>;
}

/**
 * Makes a person with a role.
 * @param of the shop of a `vendor` (the one of these tests unless told otherwise), the insurer of a `surveyor` or an
 *   `insurer` (the sample's)
 */
export async function staffMember(backend: TestBackend, role: Role, of?: string): Promise<StaffMember> {
  const { phone, userId } = await farmer(backend);
  await backend.database
    .update(users)
    .set({ roles: [role] })
    .where(eq(users.id, userId));
  if (role === 'vendor') await backend.database.insert(vendorStaff).values({ userId, vendorId: of ?? SHOP });
  if (role === 'surveyor' || role === 'insurer')
    await backend.database.insert(insuranceStaff).values({ userId, insurerId: of ?? SAMPLE_INSURER });
  const token = async () => (await signInForTest(backend, phone)).accessToken;
  return {
    userId,
    token,
    call: async (method, path, body) =>
      backend.request(method, path, { token: await token(), ...(body === undefined ? {} : { body }) }),
  };
}

/** Sends a picture, also an agent's for a farmer. @returns its id */
export async function sendPhoto(
  backend: TestBackend,
  token: string,
  { picture = SMALL_PICTURE, farmerId }: { picture?: Uint8Array<ArrayBuffer>; farmerId?: string } = {},
): Promise<string> {
  const answer = await fetch(`${backend.address}/upload/v1/photos`, {
    method: 'POST',
    body: picture,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/png',
      ...(farmerId === undefined ? {} : { [HEADERS.assumedUser]: farmerId }),
    },
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** A PNG of one green point. */
const SMALL_PICTURE = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
