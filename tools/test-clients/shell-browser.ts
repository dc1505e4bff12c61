import { PACK, SHOP } from './buyer.ts';
import { call, describe, type Answer, type Outcome } from './call.ts';

const PINCODE = '422001';
const COLLECTOR = { pickupName: 'Sunita Pawar', pickupPhone: '9812345670' };

/** A user at a shell with a browser that runs no scripts: pages, forms and cookies. */
export class ShellBrowser {
  readonly #shell: string;
  readonly #cookies = new Map<string, string>();

  constructor(shell: string) {
    this.#shell = shell;
  }

  /**
   * Opens a page; what it is led to is not followed.
   * @param headers what the browser says beside its cookies, e.g. what led here
   */
  async open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    return this.#keepCookies(await call(this.#shell, path, { headers: { ...this.#headers(), ...headers } }));
  }

  /** Sends a form. */
  async send(path: string, form: Readonly<Record<string, string>>): Promise<Outcome> {
    return this.#keepCookies(
      await call(this.#shell, path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { ...this.#headers(), origin: this.#shell },
      }),
    );
  }

  /** Sends data as a page's script does. */
  async sendData(path: string, data: object): Promise<Outcome> {
    return this.#keepCookies(
      await call(this.#shell, path, {
        method: 'POST',
        body: data,
        headers: { ...this.#headers(), origin: this.#shell },
      }),
    );
  }

  async choosesPlace(): Promise<void> {
    await this.#changes('/location', { pincode: PINCODE, next: '/', confirmed: 'yes' });
  }

  /** @param backend where the sandbox shows the one-time password */
  async signsIn(phoneNumber: string, backend: string): Promise<void> {
    await this.#changes('/login', { intent: 'send', phoneNumber, next: '/' });
    const { body } = (await call(backend, `/sandbox/sms.json?phone_number=${phoneNumber}`)) as Answer;
    await this.#changes('/login', {
      intent: 'verify',
      otp: (body as { results: { otp: string }[] }).results[0]?.otp ?? '',
      next: '/',
    });
  }

  /**
   * Fills the cart and presses 'place order'. A farmer who is told that it is not known, or that no service
   * answered, presses again: the same form, so the same order.
   * @returns the order's id and how often was pressed; a null id when it was never told
   */
  async orders(): Promise<{ id: string | null; presses: number; told: string[] }> {
    const told: string[] = [];
    await this.#untilTaken(
      '/cart',
      { intent: 'set', variantId: PACK, vendorId: SHOP, quantity: '1', isPrebook: 'false', redirectTo: '/cart' },
      told,
    );
    await this.#untilTaken('/cart', { intent: 'choices', deliveryType: 'pickup_from_store', ...COLLECTOR }, told);
    const form = { intent: 'place', deliveryType: 'pickup_from_store', ...COLLECTOR, seen: await this.#cartSnapshot() };
    for (let presses = 1; presses <= MOST_PRESSES; presses += 1) {
      const outcome = await this.send('/cart', form);
      const id = /\/order\/([^/?]+)/.exec(locationOf(outcome))?.[1];
      if (id !== undefined) return { id, presses, told };
      told.push(`place: ${describe(outcome)}`);
    }
    return { id: null, presses: MOST_PRESSES, told };
  }

  async #cartSnapshot(): Promise<string> {
    const outcome = await this.open('/cart');
    const value =
      outcome.kind === 'answer' && typeof outcome.body === 'string'
        ? /name="seen" value="([^"]*)"/.exec(outcome.body)?.[1]
        : undefined;
    if (value === undefined) throw new Error(`the cart's page showed no cart: ${describe(outcome)}`);
    return value
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  }

  async #changes(path: string, form: Readonly<Record<string, string>>): Promise<void> {
    const outcome = await this.send(path, form);
    if (outcome.kind === 'lost' || outcome.status !== 302)
      throw new Error(`${path} ${form['intent'] ?? ''}: ${describe(outcome)}`);
  }

  async #untilTaken(path: string, form: Readonly<Record<string, string>>, told: string[]): Promise<void> {
    for (let presses = 1; presses <= MOST_PRESSES; presses += 1) {
      const outcome = await this.send(path, form);
      if (locationOf(outcome) !== '') return;
      told.push(`${form['intent']}: ${describe(outcome)}`);
    }
    throw new Error(`${path} ${form['intent']} was never taken: ${told.join(', ')}`);
  }

  /** Values of the cookies that the shell gave so far, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  #headers(): Record<string, string> {
    return { accept: 'text/html', cookie: cookieHeader(this.#cookies) };
  }

  #keepCookies(outcome: Outcome): Outcome {
    const lines = outcome.kind === 'answer' ? [outcome.headers['set-cookie'] ?? []].flat() : [];
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return outcome;
  }
}

const MOST_PRESSES = 5;

/** Cookies as a browser sends them. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Where an answer leads to, without the shell's address; empty when it leads nowhere. */
function locationOf(outcome: Outcome): string {
  if (outcome.kind === 'lost' || outcome.status !== 302) return '';
  const { location } = outcome.headers;
  return typeof location === 'string' ? location : '';
}
