import { box, circle, dots, line, path } from '../drawing.ts';
import type { ToolDrawings } from './tool-drawings.ts';

const steel = '#b9c0c4';
const dark = '#4a4f4c';
const wood = '#b9783f';

/** A roll of something, seen from its end. */
function roll(colour: string, pattern: string): string {
  return (
    path('M34 34h54c10 0 10 64 0 64H34z', colour) +
    pattern +
    `<ellipse cx="34" cy="66" rx="16" ry="32" fill="${colour}"/>` +
    `<ellipse cx="34" cy="66" rx="6" ry="12" fill="#fff7e6"/>`
  );
}

/** Irrigation, covers and nets, what a harvest is kept in, and what guards and measures. */
export const waterCoversAndStores: ToolDrawings = {
  pump: {
    colour: '#0b4f8f',
    draw: (colour) =>
      path('M26 52h50v36H26z', colour) +
      path('M36 52v36M46 52v36M56 52v36') +
      circle(84, 70, 20, steel) +
      circle(84, 70, 8, dark) +
      path('M76 50V24h16v26zM72 18h24v10H72z', steel) +
      path('M20 88h84v14H20z', dark) +
      path('M14 62h12v16H14z', dark),
  },
  drip: {
    colour: '#33373a',
    draw: (colour) =>
      `<g fill="none" stroke="${colour}" stroke-width="6"><circle cx="52" cy="52" r="34"/><circle cx="52" ` +
      'cy="52" r="24"/><path d="M52 86h56"/></g>' +
      path('M74 86v4M94 86v4', 'none', line(8, colour)) +
      path(
        'M74 94c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10zM94 94c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10z',
        '#4aa3df',
      ) +
      path('M52 66c-10-1-14-6-14-14 10 0 14 6 14 14zM52 66c0-10 4-16 14-16 0 10-5 15-14 16z', '#3f8f3a'),
  },
  'rain-pipe': {
    colour: '#33373a',
    draw: (colour) =>
      path('M10 88c20-10 34 10 54 0s30-6 46-2v16c-16-4-26-8-46 2s-34-10-54 0z', colour) +
      path(
        'M30 80C28 56 20 44 12 38M40 80c0-30-4-44-10-56M60 82c0-30 2-44 0-62M74 78c2-28 8-42 16-54M86 ' +
          '76c4-22 12-32 22-38',
        'none',
        line(3, '#4aa3df'),
      ),
  },
  sprinkler: {
    colour: '#0f766e',
    draw: (colour) =>
      path('M54 56h12v50H54z', colour) +
      path('M40 44h40v12H40z', '#f2c230') +
      path('M40 106h40') +
      path(
        'M36 44C26 30 18 28 10 32M44 38C38 22 32 16 24 14M60 38V12M76 38c6-16 12-22 20-24M84 44c10-14 18-16 26-12',
        'none',
        line(3, '#4aa3df') + ' stroke-dasharray="6 6"',
      ),
  },
  pipe: {
    colour: '#33373a',
    draw: (colour) =>
      [82, 56, 30]
        .map(
          (y, index) =>
            path(`M${20 + index * 6} ${y}h76c8 0 8 22 0 22H${20 + index * 6}z`, colour) +
            `<ellipse cx="${20 + index * 6}" cy="${y + 11}" rx="7" ry="11" fill="#7b8186"/>`,
        )
        .join(''),
  },
  'mulch-film': { colour: '#c9ced1', draw: (colour) => path('M88 98h24l-8 10H34z', '#33373a') + roll(colour, '') },
  'shade-net': {
    colour: '#2f7d4f',
    draw: (colour) =>
      roll(
        colour,
        path('M48 36v60M60 35v62M72 35v62M84 35v62M40 50h54M46 66h50M40 82h54', 'none', ' stroke-width="1.2"'),
      ),
  },
  'insect-net': {
    colour: '#f4f6f4',
    draw: (colour) =>
      roll(
        colour,
        path(
          'M48 36v60M56 35v62M64 35v62M72 35v62M80 35v62M88 36v60M40 46h54M46 58h50M46 70h50M40 84h54',
          'none',
          ' stroke-width="1"',
        ),
      ),
  },
  tarpaulin: {
    colour: '#0b6fb3',
    draw: (colour) =>
      path('M14 84 44 30h62L88 84z', colour) +
      path('M14 84h74v16H14zM88 84l18-54v16l-18 54z', '#0a5a91') +
      path('M36 84 64 30') +
      dots(
        [
          [20, 80],
          [80, 80],
          [48, 35],
          [98, 35],
        ],
        3,
        '#fff7e6',
      ),
  },
  crate: {
    colour: '#0b6fb3',
    draw: (colour) =>
      path('M14 40h92l-8 66H22z', colour) +
      path('M26 54h68l-1 10H27zM28 74h64l-1 10H29z', '#0a4d7c') +
      path('M10 32h100v12H10z', colour) +
      path('M28 54v46M60 54v50M92 54v46'),
  },
  'gunny-bag': {
    colour: '#d2a76a',
    draw: (colour) =>
      path('M34 22c16 6 36 6 52 0l-4 16c16 22 16 50 8 64-12 6-48 6-60 0-8-14-8-42 8-64z', colour) +
      path('M38 38c14 4 30 4 44 0', 'none', line(4, '#8b5e34')) +
      path('M42 56l8 8M60 54l8 8M76 56l6 6M36 76l8 8M54 74l8 8M74 76l8 8M46 92l6 6M66 92l6 6'),
  },
  tray: {
    colour: '#33373a',
    draw: (colour) =>
      path('M12 62 34 42h76L94 62zM12 62h82v34H12zM94 62l16-20v34L94 96z', colour) +
      [26, 48, 70]
        .map((x) =>
          path(`M${x} 58c-12 0-14-8-14-14 9 0 14 6 14 14zM${x} 58c0-10 5-18 14-18 0 10-5 18-14 18z`, '#5aa845'),
        )
        .join('') +
      path('M32 66v26M53 66v26M74 66v26', 'none', line(2, '#9aa0a3')),
  },
  cocopeat: {
    colour: '#8b5e34',
    draw: (colour) =>
      path('M16 52 36 34h70L88 52zM16 52h72v52H16zM88 52l18-18v52l-18 18z', colour) +
      path('M26 64l8 4M46 60l8 4M66 66l8 4M30 82l8 4M52 80l8 4M70 88l6 4M34 96l8 2', 'none', line(2.5, '#5f3d1f')) +
      path('M60 34c-8-2-12-8-12-14 8 0 12 6 12 14zM60 34c0-8 4-14 12-14 0 8-4 13-12 14z', '#5aa845'),
  },
  meter: {
    colour: '#14532d',
    draw: (colour) =>
      path('M50 66h6v42l-3 6-3-6zM64 66h6v42l-3 6-3-6z', steel) +
      path('M34 14h52v40c0 8-6 14-14 14H48c-8 0-14-6-14-14z', colour) +
      path('M42 22h36v20H42z', '#fff7e6') +
      path('M60 40l8-12', 'none', line(3, '#b42318')) +
      path('M46 38c4-10 24-10 28 0') +
      circle(60, 54, 4, '#f2c230'),
  },
  fence: {
    colour: '#f2c230',
    draw: (colour) =>
      path('M14 26v82M106 26v82', 'none', line(6, wood)) +
      path('M14 44h92M14 64h92M14 84h92', 'none', line(2, dark)) +
      box(36, 54, 48, 42, colour, 6) +
      path('M64 58 50 78h10l-4 14 16-20H62z', '#fff7e6') +
      path('M34 46l10-24h40l-8 24z', '#0b4f8f') +
      path('M50 22l-8 24M66 22l-8 24M39 34h40'),
  },
  trap: {
    colour: '#f2c230',
    draw: (colour) =>
      path('M60 78v32', 'none', line(5, wood)) +
      path('M32 16h56v62H32z', colour) +
      path(
        'M44 34l6 6M50 34l-6 6M66 30l6 6M72 30l-6 6M54 54l6 6M60 54l-6 6M72 58l6 6M78 58l-6 6M40 62l6 6M46 62l-6 6',
      ) +
      path('M52 16c0-8 16-8 16 0'),
  },
  'funnel-trap': {
    colour: '#5a8a1f',
    draw: (colour) =>
      path('M60 10v14M50 10h20') +
      path('M28 34c0-14 64-14 64 0z', colour) +
      path('M34 42h52L70 62H50z', '#f2c230') +
      path('M50 62h20l6 38c-8 8-24 8-32 0z', '#eef6fb') +
      path('M52 86l5 5M57 86l-5 5M64 92l5 5M69 92l-5 5'),
  },
};
