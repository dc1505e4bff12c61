/**
 * Odia months: browsers on phones often come without Odia names and would show English ones. From the CLDR, as in
 * Node.
 */
const ODIA_MONTHS = 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'.split(' ');

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The short name of a month: `Nov`, `नव॰`.
 *
 * @param language - a language code such as `hi`
 * @param monthIndex - 0 for January to 11 for December
 */
export function shortMonth(language: string, monthIndex: number): string {
  if (language === 'or') {
    return ODIA_MONTHS[monthIndex] ?? '';
  }
  let formatter = formatters.get(language);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(`${language}-IN`, { month: 'short', timeZone: 'UTC' });
    formatters.set(language, formatter);
  }
  // Bengali names come shortened by a visarga, as in old print: নভেঃ. People write নভে.
  return formatter.format(Date.UTC(2000, monthIndex, 1)).replace(/ঃ$/, '');
}
