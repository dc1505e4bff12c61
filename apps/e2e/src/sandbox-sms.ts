import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { marketAddresses } from './market/market-addresses.ts';

/** A mobile number that is unused in this run. @param lastDigit 7 gets a credit line in the sample market */
export function newMobileNumber(lastDigit = randomInt(10)): string {
  return `9${String(randomInt(100_000_000)).padStart(8, '0')}${lastDigit}`;
}

/** The newest one-time password that was sent to a number. */
export async function otpSentTo(phoneNumber: string, backend = marketAddresses().backend): Promise<string> {
  const answer = await fetch(`${backend}/sandbox/sms.json?phone_number=${phoneNumber}`);
  const { results } = (await answer.json()) as { results: { otp: string }[] };
  const [newest] = results;
  expect(newest, `a message to ${phoneNumber}`).toBeDefined();
  return newest?.otp ?? '';
}
