import type { Language } from '@haat/api-contract/vocabulary';
import { MANDATORY_NOTICES } from '@haat/backend-platform';
import type { SmsConfiguration } from '@haat/backend-platform';
import type { RegisteredText } from '@haat/backend-platform';
import type { SmsAdapter } from './sms-adapter.ts';

const TIMEOUT_MS = 5_000;

/**
 * Sends through MSG91's flow interface: a template registered under India's DLT rules has the variable `otp`, one for
 * a notice that notice's values. A template says its text in one language; where the person's has none of its own,
 * the general one is sent.
 * Wire: `POST /api/v5/flow`, header `authkey`, JSON `{ template_id, recipients: [{ mobiles: '91…', otp }] }`;
 * taken when the answer is 2xx with `type: 'success'`.
 */
export function createHttpSms({
  address,
  key,
  templateId,
  noticeTemplateIds = {},
  languageTemplateIds = {},
}: Extract<SmsConfiguration, { adapter: 'http' }>): SmsAdapter {
  const general: Readonly<Partial<Record<RegisteredText, string>>> = { otp: templateId, ...noticeTemplateIds };
  const templateFor = (text: RegisteredText, language: Language) =>
    languageTemplateIds[text]?.[language] ?? general[text];
  const send = async (template: string, phoneNumber: string, values: Readonly<Record<string, string>>) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authkey: key, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ template_id: template, recipients: [{ mobiles: `91${phoneNumber}`, ...values }] }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok || !isSuccess(body)) throw new Error(`the SMS gateway answered ${answer.status} without success`);
  };
  return {
    kind: 'http',
    async sendOtp({ phoneNumber, otp, language, registered }) {
      const template = templateFor(registered?.kind ?? 'otp', language);
      if (template === undefined && registered !== undefined)
        throw new Error(`no text is registered for ${registered.kind}`);
      return send(template ?? templateId, phoneNumber, { ...registered?.values, otp });
    },
    canSend: (kind, language) => templateFor(kind, language) !== undefined,
    async sendNotice({ phoneNumber, kind, language, values }) {
      const template = templateFor(kind, language);
      if (template !== undefined) return send(template, phoneNumber, values);
      // Its act was refused before this; a template that is taken away afterwards leaves it to be sent again.
      if (MANDATORY_NOTICES.includes(kind)) throw new Error(`no text is registered for the notice ${kind}`);
    },
  };
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'success';
}
