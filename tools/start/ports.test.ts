import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, freePortsInARow, isFree, readPorts, requireFreePorts } from './ports.ts';

describe('readPorts', () => {
  it('starts from the usual ports', () => {
    const shells = { farmer: 4200, csc: 4201, business: 4202, shop: 4203 };
    expect(readPorts({})).toEqual({ backend: 4300, ...shells, desk: 4204 });
  });

  it('moves a service by its variable', () => {
    expect(readPorts({ CSC_PORT: '5001' }).csc).toBe(5001);
  });

  it.each(['0', '-1', '70000', '42.5', 'four'])('refuses %s in one line', (value) => {
    expect(() => readPorts({ FARMER_PORT: value })).toThrow(
      `FARMER_PORT must be a port from 1 to 65535, not "${value}".`,
    );
  });

  it('refuses one port for two services', () => {
    expect(() => readPorts({ FARMER_PORT: '4300' })).toThrow('BACKEND_PORT and FARMER_PORT are both 4300.');
  });
});

describe('requireFreePorts', () => {
  it('names every taken port and the variable that moves it', async () => {
    const host = '127.0.0.1';
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, host, resolve));
    const { port } = taken.address() as { port: number };
    await expect(requireFreePorts({ farmer: port }, host)).rejects.toThrow(
      `Already in use: port ${port} (farmer; change it with FARMER_PORT).`,
    );
    await new Promise((resolve) => taken.close(resolve));
    await expect(requireFreePorts({ farmer: await freePort() }, host)).resolves.toBeUndefined();
  });
});

describe('freePortsInARow', () => {
  it('finds ports on which all servers of a group can listen', async () => {
    const first = await freePortsInARow(4);
    for (const port of [first, first + 1, first + 2, first + 3]) expect(await isFree(port, '127.0.0.1')).toBe(true);
  });
});
