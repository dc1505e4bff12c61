import type { AgentsFarmer } from '@haat/api-contract/agents';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { reachableNumber, usersOfIds } from '@haat/backend-identity';
import type { Dependencies } from '@haat/backend-platform';
import { agentConsents } from '../tables.ts';

const NUMBER_END = 4;
const MOST = 200;

/** Farmers for whom an agent may act now, the newest consent first; only one of them when it is named. */
export async function agentsFarmers(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { agentId, farmerId }: { agentId: string; farmerId?: string },
): Promise<AgentsFarmer[]> {
  const conditions: SQL[] = [
    eq(agentConsents.agentId, agentId),
    isNull(agentConsents.revokedAt),
    gt(agentConsents.until, now()),
  ];
  if (farmerId !== undefined) conditions.push(eq(agentConsents.farmerId, farmerId));
  const rows = await database
    .select()
    .from(agentConsents)
    .where(and(...conditions))
    .orderBy(desc(agentConsents.givenAt), desc(agentConsents.id))
    .limit(MOST);
  const byFarmer = Map.groupBy(rows, ({ farmerId: id }) => id);
  const farmers = await usersOfIds(database, [...byFarmer.keys()]);
  return [...byFarmer].flatMap(([id, consents]) => {
    const [newest] = consents;
    const farmer = farmers.get(id);
    if (newest === undefined || farmer === undefined) return [];
    return {
      farmer_id: id,
      name: farmer.fullName,
      number_end: reachableNumber(farmer).slice(-NUMBER_END),
      purposes: [...new Set(consents.flatMap(({ purposes }) => purposes))],
      until: new Date(Math.max(...consents.map(({ until }) => until.getTime()))).toISOString(),
      stand_in_name: newest.standInName,
    };
  });
}
