/** What is sent in parts. See docs/domain/advice.md#voice-notes and docs/domain/aftercare.md#sending-in-parts. */
export const UPLOAD_KINDS = ['photo', 'sound'] as const;
/** What is sent in parts. */
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Bytes of a part as our phones send it: some 1.5 s on 3G. */
export const UPLOAD_PART_BYTES = 65_536;
/** Bytes of the longest part that is taken. */
export const LONGEST_UPLOAD_PART = 4 * UPLOAD_PART_BYTES;
/** Uploads of one person that are begun and not finished. */
export const MOST_OPEN_UPLOADS = 20;

/** Seconds of a voice note. */
export const LONGEST_SOUND_SECONDS = 60;
/** Bytes of a voice note: a minute at 128 kbit/s, which no phone needs for speech. */
export const MAX_SOUND_BYTES = 1_000_000;
/**
 * How voice notes are kept: Opus and AAC in MP4, which every browser of ours plays, and MP3 as it is. See
 * docs/domain/advice.md#voice-notes.
 */
export const SOUND_TYPES = ['audio/mp4', 'audio/mpeg'] as const;
/** How voice notes are kept. */
export type SoundType = (typeof SOUND_TYPES)[number];
