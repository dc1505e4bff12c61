import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  choiceOnDevice,
  clearForChoice,
  clearPersonalData,
  clearStorage,
  currentTime,
  hasPersonalData,
  markPersonalData,
  wasSignedOutAfter,
} from './personal-data.ts';

const MINUTE = 60_000;

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
  };
}

describe('what a person leaves on a device', () => {
  const local = storage();
  const session = storage();
  const removed: string[] = [];

  beforeEach(() => {
    local.clear();
    session.clear();
    removed.length = 0;
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', session);
    vi.stubGlobal('caches', {
      keys: async () => ['pages', 'pictures'],
      delete: async (name: string) => removed.push(name),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is cleared whole, whichever screen stored it, and only then is it said to be done', async () => {
    markPersonalData();
    local.setItem('a-screen-that-comes-next-year', 'Sunita');
    session.setItem('scroll', '1');
    expect(hasPersonalData()).toBe(true);
    await clearPersonalData();
    expect(hasPersonalData()).toBe(false);
    expect([...local.values.values(), ...session.values.values()].join()).not.toContain('Sunita');
    expect(session.values.size).toBe(0);
    expect(removed).toEqual(['pages', 'pictures']);
  });

  // Written from docs/domain/agents.md#choosing-a-farmer.
  it('of one farmer is gone before the next, while the agent stays signed in', async () => {
    markPersonalData();
    clearForChoice('choice-1');
    expect(choiceOnDevice()).toBe('choice-1');
    local.setItem('a-draft', 'Asha Devi');
    session.setItem('scroll', 'Asha Devi');
    clearForChoice('choice-2');
    expect([...local.values.values(), ...session.values.values()].join()).not.toContain('Asha');
    expect([choiceOnDevice(), hasPersonalData()]).toEqual(['choice-2', true]);
    await vi.waitFor(() => expect(removed).toEqual(['pages', 'pictures', 'pages', 'pictures']));
    clearForChoice(null);
    expect([choiceOnDevice(), hasPersonalData()]).toEqual([null, true]);
  });

  it('is nothing where storage is blocked: no page is left for that', () => {
    vi.stubGlobal('localStorage', undefined);
    clearForChoice('choice-1');
    expect(choiceOnDevice()).toBeUndefined();
  });

  it('makes pages from before the signing out known, and none from after it', () => {
    const before = currentTime() - 1;
    clearStorage();
    expect(wasSignedOutAfter(before)).toBe(true);
    expect(wasSignedOutAfter(currentTime())).toBe(false);
  });

  it('is no reason to leave every page when the clock was put back after signing out', () => {
    local.setItem('haat-signed-out-at', String(currentTime() + 60 * MINUTE));
    expect(wasSignedOutAfter(currentTime())).toBe(false);
  });

  it('is nothing where storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      clear: () => {
        throw new Error('blocked');
      },
    });
    expect([hasPersonalData(), wasSignedOutAfter(0)]).toEqual([false, false]);
    await expect(clearPersonalData()).resolves.toBeUndefined();
  });
});
