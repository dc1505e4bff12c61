import { randomUUID } from 'node:crypto';
import type { WorkItem, WorkItems, WorkList } from '@haat/api-contract/operator-work-lists';
import type { Role } from '@haat/api-contract/vocabulary';
import { WORK_LIST_KINDS } from '@haat/api-contract/vocabulary/work-lists';
import { adviceArea } from '@haat/backend-advice';
import { expertQuestions } from '@haat/backend-advice/tables';
import { inTransaction } from '@haat/backend-platform';
import { sandboxArea } from '@haat/backend-sandbox';
import { securityEvents } from '@haat/backend-security-events/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { finishWork, workListsArea } from '@haat/backend-work-lists';
import { workItems } from '@haat/backend-work-lists/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../../src/compose.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const LISTS = '/operator/v1/work-lists';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Written from docs/domain/work-lists.md.
describe.each(testDatabases(import.meta.filename))('work lists on $name', (on) => {
  let backend: TestBackend;
  let askedBy: string;
  let experts: StaffMember[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    askedBy = (await farmer(backend)).userId;
    experts = await Promise.all(Array.from({ length: 10 }, () => staffMember(backend, 'expert')));
  });
  afterAll(() => backend?.close());
  afterEach(async () => {
    await backend.database.delete(workItems);
    await backend.database.delete(expertQuestions);
  });

  const now = () => backend.dependencies.now().getTime();
  /** Questions that were sent so many minutes ago. */
  async function asked(...minutes: readonly number[]): Promise<string[]> {
    const ids = minutes.map(() => randomUUID());
    await backend.database.insert(expertQuestions).values(
      ids.map((id, index) => ({
        ...{ id, userId: askedBy, key: randomUUID(), cropId: 'cotton', part: null, text: 'पत्ते', photoIds: [] },
        ...{ language: 'hi' as const, status: 'SENT' as const, expertId: null, takenAt: null },
        sentAt: new Date(now() - (minutes[index] ?? 0) * MINUTE_MS),
      })),
    );
    return ids;
  }
  const next = async (by: StaffMember): Promise<WorkItem | null> =>
    (await by.call('POST', `${LISTS}/questions/claim-next`)).body.item;
  const list = async (by: StaffMember, which = 'waiting'): Promise<WorkItems> =>
    (await by.call('GET', `${LISTS}/questions?which=${which}`)).body;
  const act = (by: StaffMember, id: string, path: string, reason?: string) =>
    by.call('POST', `${LISTS}/items/${id}/${path}`, reason === undefined ? undefined : { reason });
  const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code;
  const answer = (by: StaffMember, id: string) =>
    by.call('POST', `/expert/v1/questions/${id}/answer`, { problem: 'पत्ती', advice: 'देखें।', items: [] });
  const refresh = async () => {
    for (const job of workListsArea.jobs ?? []) await job.run(backend.dependencies);
  };
  const [expert, other] = [() => experts[0] as StaffMember, () => experts[1] as StaffMember];

  it('gives ten people who claim at once each another piece', async () => {
    const ids = await asked(...Array.from({ length: 25 }, (_, index) => index));
    const claimed = await Promise.all(experts.flatMap((one) => [next(one), next(one), next(one)]));
    const subjects = claimed.flatMap((item) => item?.subject_id ?? []);
    expect(new Set(subjects).size, 'no piece twice').toBe(subjects.length);
    expect(subjects.sort()).toEqual(ids.sort());
    expect(claimed.filter((item) => item === null)).toHaveLength(5);
    const rows = await backend.database.select().from(expertQuestions);
    expect(rows.every(({ status, expertId }) => status === 'ASSIGNED' && expertId !== null)).toBe(true);
  });

  it('gives one piece that ten claim by its id to one of them', async () => {
    await asked(1);
    const [item] = (await list(expert())).data;
    const answers = await Promise.all(experts.map((one) => act(one, item?.id ?? '', 'claim')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap((one) => code(one) ?? []))).toEqual(new Set(['work_error.claimed']));
  });

  it('shows what is due first, counts, and says since when the longest waits', async () => {
    const [late, early] = await asked(30 * 60, 10);
    const { data, total } = await list(expert());
    expect([total, data.map(({ subject_id: id, is_late: isLate }) => [id, isLate])]).toEqual([
      2,
      [
        [late, true],
        [early, false],
      ],
    ]);
    const madeAt = Date.parse(data[1]?.made_at ?? '');
    expect(data[1]?.due_at).toBe(new Date(madeAt + 24 * HOUR_MS).toISOString());
    await next(expert());
    const { results } = (await expert().call('GET', LISTS)).body as { results: WorkList[] };
    expect(results).toEqual([
      {
        ...{ kind: 'questions', role: 'expert', due_within_hours: 24, claim_minutes: 1440 },
        ...{ waiting: 1, claimed: 1, mine: 1, escalated: 0, late: 1 },
        oldest_due_at: data[1]?.due_at,
      },
    ]);
  });

  it('is the area’s own claim: who has none cannot answer, who has one can, and it is done', async () => {
    const [id = ''] = await asked(5);
    expect((await answer(expert(), id)).status, 'without a claim').toBe(404);
    const item = await next(expert());
    expect(item).toMatchObject({ subject_id: id, state: 'claimed', is_mine: true });
    expect((await answer(other(), id)).status, 'another’s').toBe(404);
    expect((await answer(expert(), id)).status).toBe(204);
    expect((await list(expert(), 'all')).total).toBe(0);
    expect(code(await act(expert(), item?.id ?? '', 'hand-back', 'no-time'))).toBe('work_error.over');
    const [row] = await backend.database.select().from(workItems);
    expect([row?.state, row?.claimedBy]).toEqual(['done', expert().userId]);
  });

  it('knows what was taken by the area’s own route', async () => {
    const [id = ''] = await asked(5);
    await list(expert());
    expect((await expert().call('POST', `/expert/v1/questions/${id}/claim`)).status).toBe(204);
    expect((await list(expert(), 'mine')).data).toMatchObject([{ subject_id: id, is_mine: true }]);
    expect(await next(other())).toBeNull();
  });

  it('goes back with a reason, to others than who gave it back', async () => {
    const [id = ''] = await asked(5);
    const item = await next(expert());
    expect(code(await act(other(), item?.id ?? '', 'hand-back', 'no-time'))).toBe('work_error.not_claimed');
    const back = await act(expert(), item?.id ?? '', 'hand-back', 'other-language');
    expect(back.body).toMatchObject({ state: 'open', hand_backs: 1, reason: 'other-language', claimed_until: null });
    expect((await answer(expert(), id)).status, 'no longer theirs').toBe(404);
    expect(await next(expert())).toBeNull();
    expect(await next(other())).toMatchObject({ subject_id: id, reason: 'other-language' });
  });

  it('that is passed on waits before all others', async () => {
    const [older = '', newer = ''] = await asked(60, 5);
    const second = (await list(expert())).data.find(({ subject_id: subject }) => subject === newer);
    await act(expert(), second?.id ?? '', 'claim');
    const passed = await act(expert(), second?.id ?? '', 'escalate', 'other-skill');
    expect(passed.body).toMatchObject({ state: 'escalated', escalated_at: expect.any(String) });
    expect((await list(other())).data.map(({ subject_id: subject }) => subject)).toEqual([newer, older]);
    expect((await next(other()))?.subject_id).toBe(newer);
  });

  it('goes back to the list when a claim runs out', async () => {
    const [id = ''] = await asked(5);
    await next(expert());
    backend.advance(24 * HOUR_MS + MINUTE_MS);
    await refresh();
    const [row] = await backend.database.select().from(expertQuestions).where(eq(expertQuestions.id, id));
    expect([row?.status, row?.expertId]).toEqual(['SENT', null]);
    expect(await next(other())).toMatchObject({ subject_id: id, is_late: true });
  });

  it('shows a role its own lists, and a person never what they asked themselves', async () => {
    await asked(5);
    const seen = new Map<Role, string[]>();
    for (const role of ['expert', 'support', 'checker', 'vendor'] as const) {
      const person = await staffMember(backend, role);
      const { results } = (await person.call('GET', LISTS)).body as { results: WorkList[] };
      seen.set(
        role,
        results.map(({ kind }) => kind),
      );
      if (role === 'expert') continue;
      expect(code(await person.call('POST', `${LISTS}/questions/claim-next`))).toBe('request_error.not_found');
      const [item] = (await list(expert())).data;
      expect(code(await act(person, item?.id ?? '', 'claim'))).toBe('request_error.not_found');
    }
    expect(Object.fromEntries(seen)).toEqual({
      expert: ['questions'],
      support: ['escalated-orders', 'complaints', 'feedback', 'call-backs'],
      checker: ['sale-slips', 'geotags'],
      vendor: [],
    });
    await backend.database.update(expertQuestions).set({ userId: expert().userId });
    expect((await list(expert())).total).toBe(0);
    expect(await next(expert())).toBeNull();
    expect((await list(other())).total).toBe(1);
  });

  it('of every kind can be refreshed and listed by its role', async () => {
    const kinds = AREAS.flatMap(({ workLists = [] }) => workLists);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...WORK_LIST_KINDS].sort());
    for (const { kind, role } of kinds) {
      const person = await staffMember(backend, role);
      expect((await person.call('GET', `${LISTS}/${kind}?which=all`)).status, kind).toBe(200);
      expect((await person.call('POST', `${LISTS}/${kind}/claim-next`)).status, kind).toBe(200);
    }
  });

  it('lets no other act beside who has it, and a simulated person step back', async () => {
    const [id = ''] = await asked(5);
    const work = { kind: 'sale-slips', subjectId: id } as const;
    const row = { id: randomUUID(), kind: work.kind, subjectId: id, label: null, madeAt: new Date(now()) };
    const claimed = { state: 'claimed', claimedBy: expert().userId, claimedUntil: new Date(now() + HOUR_MS) } as const;
    await backend.database.insert(workItems).values({ ...row, dueAt: new Date(now()), ...claimed });
    const finish = (userId: string | null) =>
      inTransaction(backend.database, (tx) => finishWork(tx, backend.dependencies, { ...work, userId }));
    await expect(finish(other().userId)).rejects.toMatchObject({ code: 'work_error.claimed' });
    await expect(finish(null)).rejects.toMatchObject({ code: 'work_error.claimed' });
    await finish(expert().userId);
    expect((await backend.database.select().from(workItems))[0]).toMatchObject({ state: 'done' });
  });

  it('leaves to a person what they claimed: the simulated expert answers the rest', async () => {
    const [mine = '', rest = ''] = await asked(20, 10);
    await next(expert());
    const job = (sandboxArea.jobs ?? []).find(({ name }) => name === 'sandbox.expert');
    await job?.run(backend.dependencies);
    const statusOf = async (id: string) =>
      (await backend.database.select().from(expertQuestions).where(eq(expertQuestions.id, id)))[0]?.status;
    expect([await statusOf(mine), await statusOf(rest)]).toEqual(['ASSIGNED', 'ANSWERED']);
    expect((await answer(expert(), mine)).status).toBe(204);
    await refresh();
    expect(await backend.database.$count(workItems, eq(workItems.state, 'done'))).toBeGreaterThan(0);
  });

  it('writes each act into the record of security events', async () => {
    await asked(5);
    const item = await next(expert());
    await act(expert(), item?.id ?? '', 'hand-back', 'no-time');
    const events = await backend.database
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, expert().userId), eq(securityEvents.kind, 'role-use')))
      .orderBy(securityEvents.id);
    const acts = events.filter(({ subjects }) => subjects['ids'] === item?.id).map(({ subjects }) => subjects['act']);
    expect(acts).toEqual(['work-claim', 'work-hand-back']);
    expect(adviceArea.workLists).toHaveLength(1);
  });
});
