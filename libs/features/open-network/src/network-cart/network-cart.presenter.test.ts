import { describe, expect, it } from 'vitest';
import { NETWORK_LINE_PROBLEMS } from '@haat/api-contract/vocabulary';
import { SAMPLE_NOW, sampleCart, sampleJourney, sampleQuote } from '../sample-journey.ts';
import { filledNetworkCart, type FilledNetworkCart } from './network-cart.presenter.ts';

const t = (key: string, values?: Record<string, unknown>) =>
  [key.replace('network-journey:', ''), ...Object.values(values ?? {})].join(' ');

function shown(more: Parameters<typeof sampleCart>[0] = {}): FilledNetworkCart {
  const cart = filledNetworkCart({ t, language: 'en', now: SAMPLE_NOW }, sampleCart(more), []);
  if (cart === null) throw new Error('It is empty.');
  return cart;
}

describe('filledNetworkCart', () => {
  it('is nothing when nothing is in it', () => {
    const empty = sampleCart({ seller: null, lines: [], count: 0, goods: 0 });
    expect(filledNetworkCart({ t, language: 'en', now: SAMPLE_NOW }, empty, [])).toBeNull();
  });

  it.each([
    [780, null],
    [500, null],
    [499.99, { title: 'min.title ₹500.00', text: 'min.text ₹0.01' }],
  ])('of goods for %d says what the shop’s least worth lacks', (goods, tooSmall) => {
    expect(shown({ goods }).tooSmall).toEqual(tooSmall);
  });

  it.each(NETWORK_LINE_PROBLEMS)('is blocked by a line that is %s', (problem) => {
    const lines = sampleCart().lines.map((line) => ({ ...line, problem }));
    expect(shown({ lines })).toMatchObject({ isBlocked: true, lines: [{ problem: `problem.${problem}` }] });
  });

  it.each([
    [390, null],
    [400, 'cart:problem.priceDown ₹400.00 ₹390.00'],
    [380, 'cart:problem.priceUp ₹380.00 ₹390.00'],
  ])('tells what was %d when it was put in', (added, note) => {
    const lines = sampleCart().lines.map((line) => ({ ...line, price_when_added: added }));
    expect(shown({ lines }).lines[0]?.priceNote).toBe(note);
  });

  const known = sampleJourney({ step: 'price-known', quote: sampleQuote(), payment_choices: ['cash', 'pay-now'] });

  it('can be ordered at a price that holds, in the ways that the shop takes', () => {
    const { asked } = shown({ journey: known });
    expect(asked?.offer).toMatchObject({ journeyId: 'j1', payments: [{ kind: 'cash' }, { kind: 'pay-now' }] });
    expect(asked?.quote?.totalRupees).toBe(800);
  });

  it.each([
    ['for fewer packs', sampleQuote({ is_short: true }), true],
    ['for none', sampleQuote({ is_short: true, lines: [{ ...firstLine(), quantity: 0 }] }), false],
    ['that holds no longer', sampleQuote({ holds_until: '2026-11-23T09:00:00Z' }), false],
  ])('cannot be ordered at a price %s', (_, quote, isShort) => {
    const { asked } = shown({ journey: { ...known, quote } });
    expect(asked).toMatchObject({ offer: null, isShort });
  });

  it('says where goods are fetched, and pays for them there', () => {
    const pickup = { address: 'Main Road, Ozar', hours: null };
    const fetched = shown({ pickup, journey: { ...known, pickup } });
    expect(fetched.pickup).toEqual(['Main Road, Ozar']);
    expect(fetched.asked).toMatchObject({
      goesTo: null,
      offer: { payments: [{ title: 'checkout:payment.cashPickup' }, { kind: 'pay-now' }] },
    });
    expect(fetched.asked?.quote?.notes).toContainEqual(expect.stringMatching(/^quote\.readyWithin/));
    const brought = shown({ journey: known });
    expect(brought).toMatchObject({ pickup: null, asked: { goesTo: 'Sunita, Nashik' } });
    expect(brought.asked?.offer?.payments[0]?.title).toBe('checkout:payment.cashDelivery');
  });

  it.each(['accepted', 'failed'] as const)('is asked for anew after an order that is %s', (step) => {
    expect(shown({ journey: { ...known, step } }).asked).toBeNull();
  });
});

function firstLine() {
  const [line] = sampleQuote().lines;
  if (line === undefined) throw new Error('The sample quote has no line.');
  return line;
}
