import type { RouterContextProvider } from 'react-router';
import { myCrops } from '@haat/api-client';
import type { MyCrop } from '@haat/api-contract/advice';
import { apiContext, sessionContext } from '@haat/app-context';

/**
 * The person's newest sowing, of this crop where one is named: what they said once is not asked again. Null for a
 * guest, without one, and where their crops could not be loaded.
 */
export async function newestOwn(context: Readonly<RouterContextProvider>, cropId?: string): Promise<MyCrop | null> {
  if (context.get(sessionContext).status !== 'authenticated') return null;
  const own = (await myCrops(context.get(apiContext))) ?? [];
  return own.find(({ crop }) => cropId === undefined || crop.id === cropId) ?? null;
}
