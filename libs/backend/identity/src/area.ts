import type { Area } from '@haat/backend-platform/area';
import { addressesModule } from './addresses/addresses.module.ts';
import { DEVICE_EVENT_HANDLERS } from './devices/new-sign-in.ts';
import { invitationsModule } from './invitations/invitations.module.ts';
import { noticesModule } from './notices/notices.module.ts';
import { NOTICE_JOBS } from './notices/own-notices.ts';
import { securityEventsModule } from './security-events/security-events.module.ts';
import { identityModule } from './sessions/identity.module.ts';
import { signedInDevicesModule } from './devices/signed-in-devices.module.ts';
import { SESSION_JOBS } from './sessions/remove-expired-sessions.ts';
import { createHttpSms } from './sms/http-sms.ts';
import { unregisteredNotices } from './sms/unregistered-notices.ts';
import { NO_PUSH } from './push/push-adapter.ts';
import { PUSH_EVENT_HANDLERS } from './push/push-notice.ts';
import { pushModule } from './push/push.module.ts';
import { createWebPush } from './push/web-push.ts';
import { confirmFactorModule } from './second-factor/confirm-factor.module.ts';
import { passkeysModule } from './passkeys/passkeys.module.ts';
import { profilesModule } from './profiles/profiles.module.ts';
import { stepUpAdminModule } from './step-up/step-up-admin.module.ts';
import { stepUpModule } from './step-up/step-up.module.ts';
import { worksHere } from './users/erase-user.ts';
import { usersModule } from './users/users.module.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { usersResource } from './operator/users-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** People: sign-in and sessions, users and their addresses, messages to phones. */
export const identityArea: Area = {
  name: 'identity',
  routes: [
    identityModule,
    invitationsModule,
    usersModule,
    stepUpModule,
    passkeysModule,
    confirmFactorModule,
    signedInDevicesModule,
    profilesModule,
    noticesModule,
    pushModule,
    addressesModule,
    securityEventsModule,
    stepUpAdminModule,
    unregisteredNotices,
  ],
  jobs: [...SESSION_JOBS, ...NOTICE_JOBS],
  eventHandlers: { ...DEVICE_EVENT_HANDLERS, ...PUSH_EVENT_HANDLERS },
  adapters: {
    sms: {
      isChosen: ({ sms }) => sms.adapter === 'http',
      create: ({ configuration: { sms } }) => {
        if (sms.adapter !== 'http') throw new Error('the configuration has no SMS gateway');
        return createHttpSms(sms);
      },
    },
    push: {
      isChosen: () => true,
      create: ({ configuration: { webPushContact } }) =>
        webPushContact === null ? NO_PUSH : createWebPush(webPushContact),
    },
  },
  operator: [usersResource],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  accountHook: { blocks: worksHere },
  encryptedColumns: ENCRYPTED_COLUMNS,
};
