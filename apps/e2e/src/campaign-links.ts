import { expect } from '@playwright/test';
import { marketAddresses } from './market/market-addresses.ts';

/**
 * Campaigns of the sample market: one that runs, and one whose links have expired. Both offer the same goods of the
 * centre in Nashik.
 */
export const CAMPAIGNS = { running: 'rabi-nutrition', over: 'kharif-nutrition' } as const;

/** Path and query of a campaign's link, as the message would have brought it. */
export async function linkOf(campaign: keyof typeof CAMPAIGNS): Promise<string> {
  const answer = await fetch(`${marketAddresses().backend}/sandbox/campaigns.json`);
  const { results } = (await answer.json()) as { results: { name: string; path: string }[] };
  const found = results.find(({ name }) => name === CAMPAIGNS[campaign]);
  expect(found, `the link of ${CAMPAIGNS[campaign]}`).toBeDefined();
  return found?.path ?? '';
}

/** The same link with another letter near its end, as a hand that copies it might write it. */
export function altered(link: string): string {
  const sign = link.at(-5);
  return `${link.slice(0, -5)}${sign === 'A' ? 'B' : 'A'}${link.slice(-4)}`;
}
