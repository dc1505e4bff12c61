import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { NOTICE_KINDS } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

/** Says at the start which notices are not sent, because no text is registered for them; it has no routes. */
export const unregisteredNotices: Module = {
  name: 'unregistered-notices',
  service: 'main',
  register(_app, { adapters: { sms }, log }) {
    const notices = NOTICE_KINDS.filter((kind) => !LANGUAGES.some((language) => sms.canSend(kind, language)));
    if (notices.length > 0) log.warn({ notices }, 'no template is registered for notices: they are not sent');
  },
};
