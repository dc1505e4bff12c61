import { createContext } from 'react-router';
import { ERROR_CODES_OF_EVERY_PAGE, ERROR_CODES_TOLD_BY_SERVERS, errorTextName } from '@haat/api-contract';
import type { NamespaceTexts, Texts } from '@haat/i18n';
import { createTextLibrary } from '@haat/i18n/server';

/** Number of customer care, or null; checked when the server starts. See docs/how-to/deploy.md#shell. */
export const customerCare = process.env['CUSTOMER_CARE_NUMBER'] || null;

/** Who answers for complaints and for personal data: name, telephone and e-mail in one line, or null. */
export const officers = {
  grievance: process.env['GRIEVANCE_OFFICER'] || null,
  dataProtection: process.env['DATA_PROTECTION_OFFICER'] || null,
};

const files = {
  ...import.meta.glob<NamespaceTexts>('../../../i18n/src/texts/*/*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<NamespaceTexts>('../../../features/*/src/texts/*/*.json', { eager: true, import: 'default' }),
};

/** Every text of every library, in the server's build. */
export const textLibrary = createTextLibrary(files, {
  customerCare,
  errors: {
    ofEveryPage: ERROR_CODES_OF_EVERY_PAGE.map(errorTextName),
    ofServers: ERROR_CODES_TOLD_BY_SERVERS.map(errorTextName),
  },
});

/** What every page of a demonstration says of itself, in the request's language; null where it is none. */
export const demoNoticeContext = createContext<string | null>(null);

/** Proposes lite pages to the reader, in the request's language; null where there is nothing to propose. */
export const liteProposalContext = createContext<string | null>(null);

/** The texts of one request, in its language; null for a request that failed before its language was known. */
export const requestTextsContext = createContext<Texts | null>(null);
