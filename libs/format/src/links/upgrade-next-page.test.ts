import { describe, expect, it } from 'vitest';
import { upgradeNextPage } from './upgrade-next-page.ts';

describe('upgradeNextPage', () => {
  it.each([
    { name: 'makes http https', url: 'http://api.example.in/x?page=2', upgraded: 'https://api.example.in/x?page=2' },
    { name: 'takes any case', url: 'HTTP://api.example.in/x', upgraded: 'https://api.example.in/x' },
    { name: 'is not fooled by a user name', url: 'http://localhost@evil.in/', upgraded: 'https://localhost@evil.in/' },
    {
      name: 'is not fooled by a longer host',
      url: 'http://localhost.evil.in/',
      upgraded: 'https://localhost.evil.in/',
    },
  ])('$name', ({ url, upgraded }) => {
    expect(upgradeNextPage(url)).toBe(upgraded);
  });

  it.each([
    'https://api.example.in/x',
    'http://localhost:4300/x?page=2',
    'http://LOCALHOST:4300/',
    'http://main.localhost/x',
    'http://127.0.0.1:4300/x',
    'http://127.1.2.3/x',
    'http://[::1]:4300/x',
    '/x?page=2',
    '',
  ])('leaves %j alone', (url) => {
    expect(upgradeNextPage(url)).toBe(url);
  });
});
