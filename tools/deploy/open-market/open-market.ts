// `npm run open-market -- <folder>`: asks what a market needs, and writes the files that deploy/compose.yaml reads.
// See docs/how-to/open-a-market.md.
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { marketFiles, problemsOf, type MarketAnswers } from './market-files.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What is asked, in this order; secrets are better given in a file than typed. */
const QUESTIONS = {
  domain: 'The domain of the market (haat.example)',
  smsAddress: 'Address of the message gateway (https://…)',
  smsKey: 'Its key',
  smsTemplate: 'Id of the registered template of one-time codes',
  razorpayKeyId: 'Razorpay: key id',
  razorpayKeySecret: 'Razorpay: key secret',
  razorpayWebhookSecret: 'Razorpay: the webhook’s secret',
  grievanceOfficer: 'Who answers complaints: name, telephone, e-mail',
  dataProtectionOfficer: 'Who answers for personal data: name, telephone, e-mail',
} as const satisfies Partial<Record<keyof MarketAnswers, string>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string' } },
});
process.exitCode = await openMarket(resolve(positionals[0] ?? 'market'), values.answers);

async function openMarket(folder: string, answersFile: string | undefined): Promise<number> {
  if (existsSync(join(folder, 'backend.env'))) {
    console.error(`${folder} holds a market already. Its keys open its database: they are not made again.`);
    return 1;
  }
  const given = answersFile === undefined ? {} : (JSON.parse(readFileSync(answersFile, 'utf8')) as object);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const answers = { ...(await ask(given)), version, shells: shellsOf() };
  const problems = problemsOf(answers);
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    return 1;
  }
  for (const { path, text, isSecret } of marketFiles(answers)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, text, { mode: isSecret ? 0o600 : 0o644 });
    chmodSync(file, isSecret ? 0o600 : 0o644);
  }
  console.log(`Written into ${folder}. Keep a copy of backend.env where the database's backups are not.`);
  return 0;
}

async function ask(given: object): Promise<Record<keyof typeof QUESTIONS, string>> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = { ...given };
  for (const [name, question] of Object.entries(QUESTIONS))
    answers[name] ??= process.stdin.isTTY ? (await lines.question(`${question}: `)).trim() : '';
  lines.close();
  return answers;
}

/** Every shell of this repository, the farmers' first. */
function shellsOf(): string[] {
  const names = readdirSync(join(ROOT, 'apps')).filter((name) => existsSync(join(ROOT, 'apps', name, 'server.ts')));
  return ['farmer', ...names.filter((name) => name !== 'farmer')];
}
