import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createTexts, type Texts } from '@haat/i18n';
import { loadTexts } from './page-texts/load-texts.ts';
import { EMBEDDED_TEXTS_ID, PageTextsContext, type EmbeddedTexts, type PageTexts } from './page-texts/page-texts.ts';

const embedded = JSON.parse(
  document.getElementById(EMBEDDED_TEXTS_ID)?.textContent ?? '{"version":"0","language":"hi","namespaces":{}}',
) as EmbeddedTexts;
const instances = new Map<string, Texts>();

const texts: PageTexts = {
  embedded,
  textsIn(language) {
    const known = instances.get(language);
    if (known) return known;
    const opened = createTexts({
      language,
      namespaces: language === embedded.language ? embedded.namespaces : {},
      load: (...which) => loadTexts(embedded.version, ...which),
    });
    instances.set(language, opened);
    return opened;
  },
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageTextsContext value={texts}>
        <HydratedRouter />
      </PageTextsContext>
    </StrictMode>,
  );
});
