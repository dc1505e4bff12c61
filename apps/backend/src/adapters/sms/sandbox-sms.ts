import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import type { OtpMessage, SmsAdapter } from './sms-adapter.ts';
import { sandboxMessages } from './tables.ts';

const SHOWN = 50;

/** A message that was not sent. */
export interface SandboxMessage extends OtpMessage {
  text: string;
  createdAt: Date;
}

/** Keeps messages in the database, so that every process shows the same, and sends none. */
export interface SandboxSms extends SmsAdapter {
  readonly kind: 'sandbox';
  /** The last messages, newest first; only of one number when it is given. */
  messages(phoneNumber?: string): Promise<SandboxMessage[]>;
}

/** Makes the sandbox. */
export function createSandboxSms(database: Database, now: () => Date, newId: () => string): SandboxSms {
  return {
    kind: 'sandbox',
    async sendOtp({ phoneNumber, otp }) {
      const text = `${otp} is your Krishi Haat code. It is valid for 5 minutes. Do not share it with anyone.`;
      await database.insert(sandboxMessages).values({ id: newId(), phoneNumber, otp, text, createdAt: now() });
    },
    async messages(phoneNumber) {
      return database.select({ phoneNumber: sandboxMessages.phoneNumber, otp: sandboxMessages.otp, text: sandboxMessages.text, createdAt: sandboxMessages.createdAt })
        .from(sandboxMessages)
        .where(phoneNumber === undefined ? undefined : eq(sandboxMessages.phoneNumber, phoneNumber))
        .orderBy(desc(sandboxMessages.createdAt))
        .limit(SHOWN);
    },
  };
}
