import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { addErrorTexts, createTexts, ERROR_TEXTS, withErrorTexts, type Texts } from '@haat/i18n';
import { errorTextsComeBy } from './failures/load-error-texts.ts';
import { loadTexts } from './page-texts/load-texts.ts';
import { NAMED_TEXTS_ID, PageTextsContext, type NamedTexts, type PageTexts } from './page-texts/page-texts.ts';

/** What tells the shell of errors: fetched where the shell has a service for that; without it nothing is told. */
const errors =
  document.documentElement.dataset['errors'] === undefined
    ? undefined
    : import('./page-errors/watch-errors.ts').catch(() => undefined);
void errors?.then((reports) => reports?.watchErrors());
const named = JSON.parse(
  document.getElementById(NAMED_TEXTS_ID)?.textContent ?? '{"version":"0","language":"hi","namespaces":[]}',
) as NamedTexts;
const { version, language: ownLanguage } = named;
/**
 * The page's own texts, which its first drawing in the browser needs. Without them the script does not take the page
 * over, as without one of its own files: links and forms go on working.
 */
const own = Object.fromEntries(
  await Promise.all(
    named.namespaces.map(async (namespace) => [namespace, await loadTexts(version, ownLanguage, namespace)] as const),
  ),
);
if (own['main'] && own[ERROR_TEXTS]) own['main'] = withErrorTexts(own['main'], own[ERROR_TEXTS]);
const instances = new Map<string, Texts>();

const texts: PageTexts = {
  named,
  textsIn(language) {
    const known = instances.get(language);
    if (known) return known;
    const opened = createTexts({
      language,
      namespaces: language === ownLanguage ? own : {},
      load: (...which) => loadTexts(version, ...which),
    });
    instances.set(language, opened);
    return opened;
  },
};

const withErrors = new Set(own[ERROR_TEXTS] ? [ownLanguage] : []);
errorTextsComeBy(async () => {
  const without = [...instances].filter(([language]) => !withErrors.has(language));
  await Promise.all(
    without.map(async ([language, opened]) => {
      try {
        await addErrorTexts(opened, await loadTexts(version, language, ERROR_TEXTS));
        withErrors.add(language);
      } catch {
        // Without them a screen says in general words that it did not work; the next answer tries again.
      }
    }),
  );
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageTextsContext value={texts}>
        <HydratedRouter onError={(error) => void errors?.then((reports) => reports?.tellError(error))} />
      </PageTextsContext>
    </StrictMode>,
  );
});
