import { describe, expect, it } from 'vitest';
import { readConfiguration } from './config.ts';

const GIVEN = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox', DATABASE_URL: 'postgres://pooler:6432/haat' };
const DIRECT = 'postgres://database:5432/haat';
const REPLICA = 'postgres://replica:5432/haat';

describe('what stands beside the database', () => {
  it('is nothing unless it is named', () => {
    expect(readConfiguration(GIVEN)).toMatchObject({ databasePooler: null, databaseReplica: null });
  });

  it('is a pooler with the way past it, and a replica that is read up to a lag', () => {
    const given = { ...GIVEN, DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: DIRECT };
    expect(readConfiguration(given).databasePooler).toEqual({ directUrl: DIRECT });
    expect(readConfiguration({ ...GIVEN, DATABASE_REPLICA_URL: REPLICA }).databaseReplica).toEqual({
      url: REPLICA,
      mostLagMs: 10_000,
    });
  });

  it.each([
    [{ DATABASE_POOLER: 'transaction' }, 'DATABASE_DIRECT_URL: is needed'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER: must be none or transaction'],
    [{ DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: DIRECT, DATABASE_URL: '' }, 'DATABASE_POOLER: is of'],
    [{ DATABASE_REPLICA_URL: REPLICA, DATABASE_URL: '' }, 'DATABASE_REPLICA_URL: is of'],
    [{ DATABASE_REPLICA_URL: 'http://replica' }, 'DATABASE_REPLICA_URL: must begin with postgres://'],
    [{ DATABASE_REPLICA_URL: REPLICA, DATABASE_REPLICA_LAG_SECONDS: '0' }, 'DATABASE_REPLICA_LAG_SECONDS: must be'],
    [{ MOST_REQUESTS: '9' }, 'MOST_REQUESTS: must be from 10'],
  ])('refuses %j in one line', (change, line) => {
    expect(() => readConfiguration({ ...GIVEN, ...change })).toThrow(line);
  });
});
