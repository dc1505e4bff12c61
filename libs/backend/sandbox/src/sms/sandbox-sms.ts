import { and, desc, eq, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SmsAdapter } from '@haat/backend-identity';
import type { Database } from '@haat/backend-platform';

import { sandboxMessages } from './tables.ts';

/** Where a person reads what would have been sent. */
export const SANDBOX_SMS_PAGE = '/sandbox/sms';
const SHOWN = 50;
/** A notice carries no one-time password. */
const NO_OTP = '';

/** A message that was not sent. */
export interface SandboxMessage {
  /** Ten digits. */
  phoneNumber: string;
  /** Six digits; empty for a notice. */
  otp: string;
  text: string;
  createdAt: Date;
}

/** Keeps messages in the database, so that every process shows the same, and sends none. */
export interface SandboxSms extends SmsAdapter {
  readonly kind: 'sandbox';
  /** The last messages with a one-time password, newest first; only of one number when it is given. */
  messages(phoneNumber?: string): Promise<SandboxMessage[]>;
  /** The last messages of every kind, likewise; those that are notices have an empty `otp`. */
  allMessages(phoneNumber?: string): Promise<SandboxMessage[]>;
}

/** Makes the sandbox. */
export function createSandboxSms(database: Database, now: () => Date, newId: () => string): SandboxSms {
  const newest = (phoneNumber: string | undefined, only?: SQL) =>
    database
      .select({
        phoneNumber: sandboxMessages.phoneNumber,
        otp: sandboxMessages.otp,
        text: sandboxMessages.text,
        createdAt: sandboxMessages.createdAt,
      })
      .from(sandboxMessages)
      .where(and(only, phoneNumber === undefined ? undefined : eq(sandboxMessages.phoneNumber, phoneNumber)))
      .orderBy(desc(sandboxMessages.createdAt))
      .limit(SHOWN);
  return {
    kind: 'sandbox',
    page: SANDBOX_SMS_PAGE,
    async sendOtp({ phoneNumber, otp, text }) {
      await database.insert(sandboxMessages).values({ id: newId(), phoneNumber, otp, text, createdAt: now() });
    },
    canSend: () => true,
    async sendNotice({ id, phoneNumber, text }) {
      await database
        .insert(sandboxMessages)
        .values({ id, phoneNumber, otp: NO_OTP, text, createdAt: now() })
        .onConflictDoNothing();
    },
    messages: (phoneNumber) => newest(phoneNumber, ne(sandboxMessages.otp, NO_OTP)),
    allMessages: (phoneNumber) => newest(phoneNumber),
  };
}
