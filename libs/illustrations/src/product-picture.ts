import { categoryScenes } from './category-scenes.ts';
import { cropDrawings } from './crops/index.ts';
import { circle, cream, ground, outline, outlined, outlineWidth, packColours, picture, round } from './drawing.ts';
import { pestDrawings, plainSigns } from './emblems.ts';
import { packs } from './packs.ts';
import { namedDrawings, readPictureName, type CategorySlug } from './picture-names.ts';
import { scenes } from './scenes/index.ts';
import { tools } from './tools/index.ts';

/** Half the side of the box in which an emblem is drawn. */
const emblemHalf = 24;

/** An emblem with its middle at a place, so that it reaches `reach` to each side. */
function emblem(name: string, x: number, y: number, reach: number, stroke: number, line: string, fill: string): string {
  const scale = round(reach / emblemHalf);
  const place = `translate(${round(x - emblemHalf * scale)} ${round(y - emblemHalf * scale)}) scale(${scale})`;
  const sign = plainSigns[name];
  const content = sign === undefined ? (pestDrawings[name] ?? cropDrawings[name])?.() : sign({ line, fill });
  return outlined(round(stroke / scale), content ?? '', place);
}

function onPack(packName: string, colour: string, emblemName: string): string {
  const pack = packs[packName];
  if (pack === undefined) return '';
  const [x, y] = pack.emblemAt;
  const plain = Object.hasOwn(plainSigns, emblemName);
  const reach = pack.emblemReach;
  const sign = plain
    ? emblem(emblemName, x, y, reach * 0.82, 3, '#fff', 'none')
    : circle(x, y, reach + 2, cream) + emblem(emblemName, x, y, reach * 0.86, 1.6, outline, '');
  return ground(pack.shadow) + outlined(outlineWidth, pack.draw(colour)) + sign;
}

function alone(emblemName: string, fill: string): string {
  return ground(32) + emblem(emblemName, 60, 58, 46, outlineWidth, outline, fill);
}

/** A drawing that fills the picture, on its shadow. */
function whole(drawing: (() => string) | undefined): string {
  return drawing === undefined ? '' : ground(42) + outlined(outlineWidth, drawing());
}

function tool(name: string, colour: string | undefined): string {
  const drawing = tools[name];
  return drawing === undefined ? '' : ground(44) + outlined(outlineWidth, drawing.draw(colour ?? drawing.colour));
}

const categories: Readonly<Record<CategorySlug, () => string>> = {
  fertiliser: () => categoryScenes['fertiliser']?.() ?? '',
  seed: () => categoryScenes['seed']?.() ?? '',
  tools: () => categoryScenes['tools']?.() ?? '',
  insecticide: () => onPack('bottle', packColours.blue, 'insect'),
  fungicide: () => onPack('packet', packColours.purple, 'fungus'),
  herbicide: () => onPack('can', packColours.orange, 'weed'),
  'plant-growth': () => alone('sprout', '#7fbf5a'),
  bio: () => onPack('jar', packColours.lime, 'microbe'),
  machinery: () => tool('tractor', undefined),
  irrigation: () => tool('drip', undefined),
  micronutrient: () => onPack('pouch', packColours.teal, 'crystal'),
  organic: () => onPack('sack', packColours.brown, 'sprout'),
  sprayers: () => tool('sprayer', undefined),
  storage: () => tool('crate', undefined),
  nursery: () => tool('tray', undefined),
};

/**
 * Draws the picture of a name: flat, two or three tones, a warm outline, no text. The same name always gives the same
 * picture, so that its URL can be cached permanently.
 *
 * @param name a name of the grammar in `README.md`, such as `sack-green-leaf`
 * @returns the SVG of 120 by 120, or null if the name is none
 */
export function productPicture(name: string): string | null {
  const subject = readPictureName(name);
  if (subject === null) return null;
  switch (subject.kind) {
    case 'pack':
      return picture(onPack(subject.pack, packColours[subject.colour], subject.emblem));
    case 'tool':
      return picture(tool(subject.tool, subject.colour === null ? undefined : packColours[subject.colour]));
    case 'category':
      return picture(categories[subject.slug]());
    case 'crop':
      return picture(alone(subject.crop, ''));
    case 'scene':
      return picture(whole(scenes[subject.scene]));
    case 'problem':
    case 'part':
    case 'service':
    case 'stage':
      return picture(whole(namedDrawings[subject.kind][subject.name]));
  }
}
