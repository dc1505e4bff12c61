import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { StartError } from '@haat/tools/ports';
import { findOrInstallBrowser } from '@haat/tools/browser';
import { openFindings } from './findings.ts';
import { arriveFromAnotherSite } from './from-another-site.ts';
import { signOutBeforeLatePage } from './late-page.ts';
import { loseAnswers } from './lost-answers.ts';
import { openPhone } from './phone.ts';
import { runRounds } from './rounds.ts';
import { signOutEverywhere } from './sign-out.ts';
import { openProxiedMarket } from './proxied-market.ts';
import { stealTokens } from './theft.ts';
import { signInInWebviews } from './webviews.ts';

const USAGE = `Strains sessions: 5 tabs that refresh at once on a phone whose clock is wrong, answers that get lost,
signing out, and stolen tokens.

  npm run sessions [-- --rounds 100] [--short]

  --rounds  rounds for each wrong clock (100)
  --short   2 rounds for each, and what takes no minute of waiting

The farmer's shell has to be built: npx nx build @haat/farmer. CHROMIUM_PATH chooses the browser.`;

const TABS = 5;
const SHORT_ROUNDS = 2;
const CLOCK_OFF_MS = 120_000;
/** Without these switches every page comes from the server on 'back', which would prove nothing. */
const REAL_BROWSER = {
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs everything, says how it went, and answers whether all is well. */
async function strain(rounds: number, isShort: boolean): Promise<boolean> {
  const findings = openFindings(say);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), ...REAL_BROWSER });
  try {
    const market = await openProxiedMarket();
    try {
      for (const [where, clockAheadMs] of [
        ['ahead', CLOCK_OFF_MS],
        ['behind', -CLOCK_OFF_MS],
      ] as const) {
        const phone = await openPhone(browser, market, { tabs: TABS, clockAheadMs });
        const { asked, seconds } = await runRounds(phone, market, rounds, findings);
        await phone.context.close();
        findings.tell(
          `${rounds} rounds, ${TABS} tabs, clock 2 minutes ${where}: one refresh each; the tabs asked ` +
            `their shell ${asked} times; ${seconds} s`,
        );
      }
      await loseAnswers(browser, market, findings, { isShort });
      await arriveFromAnotherSite(browser, market, findings);
      await signInInWebviews(market, findings);
      await signOutEverywhere(browser, market, findings, { waitForExpiry: !isShort });
      await signOutBeforeLatePage(browser, market, findings);
      await stealTokens(browser, market, findings);
    } finally {
      await market.close();
    }
  } finally {
    await browser.close();
  }
  say(`\n${findings.passed} passed, ${findings.failed} failed`);
  return findings.failed === 0;
}

try {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d{0,4}$/.test(values.rounds)) throw new StartError('--rounds must be a whole number from 1.');
  if (values.help) say(USAGE);
  else process.exitCode = (await strain(values.short ? SHORT_ROUNDS : Number(values.rounds), values.short)) ? 0 : 1;
} catch (error) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${error instanceof StartError ? error.message : stack}\n`);
  process.exitCode = 1;
}
