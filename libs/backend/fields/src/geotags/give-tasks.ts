import { isId } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { fields } from '../farms/tables.ts';
import { geotagCampaigns, geotagTasks } from './tables.ts';

/**
 * Gives the tasks of campaigns that run: each field that lies where a campaign asks and grows what it asks for has one.
 * What has one already keeps it. See docs/domain/fields.md#geotag-tasks.
 */
export async function giveTasks(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  of: { readonly fieldId: string } | { readonly campaignId: string },
): Promise<void> {
  const id = 'fieldId' in of ? of.fieldId : of.campaignId;
  if (!isId(id)) return;
  const runs = and(
    'fieldId' in of ? eq(fields.id, id) : eq(geotagCampaigns.id, id),
    isNull(geotagCampaigns.closedAt),
    gte(geotagCampaigns.until, indiaDay(now())),
    or(isNull(geotagCampaigns.state), eq(geotagCampaigns.state, fields.state)),
    or(isNull(geotagCampaigns.cropId), eq(geotagCampaigns.cropId, fields.cropId)),
  );
  await tx.execute(sql`insert into ${geotagTasks} (id, campaign_id, field_id, user_id, ring, state, given_at)
    select gen_random_uuid(), ${geotagCampaigns.id}, ${fields.id}, ${fields.userId}, ${fields.ring}, 'PENDING',
      ${now().toISOString()}::timestamptz
    from ${fields} cross join ${geotagCampaigns} where ${runs}
    on conflict (campaign_id, field_id) do nothing`);
}
