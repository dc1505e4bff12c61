import { setImmediate as afterArrivals, setTimeout as pause } from 'node:timers/promises';

/** How things are done together. */
interface TogetherOptions<One> {
  /** Done together, at most. */
  readonly most: number;
  /** How long the first one waits for others, ms; 0: for those alone that come at the same moment. */
  readonly gatherMs?: number;
  /** Of one name one is done at a time, in the order in which they came. Without it all may be done together. */
  readonly nameOf?: (one: One) => string;
}

interface Waiting<One, Answer> {
  readonly one: One;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Does things together that are asked for while others are being done, as in one transaction. When doing them together
 * fails, each is done by itself, so that none fails with another.
 * @param work does all of them, or none when it throws; answers with what comes of each, in their order
 */
export function together<One, Answer>(
  work: (all: readonly One[]) => Promise<readonly Answer[]>,
  { most, gatherMs = 0, nameOf }: TogetherOptions<One>,
): (one: One) => Promise<Answer> {
  const waiting: Waiting<One, Answer>[] = [];
  let isWorking = false;

  const nextBatch = () => {
    if (nameOf === undefined) return waiting.splice(0, most);
    const [batch, left] = [[] as typeof waiting, [] as typeof waiting];
    const names = new Set<string>();
    for (const each of waiting.splice(0)) {
      const name = nameOf(each.one);
      if (batch.length < most && !names.has(name)) batch.push(each);
      else left.push(each);
      names.add(name);
    }
    waiting.push(...left);
    return batch;
  };

  const workOnWaiting = async () => {
    isWorking = true;
    while (waiting.length > 0) {
      await (gatherMs === 0 ? afterArrivals() : pause(gatherMs));
      await workOn(work, nextBatch());
    }
    isWorking = false;
  };

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!isWorking) void workOnWaiting();
    });
}

async function workOn<One, Answer>(
  work: (all: readonly One[]) => Promise<readonly Answer[]>,
  batch: readonly Waiting<One, Answer>[],
): Promise<void> {
  try {
    const answers = await work(batch.map(({ one }) => one));
    batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
  } catch (error) {
    const [only] = batch;
    if (batch.length === 1) return only?.reject(error);
    await Promise.all(batch.map((each) => workOn(work, [each])));
  }
}
