import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/**
 * Routes of signing in, of the farmer's own page, of showing that it is theirs, of the farmer's credit, of staff's
 * passkeys, of what one was told, of the devices where one is signed in, of a shared phone, of deleting the account and
 * downloading what it holds, of help, of feedback, of what a person agreed to, and of whose data is shown.
 */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.login, 'login/login.screen.tsx', { id: 'login' }),
    route(paths.account, 'account/account.screen.tsx', { id: 'account' }),
    route(paths.stepUp, 'step-up/step-up.screen.tsx', { id: 'stepUp' }),
    route(paths.about, 'about/about.screen.tsx', { id: 'about' }),
    route(paths.offline, 'offline/offline.screen.tsx', { id: 'offline' }),
    route(paths.askHelp, 'ask-help/ask-help.screen.tsx', { id: 'askHelp' }),
    route(paths.help, 'help/help.screen.tsx', { id: 'help' }),
    route(paths.feedback, 'feedback/feedback.screen.tsx', { id: 'feedback' }),
    route(paths.privacy, 'privacy/privacy.screen.tsx', { id: 'privacy' }),
    route(paths.passkeys, 'passkeys/passkeys.screen.tsx', { id: 'passkeys' }),
    route(paths.notices, 'notices/notices.screen.tsx', { id: 'notices' }),
    route(paths.devices, 'devices/devices.screen.tsx', { id: 'devices' }),
    route(paths.sharedPhone, 'shared-phone/shared-phone.screen.tsx', { id: 'sharedPhone' }),
    route(paths.deleteAccount, 'delete-account/delete-account.screen.tsx', { id: 'deleteAccount' }),
    route(paths.ownData, 'delete-account/own-data.resource.ts', { id: 'ownData' }),
    route(paths.credit, 'credit/credit.screen.tsx', { id: 'credit' }),
  ];
}
