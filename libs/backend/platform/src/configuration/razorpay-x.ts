import type { Environment } from './environment.ts';

/** The account at RazorpayX from which money is paid out and accounts are checked. */
export interface RazorpayXConfiguration {
  /** Base address of its API, without a slash at its end. */
  address: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Number of the account from which it pays. */
  accountNumber: string;
}

const NEEDED = [
  'RAZORPAYX_KEY_ID',
  'RAZORPAYX_KEY_SECRET',
  'RAZORPAYX_WEBHOOK_SECRET',
  'RAZORPAYX_ACCOUNT_NUMBER',
] as const;

/** What is wrong with RazorpayX in an environment, a line each. */
export function razorpayXProblems(values: Environment): string[] {
  const missing = NEEDED.filter((variable) => values[variable] === undefined);
  if (missing.length === NEEDED.length) return [];
  return missing.map((variable) => `${variable}: is needed with the other variables of RazorpayX`);
}

/** The account at RazorpayX; null for none: then the sandbox stands in, or people pay and check by hand. */
export function razorpayXOf(values: Environment): RazorpayXConfiguration | null {
  if (values.RAZORPAYX_KEY_ID === undefined) return null;
  return {
    address: values.RAZORPAYX_ADDRESS,
    keyId: values.RAZORPAYX_KEY_ID,
    keySecret: values.RAZORPAYX_KEY_SECRET ?? '',
    webhookSecret: values.RAZORPAYX_WEBHOOK_SECRET ?? '',
    accountNumber: values.RAZORPAYX_ACCOUNT_NUMBER ?? '',
  };
}
