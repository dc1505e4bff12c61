import { describe, expect, it } from 'vitest';
import type { Language } from '@haat/api-contract/vocabulary';
import { flatten, languageProblems, type FlatTexts, type Namespace } from './texts.ts';
import { useProblems } from './use-problems.ts';
import { textUses } from './uses.ts';

const COMPLETE: Record<Language, FlatTexts> = {
  hi: { title: 'टोकरी', packs_one: '{{count}} पैक', packs_other: '{{count}} पैक' },
  en: { title: 'Cart', packs_one: 'One pack', packs_other: '{{count}} packs' },
  mr: { title: 'टोपली', packs_one: '{{count}} पॅक', packs_other: '{{count}} पॅक' },
  bn: { title: 'ঝুড়ি', packs_one: '{{count}} প্যাক', packs_other: '{{count}} প্যাক' },
  or: { title: 'ଟୋକେଇ', packs_one: '{{count}} ପ୍ୟାକ', packs_other: '{{count}} ପ୍ୟାକ' },
  gu: { title: 'ટોપલી', packs_one: '{{count}} પેક', packs_other: '{{count}} પેક' },
};

function cart(change: Partial<Record<Language, FlatTexts>> = {}): Namespace {
  const texts = { ...COMPLETE };
  for (const [language, own] of Object.entries(change))
    texts[language as Language] = { ...texts[language as Language], ...own };
  return { name: 'cart', folder: 'libs/features/cart/src', texts };
}

describe('flatten', () => {
  it('joins nested keys by dots', () => {
    expect(flatten({ total: { fee: 'Fee' }, title: 'Cart' })).toEqual({ 'total.fee': 'Fee', title: 'Cart' });
  });
});

describe('languageProblems', () => {
  it('finds nothing in a complete namespace', () => {
    expect(languageProblems(cart())).toEqual([]);
  });

  it('names a key that only one language has', () => {
    expect(languageProblems(cart({ gu: { more: 'વધુ' } }))).toContain('cart:more (hi) is missing');
  });

  it.each([
    ['cart:title (bn) is empty', { bn: { title: ' ' } }],
    ['cart:title (or) is not translated: Cart', { or: { title: 'Cart' } }],
    ['cart:title (gu) is written in the script of hi: टोकरी', { gu: { title: 'टोकरी' } }],
    ['cart:title (en) is written in the script of hi: टोकरी', { en: { title: 'टोकरी' } }],
    ['cart:title (mr) is written in hi: कार्ट खाली करें', { mr: { title: 'कार्ट खाली करें' } }],
    ['cart:title (mr) is written in hi: कार्ट में है', { mr: { title: 'कार्ट में है' } }],
    ['cart:title (hi) is written in mr: कार्ट रिकामी करा', { hi: { title: 'कार्ट रिकामी करा' } }],
    ['cart:packs_other (mr) has placeholders name where Hindi has count', { mr: { packs_other: '{{name}} पॅक' } }],
    ['cart:title (en) has </a> <a> where Hindi has no element', { en: { title: 'Your <a>cart</a>' } }],
    [
      'cart:title (bn) has <a> where Hindi has </a> <a>',
      {
        hi: { title: '<a>टोकरी</a>' },
        en: { title: '<a>Cart</a>' },
        mr: { title: '<a>टोपली</a>' },
        bn: { title: '<a>ঝুড়ি' },
        or: { title: '<a>ଟୋକେଇ</a>' },
        gu: { title: '<a>ટોપલી</a>' },
      },
    ],
  ])('says: %s', (problem, change) => {
    expect(languageProblems(cart(change))).toEqual([problem]);
  });

  it('asks for both plural forms', () => {
    const more = Object.fromEntries(
      Object.entries(COMPLETE).map(([language, { title }]) => [language, { shops_one: title ?? '' }]),
    );
    expect(languageProblems(cart(more))).toContain('cart:shops_one (hi) has no shops_other beside it');
  });

  it('allows words that are customary in Latin letters', () => {
    expect(languageProblems(cart({ hi: { title: 'OTP' }, bn: { title: 'MRP ₹{{price}}' } }))).toEqual([
      'cart:title (bn) has placeholders price where Hindi has none',
    ]);
  });
});

describe('useProblems', () => {
  const problems = (source: string, path = 'libs/features/cart/src/cart/cart.screen.tsx') =>
    useProblems([cart()], [{ path, uses: textUses(path, source) }]);

  it('is content when every key is asked for', () => {
    expect(
      problems(
        `function Cart() { const { t } = useTranslation('cart'); return t('title') + t('packs', { count: 2 }); }`,
      ),
    ).toEqual([]);
  });

  it('names a key without a text, with its line', () => {
    expect(problems(`const { t } = useTranslation('cart');\nt('title'); t('packs');\nt('total');`)).toEqual([
      'libs/features/cart/src/cart/cart.screen.tsx:3 asks for cart:total, which has no text',
    ]);
  });

  it('sees both sides of a choice and a namespace before the key', () => {
    expect(
      problems(
        `const title = 'cart:title'; const { t: say } = useTranslation('cart'); say(open ? 'packs' : 'closed');`,
      ),
    ).toEqual(['libs/features/cart/src/cart/cart.screen.tsx:1 asks for cart:closed, which has no text']);
  });

  it.each([
    ['by the translate function that it is given', '<Trans t={t} i18nKey="gone" />'],
    ['by its own namespace', `<Trans ns="cart" i18nKey={open ? 'title' : 'gone'}>{children}</Trans>`],
    ['by the namespace before the key', '<Trans i18nKey="cart:gone" />'],
  ])('sees a sentence that holds a link, %s', (_by, element) => {
    const source = `const [t] = useTranslation('cart'); const keys = ['title', 'packs']; const line = ${element};`;
    expect(problems(source)).toEqual([
      'libs/features/cart/src/cart/cart.screen.tsx:1 asks for cart:gone, which has no text',
    ]);
  });

  it('counts a key in a table, and keys that begin as a template does', () => {
    expect(problems("const { t } = useTranslation('cart'); const keys = ['title']; t(`pa${end}`);")).toEqual([]);
  });

  it('names a template that no text begins with', () => {
    expect(problems("const { t } = useTranslation('cart'); t('title'); t('packs'); t(`state.${state}`);")).toEqual([
      'libs/features/cart/src/cart/cart.screen.tsx:1 asks for cart:state.…, which no text begins with',
    ]);
  });

  it('names a key that nothing asks for', () => {
    expect(problems(`t('title');`)).toEqual(['cart:packs is never used']);
  });

  it('wants a screen to declare the namespaces that its pieces read', () => {
    const screen = 'libs/features/cart/src/cart/cart.screen.tsx';
    const piece = 'libs/features/cart/src/cart/lines.tsx';
    const sources = [
      {
        path: screen,
        uses: textUses(
          screen,
          `import { Lines } from './lines.tsx'; export const handle = { namespaces: ['order'] } satisfies ` +
            'ScreenHandle;',
        ),
      },
      {
        path: piece,
        uses: textUses(
          piece,
          `export function Lines() { const { t } = useTranslation('cart'); return t('title') + t('packs'); }`,
        ),
      },
    ];
    expect(useProblems([cart()], sources)).toEqual([
      `${screen} declares the namespace order, which does not exist`,
      `${screen} reads the namespace cart without declaring it in its handle`,
    ]);
  });
});
