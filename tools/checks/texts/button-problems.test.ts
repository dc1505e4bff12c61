import { describe, expect, it } from 'vitest';
import { buttonProblems, lettersOf } from './button-problems.ts';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import type { FlatTexts, Namespace } from './texts.ts';
import { textUses } from './uses.ts';

const path = 'libs/features/cart/src/cart/action.tsx';
const LONG = 'Put all of it into the cart now';

const same = { go: 'Order', long: LONG, packs_one: LONG, packs_other: 'Take {{count}} packs' };
const cart: Namespace = {
  name: 'cart',
  folder: 'libs/features/cart/src',
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, language === 'en' ? same : {}])) as Record<
    Language,
    FlatTexts
  >,
};

const problemsOf = (element: string): string[] =>
  buttonProblems(
    [cart],
    [
      {
        path,
        uses: textUses(path, `export function Action() { const { t } = useTranslation('cart'); return ${element}; }`),
      },
    ],
  );

describe('words of a button', () => {
  it('are named when they are more than 24 letters', () => {
    expect(problemsOf("<Button fullWidth>{t('long')}</Button>")).toEqual([
      `cart:long (en) stands on a button and has 31 letters, more than 24: ${LONG}`,
    ]);
    expect(problemsOf("<ButtonLink to='/'>{isBusy ? t('go') : t('long')}</ButtonLink>")).toHaveLength(1);
    expect(problemsOf("<Button>{t('packs', { count })}</Button>")).toEqual([
      expect.stringContaining('cart:packs_one (en)'),
    ]);
  });

  it.each([
    "<Button>{t('go')}</Button>",
    "<p>{t('long')}</p>",
    "<Button aria-label={t('long')}>{t('go')}</Button>",
    "<Form><p>{t('long')}</p><Button>{t('go')}</Button></Form>",
  ])('are not looked for elsewhere: %s', (element) => {
    expect(problemsOf(element)).toEqual([]);
  });

  it('are counted as they are read: a consonant with its marks is one letter', () => {
    expect(lettersOf('देखें', 'hi')).toBe(2);
    expect(lettersOf('Take {{count}} packs', 'en')).toBe(11);
  });
});
