import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { marketAddresses } from './market/market-addresses.ts';

/** A mobile number that nobody in this run has. */
export function newMobileNumber(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** The newest one-time password that was sent to a number. */
export async function otpSentTo(phoneNumber: string, backend = marketAddresses().backend): Promise<string> {
  const answer = await fetch(`${backend}/sandbox/sms.json?phone_number=${phoneNumber}`);
  const { results } = (await answer.json()) as { results: { otp: string }[] };
  const [newest] = results;
  expect(newest, `a message to ${phoneNumber}`).toBeDefined();
  return newest?.otp ?? '';
}
