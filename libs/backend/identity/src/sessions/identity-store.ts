import { createHash } from 'node:crypto';
import { DEVICE_KINDS } from '@haat/api-contract/vocabulary';
import { and, eq, isNull } from 'drizzle-orm';
import type { Adapter } from 'oidc-provider';
import type { Dependencies } from '@haat/backend-platform';
import { identityEntries } from './tables.ts';

/**
 * Keeps what the OpenID library wants kept: grants and refresh tokens. A refresh token's value is nowhere in the table;
 * its row is found by its hash.
 */
export function identityStore({ database, now }: Pick<Dependencies, 'database' | 'now'>, model: string): Adapter {
  const isEntry = (id: string) => and(eq(identityEntries.model, model), eq(identityEntries.idHash, hashOf(id)));
  return {
    async upsert(id, payload, expiresIn) {
      const { jti: _kept, ...rest } = payload;
      const values = {
        model,
        idHash: hashOf(id),
        payload: rest as Record<string, unknown>,
        grantHash: payload.grantId === undefined ? null : hashOf(payload.grantId),
        expiresAt: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
      };
      const insert = database.insert(identityEntries).values(values);
      // A successor that two concurrent calls create is one row: the second must not reset its use by the first.
      if (model === 'RefreshToken') await insert.onConflictDoNothing();
      else
        await insert.onConflictDoUpdate({
          target: [identityEntries.model, identityEntries.idHash],
          set: { payload: values.payload, expiresAt: values.expiresAt },
        });
    },
    async find(id) {
      const [entry] = await database.select().from(identityEntries).where(isEntry(id));
      if (entry === undefined) return undefined;
      return {
        ...entry.payload,
        jti: id,
        ...(entry.consumedAt === null ? {} : { consumed: seconds(entry.consumedAt) }),
      };
    },
    async consume(id) {
      await database
        .update(identityEntries)
        .set({ consumedAt: now() })
        .where(and(isEntry(id), isNull(identityEntries.consumedAt)));
    },
    async destroy(id) {
      await database.delete(identityEntries).where(isEntry(id));
    },
    async revokeByGrantId(grantId) {
      await database
        .delete(identityEntries)
        .where(and(eq(identityEntries.model, model), eq(identityEntries.grantHash, hashOf(grantId))));
    },
    // Browser sessions and device codes are not offered.
    async findByUid() {
      return undefined;
    },
    async findByUserCode() {
      return undefined;
    },
  };
}

/**
 * Extends a session's grant to the expiry of its newest refresh token; a grant that was ended concurrently stays
 * ended.
 */
export async function extendGrant(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  grantId: string,
  lifetimeSeconds: number,
): Promise<void> {
  const isGrant = and(eq(identityEntries.model, 'Grant'), eq(identityEntries.idHash, hashOf(grantId)));
  const [entry] = await database.select({ payload: identityEntries.payload }).from(identityEntries).where(isGrant);
  if (entry === undefined) return;
  const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1000);
  await database
    .update(identityEntries)
    .set({ expiresAt, payload: { ...entry.payload, exp: seconds(expiresAt) } })
    .where(isGrant);
}

/** Notes on what a session was begun, as far as its browser said it. */
export async function noteDeviceKind(
  { database }: Pick<Dependencies, 'database'>,
  grantId: string,
  given: string | undefined,
): Promise<void> {
  const deviceKind = DEVICE_KINDS.find((kind) => kind === given);
  if (deviceKind === undefined) return;
  await database
    .update(identityEntries)
    .set({ deviceKind })
    .where(and(eq(identityEntries.model, 'Grant'), eq(identityEntries.idHash, hashOf(grantId))));
}

/** What is known of the use of a refresh token beside what the library keeps. */
export interface TokenUse {
  readonly consumedAt: Date | null;
  readonly networkHash: string | null;
  readonly repeats: number;
}

type Store = Pick<Dependencies, 'database' | 'now'>;

const isRefreshToken = (value: string) =>
  and(eq(identityEntries.model, 'RefreshToken'), eq(identityEntries.idHash, hashOf(value)));

/** How a refresh token was used, or null when there is none. */
export async function tokenUse({ database }: Store, value: string): Promise<TokenUse | null> {
  const [use] = await database
    .select({
      consumedAt: identityEntries.consumedAt,
      networkHash: identityEntries.networkHash,
      repeats: identityEntries.repeats,
    })
    .from(identityEntries)
    .where(isRefreshToken(value));
  return use ?? null;
}

/** Notes the first use of a refresh token, and from where. */
export async function noteTokenUsed({ database, now }: Store, value: string, networkHash: string): Promise<void> {
  await database
    .update(identityEntries)
    .set({ consumedAt: now(), networkHash })
    .where(and(isRefreshToken(value), isNull(identityEntries.consumedAt)));
}

/** Notes on a refresh token how many rotations in a row had a late repeat. */
export async function noteRepeats({ database }: Store, value: string, repeats: number): Promise<void> {
  await database.update(identityEntries).set({ repeats }).where(isRefreshToken(value));
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
