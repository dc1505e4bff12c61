import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { productPicture } from '@haat/illustrations';
import { FILMS, sentencesOf, type Film } from './films.ts';

const FILES = join(import.meta.dirname, '../../libs/features/reading/src/films/files');
const WIDTH = 426;
const HEIGHT = 240;
const PICTURE = 200;
const FRAMES_PER_SECOND = 5;
const WORDS_PER_MINUTE = 140;
/** Silence after each sentence, in seconds. */
const PAUSE = 0.5;

/** Length in seconds and bytes of each film: slug → language. */
const sizes: Record<string, Partial<Record<Language, { seconds: number; bytes: number }>>> = {};
mkdirSync(FILES, { recursive: true });
for (const film of FILMS)
  for (const language of LANGUAGES) (sizes[film.slug] ??= {})[language] = await makeFilm(film, language);
writeFileSync(join(FILES, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);

async function makeFilm(film: Film, language: Language): Promise<{ seconds: number; bytes: number }> {
  const sentences = sentencesOf(film.slug, language);
  if (sentences.length !== film.pictures.length)
    throw new Error(
      `${film.slug} has ${sentences.length} sentences in ${language} and ${film.pictures.length} pictures.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'haat-film-'));
  const parts: { sound: string; picture: string; seconds: number }[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const [sound, picture] = [join(folder, `${index}.wav`), join(folder, `${index}.png`)];
    const spoken = join(folder, `${index}-spoken.wav`);
    execFileSync('espeak-ng', ['-v', language, '-s', String(WORDS_PER_MINUTE), '-w', spoken, sentence]);
    ffmpeg('-i', spoken, '-af', `apad=pad_dur=${PAUSE}`, '-ar', '16000', '-ac', '1', sound);
    await drawPicture(film.pictures[index] ?? '', picture);
    parts.push({ sound, picture, seconds: lengthOf(sound) });
  }
  const [sounds, pictures] = [join(folder, 'sounds.txt'), join(folder, 'pictures.txt')];
  writeFileSync(sounds, parts.map(({ sound }) => `file '${sound}'`).join('\n'));
  const last = parts.at(-1)?.picture ?? '';
  writeFileSync(
    pictures,
    [...parts.map(({ picture, seconds }) => `file '${picture}'\nduration ${seconds}`), `file '${last}'`].join('\n'),
  );
  const out = join(FILES, `${film.slug}.${language}.mp4`);
  ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', pictures, '-f', 'concat', '-safe', '0', '-i', sounds],
    ...['-r', String(FRAMES_PER_SECOND), '-c:v', 'libx264', '-profile:v', 'baseline', '-tune', 'stillimage'],
    ...['-crf', '32', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '20k', '-shortest'],
    ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', out],
  );
  writeFileSync(join(FILES, `${film.slug}.${language}.vtt`), captions(sentences, parts));
  const seconds = Math.round(parts.reduce((sum, part) => sum + part.seconds, 0));
  rmSync(folder, { recursive: true });
  return { seconds, bytes: statSync(out).size };
}

function ffmpeg(...given: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...given]);
}

function lengthOf(sound: string): number {
  const answer = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', sound]);
  return Number(answer.toString());
}

async function drawPicture(name: string, file: string): Promise<void> {
  const svg = productPicture(name);
  if (svg === null) throw new Error(`There is no picture ${name}.`);
  const drawn = await sharp(Buffer.from(svg), { density: 300 })
    .resize(PICTURE, PICTURE, { fit: 'contain', background: '#fbf8f1' })
    .toBuffer();
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fbf8f1' } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png()
    .toFile(file);
}

/** WebVTT, a cue for each sentence. */
function captions(sentences: readonly string[], parts: readonly { seconds: number }[]): string {
  let begin = 0;
  const cues = sentences.map((sentence, index) => {
    const end = begin + (parts[index]?.seconds ?? 0);
    const cue = `${clock(begin)} --> ${clock(end)}\n${sentence}`;
    begin = end;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
