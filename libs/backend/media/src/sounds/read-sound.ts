import { LONGEST_SOUND_SECONDS, MAX_SOUND_BYTES, type SoundType } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';

/** A phone that stops by itself after a minute stops a little later than that. */
const SECONDS_LATE = 0.5;
/** What phones record speech in. */
const KEPT_CODECS: ReadonlySet<string | null> = new Set(['opus', 'aac', 'mp3']);

/** A sound as it is kept. */
export interface ReadSound {
  readonly bytes: Uint8Array;
  readonly type: SoundType;
  /** Milliseconds, as the packets of the file itself have it. */
  readonly duration: number;
}

/**
 * Reads a voice note and writes it anew: its packets of sound as they are, and nothing else of the file, neither place
 * nor name nor picture. See docs/domain/advice.md#voice-notes.
 * @throws ServiceError `upload_error.sound_too_large`, `upload_error.not_a_sound`, `upload_error.sound_too_long` with
 *   the most seconds
 */
export async function readSound(upload: Uint8Array): Promise<ReadSound> {
  if (upload.byteLength > MAX_SOUND_BYTES) throw new ServiceError('upload_error.sound_too_large');
  const input = new Input({ source: new BufferSource(upload), formats: [WEBM, MP4, QTFF, OGG, MP3] });
  try {
    const track = await soundOf(input);
    const seconds = (await input.computeDuration([track])) - Math.min(0, await track.getFirstTimestamp());
    if (!(seconds > 0)) throw new ServiceError('upload_error.not_a_sound');
    if (seconds > LONGEST_SOUND_SECONDS + SECONDS_LATE)
      throw new ServiceError('upload_error.sound_too_long', { most: LONGEST_SOUND_SECONDS });
    return { ...(await writtenAnew(input, track)), duration: Math.round(seconds * 1000) };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    // Whatever the reader stumbles over, the file is to blame.
    throw new ServiceError('upload_error.not_a_sound');
  } finally {
    input.dispose();
  }
}

/** The only track of a file that nothing but sound is in. */
async function soundOf(input: Input): Promise<InputAudioTrack> {
  const [track, ...others] = await input.getTracks();
  if (track === undefined || others.length > 0 || !track.isAudioTrack() || !KEPT_CODECS.has(track.codec))
    throw new ServiceError('upload_error.not_a_sound');
  return track;
}

async function writtenAnew(input: Input, { codec }: InputAudioTrack): Promise<Pick<ReadSound, 'bytes' | 'type'>> {
  const target = new BufferTarget();
  const isMp3 = codec === 'mp3';
  const format = isMp3 ? new Mp3OutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
  const output = new Output({ format, target });
  const conversion = await Conversion.init({ input, output, tags: {}, showWarnings: false });
  if (!conversion.isValid) throw new ServiceError('upload_error.not_a_sound');
  await conversion.execute();
  if (target.buffer === null) throw new ServiceError('upload_error.not_a_sound');
  return { bytes: new Uint8Array(target.buffer), type: isMp3 ? 'audio/mpeg' : 'audio/mp4' };
}
