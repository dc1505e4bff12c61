import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

describe('the configuration of a shell', () => {
  it('starts without any variable', () => {
    expect(readConfiguration({}, 4201)).toMatchObject({
      port: 4201,
      host: '127.0.0.1',
      realm: 'krishi-haat',
      hostOrigins: [],
      publicOrigin: undefined,
      clientId: undefined,
      addresses: {
        main: ['http://127.0.0.1:4300'],
        location: ['http://127.0.0.1:4300'],
        'open-network': ['http://127.0.0.1:4300'],
        auth: ['http://127.0.0.1:4300'],
        graphql: ['http://127.0.0.1:4300'],
      },
    });
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'haat.example'])('starts on %s only with PUBLIC_ORIGIN', (host) => {
    expect(() => readConfiguration({ HOST: host })).toThrow(/PUBLIC_ORIGIN must be set/);
    expect(readConfiguration({ HOST: host, PUBLIC_ORIGIN: 'https://haat.example' }).host).toBe(host);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('starts on %s without PUBLIC_ORIGIN', (host) => {
    expect(readConfiguration({ HOST: host }).publicOrigin).toBeUndefined();
  });

  it('is a demonstration only when it is said to be', () => {
    expect([{}, { DEMO: 'false' }, { DEMO: 'true' }].map((given) => readConfiguration(given).isDemo)).toEqual([
      false,
      false,
      true,
    ]);
    expect(() => readConfiguration({ DEMO: 'yes' })).toThrow('DEMO must be true or false');
  });

  it('uses a service’s own URL where set, else the common one; an empty variable counts as unset', () => {
    const { addresses } = readConfiguration({
      BACKEND_ADDRESS: 'https://haat.example/',
      AUTH_ADDRESS: 'https://id.example',
      MAIN_ADDRESS: '',
    });
    expect(addresses).toMatchObject({ main: ['https://haat.example'], auth: ['https://id.example'] });
  });

  it('takes several addresses of one service', () => {
    const { addresses } = readConfiguration({ BACKEND_ADDRESS: 'http://10.0.0.1:4300, http://10.0.0.2:4300/' });
    expect(addresses.main).toEqual(['http://10.0.0.1:4300', 'http://10.0.0.2:4300']);
  });

  it('reads origins', () => {
    const { hostOrigins, publicOrigin } = readConfiguration({
      NATIVE_HOST_ORIGINS: 'https://a.example, https://b.example/x',
      PUBLIC_ORIGIN: 'https://haat.example/',
    });
    expect([hostOrigins, publicOrigin]).toEqual([['https://a.example', 'https://b.example'], 'https://haat.example']);
  });

  it('reads host apps and their keys, and takes no key of a page that may not embed the shell', () => {
    const key = 'A'.repeat(43);
    const NATIVE_HOST_ORIGINS = 'https://a.example';
    const keysOf = (NATIVE_HOST_KEYS: string) => readConfiguration({ NATIVE_HOST_ORIGINS, NATIVE_HOST_KEYS }).hostApps;
    expect(keysOf(`kisan-app=${key}, https://a.example=${key}`)).toEqual([
      { id: 'kisan-app', origin: null, publicKey: key },
      { id: 'https://a.example', origin: 'https://a.example', publicKey: key },
    ]);
    expect(() => keysOf(`https://b.example=${key}`)).toThrow(/NATIVE_HOST_KEYS is not in NATIVE_HOST_ORIGINS/);
    for (const bad of ['kisan-app', `Kisan App=${key}`, `kisan-app=${key}A`, `kisan-app=${'A'.repeat(42)}B`])
      expect(() => keysOf(bad)).toThrow(/NATIVE_HOST_KEYS must be pairs/);
  });

  it('fetches pictures from the backend only unless configured, and stores them beside the other data', () => {
    expect(readConfiguration({})).toMatchObject({
      imageOrigins: [],
      hostRewrites: [],
      imageCacheBytes: 512 * 1024 * 1024,
      dataDirectory: expect.stringMatching(/\/\.data$/),
    });
    const told = readConfiguration({
      IMAGE_ORIGINS: 'https://pictures.example/x, http://127.0.0.1:9000',
      IMAGE_CACHE_MEGABYTES: '1',
      HOST_REWRITES: 'https://test.example/x = https://pictures.example',
      DATA_DIRECTORY: '/srv/haat',
    });
    expect(told).toMatchObject({
      imageOrigins: ['https://pictures.example', 'http://127.0.0.1:9000'],
      hostRewrites: [['https://test.example', 'https://pictures.example']],
      imageCacheBytes: 1024 * 1024,
      dataDirectory: '/srv/haat',
    });
  });

  it.each([
    [{ IMAGE_ORIGINS: 'http://pictures.example' }, 'IMAGE_ORIGINS must be origins such as'],
    [{ IMAGE_ORIGINS: 'pictures.example' }, 'IMAGE_ORIGINS'],
    [{ IMAGE_CACHE_MEGABYTES: '0' }, 'IMAGE_CACHE_MEGABYTES must be'],
    [{ HOST_REWRITES: 'https://test.example' }, 'HOST_REWRITES must be at most two pairs'],
    [
      { HOST_REWRITES: 'https://a.ex=https://b.ex,https://c.ex=https://b.ex,https://d.ex=https://b.ex' },
      'HOST_REWRITES',
    ],
    [{ CUSTOMER_CARE_NUMBER: 'call <us>' }, 'CUSTOMER_CARE_NUMBER must be a telephone number'],
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '4200.5' }, 'PORT'],
    [{ AUTH_ADDRESS: 'localhost:4300' }, "AUTH_ADDRESS must be an address such as 'http://127.0.0.1:4300'"],
    [{ MAIN_ADDRESS: 'ftp://x' }, 'MAIN_ADDRESS'],
    [{ MAIN_ADDRESS: 'http://x,y' }, 'MAIN_ADDRESS'],
    [{ MAIN_ADDRESS: ',' }, 'MAIN_ADDRESS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ NATIVE_HOST_ORIGINS: 'host' }, 'NATIVE_HOST_ORIGINS'],
  ])('refuses %j in one clear line', (environment, said) => {
    const read = () => readConfiguration(environment);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(said);
    expect(read).toThrow(/^Cannot start: [^\n]+\.$/);
  });

  it('never repeats a secret', () => {
    expect(() => readConfiguration({ CLIENT_SECRET: 'top-secret', PORT: 'top-secret' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('top-secret') }),
    );
  });
});
