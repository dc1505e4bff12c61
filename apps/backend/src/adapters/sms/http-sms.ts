import type { SmsConfiguration } from '../../config.ts';
import type { SmsAdapter } from './sms-adapter.ts';

const TIMEOUT_MS = 5_000;

/**
 * Sends through MSG91's flow interface: a template registered under India's DLT rules has the variable `otp`.
 * Wire: `POST /api/v5/flow`, header `authkey`, JSON `{ template_id, recipients: [{ mobiles: '91…', otp }] }`;
 * taken when the answer is 2xx with `type: 'success'`.
 */
export function createHttpSms({ address, key, templateId }: Extract<SmsConfiguration, { adapter: 'http' }>): SmsAdapter {
  return {
    kind: 'http',
    async sendOtp({ phoneNumber, otp }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ template_id: templateId, recipients: [{ mobiles: `91${phoneNumber}`, otp }] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const body: unknown = await answer.json().catch(() => null);
      if (!answer.ok || !isSuccess(body)) throw new Error(`the SMS gateway answered ${answer.status} without success`);
    },
  };
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'success';
}
