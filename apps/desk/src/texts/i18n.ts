import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import english from '../../texts/en/desk.json';
import englishNames from '../../texts/en/names.json';
import englishSubjects from '../../texts/en/work.json';
import hindiAdmin from '../../texts/hi/react-admin.json';
import hindi from '../../texts/hi/desk.json';
import hindiNames from '../../texts/hi/names.json';
import hindiSubjects from '../../texts/hi/work.json';

const MESSAGES = {
  en: { ...englishMessages, ...english, ...englishNames, ...englishSubjects },
  hi: { ...hindiAdmin, ...hindi, ...hindiNames, ...hindiSubjects },
} as unknown as Readonly<Record<string, TranslationMessages>>;

/** The languages of the desk, by their own names. */
export const DESK_LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'hi', name: 'हिन्दी' },
];
const KEPT_AS = 'desk-language';

/** The language that this browser read last; the browser's own where it read none. */
export function firstLanguage(): 'en' | 'hi' {
  const kept = localStorage.getItem(KEPT_AS) ?? navigator.language.slice(0, 2);
  return kept === 'hi' ? 'hi' : 'en';
}

/** Texts of the desk and of react-admin, in English and Hindi. */
export const i18nProvider: I18nProvider = (() => {
  const provider = polyglotI18nProvider(
    (locale) => MESSAGES[locale] ?? (MESSAGES['en'] as TranslationMessages),
    firstLanguage(),
    DESK_LANGUAGES,
    {
      allowMissing: true,
    },
  );
  return {
    ...provider,
    changeLocale(locale) {
      localStorage.setItem(KEPT_AS, locale);
      document.documentElement.lang = locale;
      return provider.changeLocale(locale);
    },
  };
})();
