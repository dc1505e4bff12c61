import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const FORMATS = {
  /** As a browser records: no length is written anywhere. */
  webm: () => new WebMOutputFormat({ appendOnly: true }),
  ogg: () => new OggOutputFormat(),
  mp4: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
} as const;
/** A packet of Opus with 20 ms of silence. */
const SILENCE = new Uint8Array([0xf8, 0xff, 0xfe]);

/** One channel, 312 samples to skip, 48 kHz, no gain: RFC 7845, section 5.1. */
const OPUS_HEAD = Buffer.from('4f707573486561640101380180bb0000000000', 'hex');

/** A voice note with silence in it, and with a title that nobody is to read. */
export async function voiceFile(seconds: number, format: keyof typeof FORMATS = 'webm'): Promise<Buffer<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: FORMATS[format](), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  output.setMetadataTags({ title: 'where I live' });
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: OPUS_HEAD };
  for (let packet = 0; packet < seconds * 50; packet++)
    await source.add(
      new EncodedPacket(SILENCE, 'key', packet * 0.02, 0.02),
      packet === 0 ? { decoderConfig } : undefined,
    );
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
}
