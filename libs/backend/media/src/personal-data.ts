import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'photos',
    person: 'user_id',
    keeps: 'Photographs that a person sent, without anything but the picture.',
    hidden: ['jpeg'],
  },
  {
    table: 'photo_attempts',
    person: 'user_id',
    keeps: 'When a person sent what became no photograph, for a day: so many may be sent.',
  },
  {
    table: 'sounds',
    person: 'user_id',
    keeps: 'Voice notes that a person sent, without anything but the sound.',
  },
  {
    table: 'uploads',
    person: 'user_id',
    keeps: 'Photographs and voice notes that are being sent in parts: how much has come, for a day.',
    // Tells one upload from the next.
    hidden: ['sha256'],
  },
  {
    table: 'document_views',
    person: 'owner_id',
    keeps: 'Who looked at documents of the person, and at photographs of their claims, when and why.',
    keptAfterErasure: 'Records of insurance: 5 years after the last day of the policy.',
    keptRecord: 'policies',
  },
];
