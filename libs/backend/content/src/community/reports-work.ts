import type { WorkListDefinition } from '@haat/backend-work-lists';
import { sql } from 'drizzle-orm';

const HOUR_MS = 3_600_000;

/** The subject of a reported post or comment in work lists: 'post:its-slug', 'comment:its-id'. */
export function reportedSubject(kind: string, id: string): string {
  return `${kind}:${id}`;
}

/** What was reported and waits for a moderator. See docs/domain/work-lists.md#kinds. */
export const REPORTS_WORK: WorkListDefinition = {
  ...{ kind: 'reported-posts', role: 'moderator', dueWithinMs: 24 * HOUR_MS, claimMs: HOUR_MS / 2 },
  // What its writer has removed meanwhile needs no decision.
  open: sql`select r.kind || ':' || r.subject as subject_id, null::text as label, min(r.created_at) as made_at,
    null::timestamptz as due_at, null::uuid as held_by, null::timestamptz as held_at
    from content_reports r where r.decided_at is null
      and (exists (select 1 from content_posts p where r.kind = 'post' and p.slug = r.subject)
        or exists (select 1 from content_comments c where r.kind = 'comment' and c.id::text = r.subject))
    group by r.kind, r.subject`,
  isFor: (userId) => sql`not exists (select 1 from content_comments c
      where c.user_id = ${userId}::uuid and work_items.subject_id = 'comment:' || c.id)
    and not exists (select 1 from content_posts p
      where p.user_id = ${userId}::uuid and work_items.subject_id = 'post:' || p.slug)`,
};
