import { z } from 'zod';
import { errorAnswers, textAnswer } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { SANDBOX_SMS_PAGE } from './sandbox-sms.ts';
import type { SandboxMessage, SandboxSms } from './sandbox-sms.ts';

const messagesSchema = z.object({
  results: z.array(z.object({ phone_number: z.string(), otp: z.string(), text: z.string(), created_at: z.string() })),
});
const INDIA_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** Shows what would have been sent. It exists only with the sandbox adapter. */
export const sandboxSmsModule: Module = {
  name: 'sandbox-sms',
  service: 'auth',
  register(app, { adapters }) {
    if (adapters.sms.kind !== 'sandbox') return;
    const sms = adapters.sms as SandboxSms;
    const schema = {
      tags: ['sandbox'],
      querystring: z.object({
        phone_number: z
          .string()
          .regex(/^\d{10}$/)
          .optional(),
      }),
    };
    app.get(
      '/sandbox/sms.json',
      {
        schema: {
          ...schema,
          summary: 'One-time passwords of the sandbox, newest first',
          response: { 200: messagesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const messages = await sms.messages(request.query.phone_number);
        return {
          results: messages.map((message) => ({
            phone_number: message.phoneNumber,
            otp: message.otp,
            text: message.text,
            created_at: message.createdAt.toISOString(),
          })),
        };
      },
    );
    app.get(
      SANDBOX_SMS_PAGE,
      {
        schema: {
          ...schema,
          summary: 'Page of the sandbox',
          response: { 200: textAnswer('text/html', 'A page that says it is a sandbox'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        return page(await sms.allMessages(request.query.phone_number));
      },
    );
  },
};

function page(messages: readonly SandboxMessage[]): string {
  const rows = messages
    .map(
      (message) =>
        `<tr><td>${INDIA_TIME.format(message.createdAt)}</td><td>${message.phoneNumber}</td><td>` +
        `${escaped(message.text)}</td></tr>`,
    )
    .join('\n');
  const table =
    '<table><caption>Last messages, newest first</caption><thead><tr><th scope="col">Time (India)</th>' +
    `<th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${rows}</tbody></table>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Sandbox: no SMS is sent</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem;
  color: #1c1917; background: #fff }
.notice { background: #fef3c7; border: 1px solid #b45309; border-radius: 8px; padding: .75rem 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #d6d3d1; vertical-align: top }
</style>
</head>
<body>
<main>
<h1>Sandbox: no SMS is sent</h1>
<p class="notice">This page shows the messages that the product would have sent to phones.
Everyone who can open it can read them.</p>
${messages.length === 0 ? '<p>No message yet.</p>' : table}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
