import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromArrayBuffer } from 'geotiff';

/** The shipped picture: pixels of its side, their side in metres, and its upper left corner in UTM zone 43 north. */
export const TILE = { side: 256, pixel: 10, left: 615_550, top: 2_189_190 } as const;
/** Pixels of the classes have 20 m. */
export const CLASS_TILE = { side: 128, pixel: 20 } as const;
const FILE = join(import.meta.dirname, 'data/index-jalna-2022-10-03.tif');
const SCALE = 10_000;

/** The index of bare soil, to which a picture of another day is drawn. */
const BARE = 0.15;
/** Value of the near infrared everywhere: the index alone is known. */
const NIR = 4_000;
/** Classes of Sentinel-2's scene classification. */
const [PLANTS, CLOUD] = [4, 9];
/** Passes of one season's wave, and how much of the plants is left at its lowest. */
const WAVE = { passes: 24, least: 0.6 } as const;

/** How a pass went: `number` counts passes from that of the shipped picture. */
export type Sky = 'clear' | 'half' | 'clouds';

/** Every sixth pass sees half of the ground, another one nothing of it. */
export function skyOf(number: number): Sky {
  const turn = ((number % 6) + 6) % 6;
  if (turn === 2) return 'half';
  return turn === 4 ? 'clouds' : 'clear';
}

let ground: Promise<Float64Array> | undefined;

/** The index of the shipped picture, row by row. */
function shippedIndex(): Promise<Float64Array> {
  ground ??= readIndex();
  return ground;
}

async function readIndex(): Promise<Float64Array> {
  const file = await readFile(FILE);
  const bytes = new Uint8Array(file).buffer;
  const [values] = await (await (await fromArrayBuffer(bytes)).getImage()).readRasters();
  if (values === undefined || typeof values === 'number') throw new Error('the sample picture has no values');
  return Float64Array.from(values, (value) => value / SCALE);
}

/** The red band of a pass, in ten thousandths: the shipped picture's at pass 0, of others made from it. */
export async function redOf(number: number): Promise<Uint16Array> {
  const wave = (1 + Math.cos((2 * Math.PI * number) / WAVE.passes)) / 2;
  const share = WAVE.least + (1 - WAVE.least) * wave;
  return Uint16Array.from(await shippedIndex(), (shipped) => {
    const index = shipped > BARE ? BARE + (shipped - BARE) * share : shipped;
    return Math.round((NIR * (1 - index)) / (1 + index));
  });
}

/** The near infrared band, the same at each pass. */
export function nirOf(): Uint16Array {
  return new Uint16Array(TILE.side * TILE.side).fill(NIR);
}

/** The classes of a pass: under clouds all over, or in the east half of each tile. */
export function classesOf(number: number): Uint8Array {
  const { side } = CLASS_TILE;
  const sky = skyOf(number);
  return Uint8Array.from({ length: side * side }, (_, at) => {
    const isUnder = sky === 'clouds' || (sky === 'half' && at % side >= side / 2);
    return isUnder ? CLOUD : PLANTS;
  });
}
