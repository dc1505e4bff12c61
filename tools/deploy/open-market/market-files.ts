import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { nginxServers } from './nginx-servers.ts';

/** What a person says at the first start. */
export interface MarketAnswers {
  /** The domain under which every host is: `haat.example`. */
  readonly domain: string;
  /** Shells that are opened, and the desk; farmers' first: it has the domain itself, the others a name below it. */
  readonly shells: readonly string[];
  readonly version: string;
  readonly smsAddress: string;
  readonly smsKey: string;
  readonly smsTemplate: string;
  readonly razorpayKeyId: string;
  readonly razorpayKeySecret: string;
  readonly razorpayWebhookSecret: string;
  readonly grievanceOfficer: string;
  readonly dataProtectionOfficer: string;
}

/** A file of the market's folder. Secrets are readable by their owner alone. */
export interface MarketFile {
  readonly path: string;
  readonly text: string;
  readonly isSecret: boolean;
}

const DOMAIN = /^(?=.{4,200}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/** What is wrong with the answers, a line each; none when a market can be opened with them. */
export function problemsOf(answers: MarketAnswers): string[] {
  const problems: string[] = [];
  const needs = (name: keyof MarketAnswers, isRight: boolean, what: string) => {
    if (!isRight) problems.push(`${name}: ${what}`);
  };
  const { domain } = answers;
  needs('domain', DOMAIN.test(domain) && isIP(domain) === 0, 'a domain of yours is needed, as haat.example');
  needs('smsAddress', /^https:\/\//.test(answers.smsAddress), 'the message gateway’s address, https://…');
  for (const name of ['smsKey', 'razorpayKeySecret', 'razorpayWebhookSecret'] as const)
    needs(name, /^\S{12,200}$/.test(answers[name]), 'at least 12 characters without spaces');
  for (const name of ['smsTemplate', 'razorpayKeyId'] as const)
    needs(name, /^[\w-]{4,100}$/.test(answers[name]), 'letters and digits');
  for (const name of ['grievanceOfficer', 'dataProtectionOfficer'] as const)
    needs(name, answers[name].trim().length > 5, 'name, telephone and e-mail in one line: the law asks for both');
  return problems;
}

/** The host of a shell: the first has the domain itself. */
export function hostOf({ domain, shells }: MarketAnswers, shell: string): string {
  return shell === shells[0] ? domain : `${shell}.${domain}`;
}

/**
 * Every file that `deploy/compose.yaml` reads, with keys that are made here, once: a market that is opened again keeps
 * its own.
 * @param make a new secret, hexadecimal
 */
export function marketFiles(
  answers: MarketAnswers,
  make: () => string = () => randomBytes(32).toString('hex'),
): MarketFile[] {
  const { domain, shells, version } = answers;
  const services = `services.${domain}`;
  const clients = shells.map((shell) => ({ shell, secret: make() }));
  const databasePassword = make();
  const origins = shells.map((shell) => `https://${hostOf(answers, shell)}`);
  const backend = {
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    DATABASE_URL: `postgres://haat_market:${databasePassword}@database:5432/krishi_haat`,
    PUBLIC_ADDRESS: `https://${services}`,
    FARMER_ADDRESS: origins[0] ?? '',
    PERSONAL_DATA_KEY: Buffer.from(make(), 'hex').toString('base64'),
    OBJECT_STORE: 'folder',
    TRUSTED_PROXIES: 'uniquelocal',
    IDENTITY_CLIENTS: clients.map(({ shell, secret }) => `krishi-haat-${shell}:${secret}`).join(','),
    PASSKEY_ORIGINS: origins.join(','),
    SMS_ADAPTER: 'http',
    SMS_HTTP_ADDRESS: answers.smsAddress,
    SMS_HTTP_KEY: answers.smsKey,
    SMS_HTTP_TEMPLATE_ID: answers.smsTemplate,
    PAYMENT_GATEWAY: 'razorpay',
    RAZORPAY_KEY_ID: answers.razorpayKeyId,
    RAZORPAY_KEY_SECRET: answers.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: answers.razorpayWebhookSecret,
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: '9464',
    METRICS_TOKEN: make(),
    RELEASE: version,
  };
  const owner = make();
  const hosts = [
    ...shells.map((part) => ({ part, host: hostOf(answers, part), upstreams: [`${part}:4200`] })),
    { part: 'services', host: services, upstreams: ['backend:4300'] },
  ];
  const nginx = nginxServers(hosts, {
    httpPort: 8080,
    httpsPort: 8443,
    certificate: '/run/certificates/fullchain.pem',
    key: '/run/certificates/privkey.pem',
  });
  const secret = (path: string, text: string): MarketFile => ({ path, text, isSecret: true });
  return [
    { path: '.env', text: environment({ VERSION: version, DOMAIN: domain }), isSecret: false },
    secret('backend.env', environment(backend)),
    secret(
      'owner.env',
      environment({
        ...backend,
        DATABASE_URL: backend.DATABASE_URL.replace(`haat_market:${databasePassword}`, `haat_owner:${owner}`),
      }),
    ),
    secret('secrets/database-owner', owner),
    secret('secrets/database-market', databasePassword),
    secret('secrets/metrics-token', backend.METRICS_TOKEN),
    ...clients.map(({ shell, secret: clientSecret }) =>
      secret(
        `${shell}.env`,
        environment({
          NODE_ENV: 'production',
          HOST: '0.0.0.0',
          PORT: '4200',
          BACKEND_ADDRESS: 'http://backend:4300',
          PUBLIC_ORIGIN: `https://${hostOf(answers, shell)}`,
          CLIENT_SECRET: clientSecret,
          TRUSTED_PROXIES: 'uniquelocal',
          GRIEVANCE_OFFICER: answers.grievanceOfficer,
          DATA_PROTECTION_OFFICER: answers.dataProtectionOfficer,
          RELEASE: version,
          ...(shell === 'desk' ? { DESK_SECRET: make() } : {}),
        }),
      ),
    ),
    { path: 'nginx/market.conf', text: nginx, isSecret: false },
    {
      path: 'prometheus/pages.yml',
      text: `- targets: [${origins.map((origin) => `'${origin}'`).join(', ')}]\n`,
      isSecret: false,
    },
  ];
}

function environment(values: Readonly<Record<string, string>>): string {
  return `${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')}\n`;
}
