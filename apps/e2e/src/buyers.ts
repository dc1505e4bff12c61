import { SHELLS, type Language, type ShellName } from '@haat/api-contract/vocabulary';
import { test, type JourneyOptions } from './journey.ts';

/**
 * Runs the same journeys in each of these shells, in one language each: buying works alike in every shell.
 */
export function asBuyers(
  languages: Readonly<Partial<Record<ShellName, Language>>>,
  journeys: (buyer: JourneyOptions) => void,
): void {
  for (const shell of SHELLS) {
    const language = languages[shell];
    if (language === undefined) continue;
    test.describe(`${shell} in ${language}`, () => {
      test.use({ shell, language });
      journeys({ shell, language });
    });
  }
}
