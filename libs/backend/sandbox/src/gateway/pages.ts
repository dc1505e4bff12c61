import type { Language } from '@haat/api-contract/vocabulary';
import { formatMoney, toRupees } from '@haat/format';
import { inLanguage } from '@haat/backend-platform';
import { OUTCOMES } from './choose-outcome.ts';
import texts from './page-texts.json' with { type: 'json' };

/** Where the chosen outcome is posted, below the sandbox's address. */
export const CHOICE_PATH = '/v1/checkout/choice';
/** Sends a page's form on by itself; without scripts its button does. */
export const SEND_ON_SCRIPT = 'document.forms[0].submit();\n';
/** Where that script is, below the sandbox's address. */
export const SEND_ON_PATH = '/v1/checkout/send-on.js';

/** What the sandbox's page was opened with. */
export interface OpenedPage {
  orderId: string;
  amountPaise: number;
  callbackUrl: string;
  cancelUrl: string;
  language: Language;
}

/** The page on which the payment's outcome is chosen. @param base path of the sandbox */
export function choicePage(
  base: string,
  { orderId, amountPaise, callbackUrl, cancelUrl, language }: OpenedPage,
): string {
  const hidden = fields({ order_id: orderId, callback_url: callbackUrl, cancel_url: cancelUrl, language });
  const buttons = OUTCOMES.map(
    (outcome) =>
      `<button name="outcome" value="${outcome}"${outcome === 'succeed' ? ' class="main"' : ''}>` +
      `${inLanguage(texts[outcome], language)}</button>`,
  ).join('\n');
  return page(
    language,
    `<p class="amount">${formatMoney(toRupees(amountPaise))}</p>
<form method="post" action="${escaped(base + CHOICE_PATH)}">${hidden}
${buttons}
</form>
<p><a class="button" href="${escaped(cancelUrl)}">${inLanguage(texts.back, language)}</a></p>`,
  );
}

/** The page that takes the browser back to us, by a form as the gateway does it. */
export function sendOnPage(
  base: string,
  language: Language,
  callbackUrl: string,
  answer: Readonly<Record<string, string>>,
): string {
  return page(
    language,
    `<form method="post" action="${escaped(callbackUrl)}">${fields(answer)}
<button class="main">${inLanguage(texts.toShop, language)}</button>
</form>
<script src="${escaped(base + SEND_ON_PATH)}"></script>`,
  );
}

/** The page of a payment that has no answer yet. */
export function waitingPage(language: Language, cancelUrl: string): string {
  return page(
    language,
    `<p>${inLanguage(texts.waiting, language)}</p>
<p><a class="button main" href="${escaped(cancelUrl)}">${inLanguage(texts.toShop, language)}</a></p>`,
  );
}

function fields(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
}

function page(language: Language, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inLanguage(texts.title, language)}</title>
<link rel="icon" href="data:,">
<style>
body { font: 18px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 30rem; padding: 1rem;
  color: #1c1917; background: #fff }
h1 { font-size: 1.375rem; line-height: 1.3 }
.notice { background: #fef3c7; border: 1px solid #b45309; border-radius: 8px; padding: .75rem 1rem }
.amount { font-size: 1.75rem; font-weight: 700; margin: 1rem 0 }
button, .button { box-sizing: border-box; display: block; width: 100%; min-height: 3.5rem; margin: 0 0 .75rem;
  padding: .75rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: #1c1917;
  background: #fff; border: 2px solid #57534e; border-radius: 8px; cursor: pointer }
.main { color: #fff; background: #14532d; border-color: #14532d }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px }
</style>
</head>
<body>
<main>
<h1>${inLanguage(texts.title, language)}</h1>
<p class="notice">${inLanguage(texts.notice, language)}</p>
${body}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
