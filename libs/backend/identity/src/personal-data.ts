import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'users',
    person: 'id',
    keeps: 'The user account: mobile number, name, language, roles, the day of its last use.',
    keptAfterErasure: 'The row, with nothing of the person in it, because what is kept by law refers to its id.',
    hidden: ['auth_id'],
  },
  {
    table: 'addresses',
    person: 'user_id',
    keeps: 'Places to which goods are delivered, with the name and number of who receives them.',
  },
  {
    table: 'known_devices',
    person: 'user_id',
    keeps: 'Devices on which the person has signed in, as hashes, so that a sign-in on another one can be told.',
  },
  {
    table: 'second_factors',
    person: 'user_id',
    hidden: ['last_step'],
    keeps: "The secret of a staff member's authenticator app, encrypted.",
  },
  {
    table: 'passkeys',
    person: 'user_id',
    keeps: "The public halves of a staff member's passkeys, what they are called, and when each was used last.",
  },
  {
    table: 'passkey_challenges',
    person: 'user_id',
    keeps: 'What a passkey is to sign next, for three minutes.',
  },
  {
    table: 'phone_profiles',
    person: 'user_id',
    keeps: 'Phones that the person shares with others: the hash of their lock there, and when they left the phone.',
    hidden: ['lock_hash', 'session'],
  },
  {
    table: 'step_ups',
    person: 'user_id',
    keeps:
      'That the number was silent for 90 days, and what is asked so that a stranger does not use the credit of who ' +
      'had it before: shops and goods, among them those of the last order; until it is answered.',
  },
  {
    table: 'notices',
    person: 'user_id',
    keeps: 'What the person was told in the last 90 days: orders, answers, prices, sign-ins.',
  },
  {
    table: 'notices_off',
    person: 'user_id',
    keeps: 'Of what the person wants no SMS, and no message to a browser.',
  },
  {
    table: 'push_subscriptions',
    person: 'user_id',
    keeps: 'Browsers to which messages are sent, encrypted, until the person signs out there.',
    hidden: ['session'],
  },
  {
    table: 'staff_invitations',
    person: 'user_id',
    keeps: 'That a link to a role of staff was made, and when it was used; until a day after it ran out.',
    hidden: ['token_hash'],
  },
  {
    table: 'otp_requests',
    person: 'phone_number',
    keeps: 'One-time passwords of the last day, hashed, so that their limits can be counted.',
  },
  {
    table: 'wrong_codes',
    person: 'phone_number',
    keeps: 'When a wrong one-time password was typed in the last day, with hashes of network and device.',
  },
];
