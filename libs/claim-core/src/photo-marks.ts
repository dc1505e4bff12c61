import { CLAIM_PHOTO_FAR_KM, type ClaimPhotoMark } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';

const DAY_MS = 86_400_000;
const KILOMETRE = 1000;

/** What is known of a photo of a claim, and of the loss. */
export interface ClaimPhotoFacts {
  /** When it was taken, by itself; null where it does not say. */
  readonly takenAt: Date | null;
  readonly hasPlace: boolean;
  /** From where the insured goods went to where it was taken; null where one of them is not known. */
  readonly metresAway: number | null;
  readonly happenedAt: Date;
  readonly filedAt: Date;
}

/**
 * What a surveyor is told of a photo; each is taken all the same. Phones' clocks may be wrong by hours, so a photo
 * counts as taken before the event from the day before it in India, and after the filing a day after it.
 *
 * See docs/domain/insurance.md#photos-of-a-claim.
 */
export function claimPhotoMarks(photo: ClaimPhotoFacts): ClaimPhotoMark[] {
  const { takenAt, hasPlace, metresAway, happenedAt, filedAt } = photo;
  const marks: readonly [ClaimPhotoMark, boolean][] = [
    ['no-place', !hasPlace],
    ['far-away', metresAway !== null && metresAway >= CLAIM_PHOTO_FAR_KM * KILOMETRE],
    ['no-time', takenAt === null],
    ['before-event', takenAt !== null && indiaDay(takenAt) < indiaDay(happenedAt)],
    ['after-filing', takenAt !== null && takenAt.getTime() > filedAt.getTime() + DAY_MS],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}
