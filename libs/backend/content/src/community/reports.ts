import type { ReportDecision, ReportInput } from '@haat/api-contract/community';
import type { ReportedKind } from '@haat/api-contract/vocabulary';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { and, asc, count, eq, gt, inArray, isNull } from 'drizzle-orm';
import { reportedSubject } from './reports-work.ts';
import { contentComments, contentPosts, contentReports } from '../tables.ts';

/** So many reports hide what they are about, until a moderator looks. See docs/domain/content.md#reports. */
const HIDING_REPORTS = 3;
const MOST_REPORTS_A_DAY = 20;
const DAY_MS = 86_400_000;
/** Reports that a moderator is shown at once. */
const MOST_SHOWN = 300;

interface Subject {
  readonly text: string;
  readonly hiddenAt: Date | null;
}

/**
 * Reports a post of a farmer or a comment; a second report of one person changes nothing.
 * @throws ServiceError `request_error.not_found`, `content_error.too_many_reports`
 */
export function report(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { kind, id, reason }: ReportInput,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    await lockName(tx, `content-reports-${userId}`);
    const subject = await lockedSubject(tx, kind, id);
    if (subject === null) throw new ServiceError('request_error.not_found');
    const [today] = await tx
      .select({ reports: count() })
      .from(contentReports)
      .where(and(eq(contentReports.userId, userId), gt(contentReports.createdAt, new Date(now().getTime() - DAY_MS))));
    if ((today?.reports ?? 0) >= MOST_REPORTS_A_DAY) throw new ServiceError('content_error.too_many_reports');
    await tx
      .insert(contentReports)
      .values({ id: newId(), kind, subject: id, userId, reason, createdAt: now() })
      .onConflictDoNothing();
    const [open] = await tx.select({ reports: count() }).from(contentReports).where(openReportsOf(kind, id));
    if ((open?.reports ?? 0) >= HIDING_REPORTS && subject.hiddenAt === null) await setHidden(tx, kind, id, now());
  });
}

/** What was reported and waits for a moderator, the longest waiting first. */
export async function reportedThings(executor: Executor) {
  const open = await executor
    .select()
    .from(contentReports)
    .where(isNull(contentReports.decidedAt))
    .orderBy(asc(contentReports.createdAt))
    .limit(MOST_SHOWN);
  const subjects = await subjectsOf(executor, open);
  return [...Map.groupBy(open, ({ kind, subject }) => `${kind} ${subject}`)].flatMap(([key, reports]) => {
    const found = subjects.get(key);
    const [first] = reports;
    // What its writer has removed meanwhile needs no decision.
    if (found === undefined || first === undefined) return [];
    return {
      ...{ kind: first.kind, id: first.subject, text: found.text, is_hidden: found.hiddenAt !== null },
      reports: reports.map(({ reason, createdAt }) => ({ reason, at: createdAt.toISOString() })),
    };
  });
}

/**
 * Keeps what was reported, and readers see it again, or takes it away for good.
 * @throws ServiceError `request_error.not_found`, `work_error.claimed`
 */
export function decide(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  moderatorId: string,
  { kind, id, decision }: ReportDecision,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    if ((await lockedSubject(tx, kind, id)) === null) throw new ServiceError('request_error.not_found');
    const subjectId = reportedSubject(kind, id);
    await finishWork(tx, { now }, { kind: 'reported-posts', subjectId, userId: moderatorId });
    await setHidden(tx, kind, id, decision === 'keep' ? null : now());
    await tx.update(contentReports).set({ decidedAt: now() }).where(openReportsOf(kind, id));
  });
}

function openReportsOf(kind: ReportedKind, id: string) {
  return and(eq(contentReports.kind, kind), eq(contentReports.subject, id), isNull(contentReports.decidedAt));
}

async function lockedSubject(tx: Transaction, kind: ReportedKind, id: string): Promise<Subject | null> {
  if (kind === 'post') {
    const [post] = await tx.select().from(contentPosts).where(eq(contentPosts.slug, id)).for('update');
    return post ?? null;
  }
  const [comment] = isId(id)
    ? await tx.select().from(contentComments).where(eq(contentComments.id, id)).for('update')
    : [];
  return comment ?? null;
}

async function setHidden(tx: Transaction, kind: ReportedKind, id: string, hiddenAt: Date | null): Promise<void> {
  if (kind === 'post') await tx.update(contentPosts).set({ hiddenAt }).where(eq(contentPosts.slug, id));
  else await tx.update(contentComments).set({ hiddenAt }).where(eq(contentComments.id, id));
}

async function subjectsOf(
  executor: Executor,
  reports: readonly { readonly kind: ReportedKind; readonly subject: string }[],
): Promise<ReadonlyMap<string, Subject>> {
  const of = (kind: ReportedKind) => reports.filter((each) => each.kind === kind).map(({ subject }) => subject);
  const found = new Map<string, Subject>();
  const [posts, comments] = [of('post'), of('comment')];
  if (posts.length > 0)
    for (const post of await executor.select().from(contentPosts).where(inArray(contentPosts.slug, posts)))
      found.set(`post ${post.slug}`, post);
  if (comments.length > 0)
    for (const comment of await executor.select().from(contentComments).where(inArray(contentComments.id, comments)))
      found.set(`comment ${comment.id}`, comment);
  return found;
}
