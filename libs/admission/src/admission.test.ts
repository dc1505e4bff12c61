import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admission, retryAfterSeconds } from './admission.ts';
import { tellLateness } from './tell-lateness.ts';

describe('how many are answered at once', () => {
  it('turns reads away before changes, and lets in again who comes when there is room', () => {
    const door = admission(2);
    const leave = [door.enter(false), door.enter(false)];
    expect(door.enter(false)).toBeNull();
    expect(door.enter(true)).not.toBeNull();
    expect(door.enter(true)).toBeNull();
    leave.forEach((go) => go?.());
    expect(door.inside()).toBe(1);
    expect(door.enter(false)).not.toBeNull();
  });

  it('counts right, whoever comes and goes, also twice', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ isChange: fc.boolean(), goes: fc.nat(3) }), { maxLength: 60 }), (steps) => {
        const door = admission(4);
        const inside: (() => void)[] = [];
        for (const { isChange, goes } of steps) {
          const leave = door.enter(isChange);
          if (leave !== null) inside.push(leave);
          for (const go of inside.splice(0, goes)) {
            go();
            go();
          }
          expect(door.inside()).toBe(inside.length);
          expect(door.inside()).toBeLessThanOrEqual(6);
        }
      }),
    );
  });

  it('takes nothing that is only read when it comes late again and again, and changes until it is far too late', () => {
    const door = admission(10);
    const late = (...all: number[]) => all.forEach((milliseconds) => door.noteLateness(milliseconds));
    late(5_000, 5_000);
    expect(door.enter(false)).not.toBeNull();
    late(0, 600, 600, 600);
    expect([door.enter(false), door.enter(true) !== null]).toEqual([null, true]);
    late(1_600, 1_600, 1_600);
    expect(door.enter(true)).toBeNull();
    late(10);
    expect(door.enter(false)).not.toBeNull();
  });

  it('hears from a process how late it is', async () => {
    const heard: number[] = [];
    const stop = tellLateness({ noteLateness: (milliseconds) => heard.push(milliseconds) });
    await expect.poll(() => heard.length).toBeGreaterThan(1);
    const blocked = performance.now();
    while (performance.now() - blocked < 300);
    await expect.poll(() => Math.max(...heard)).toBeGreaterThan(200);
    stop();
  });

  it.each([
    [0, 2],
    [0.5, 4],
    [0.999, 6],
  ])('asks to come again, at chance %d, after %d s', (chance, seconds) => {
    expect(retryAfterSeconds(chance)).toBe(seconds);
  });
});
