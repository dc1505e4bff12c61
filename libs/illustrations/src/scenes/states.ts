import { box, circle, cream, line, path, placed, type Drawings } from '../drawing.ts';
import { hues } from '../plants.ts';

const red = '#b42318';
const dark = '#3a3f3a';
const gold = '#f2c230';
const green = '#14532d';
const wood = '#b9783f';

/** A phone, its screen empty. */
const phone =
  box(30, 6, 60, 102, dark, 10) + box(36, 16, 48, 80, cream, 3) + path('M54 102h12', 'none', line(3, '#8d8276'));

/** A round sign in the corner: what became of it. */
const sign = (fill: string, mark: string) =>
  placed(circle(0, 0, 22, fill) + path(mark, 'none', line(6, '#fff')), 90, 84);
const done = sign('#1f7a3a', 'M-10 1l7 8L10-8');
const failed = sign(red, 'M-8-8 8 8M8-8-8 8');
const waiting = placed(circle(0, 0, 22, cream) + path('M0-13V1l9 6', 'none', line(4.5, dark)), 90, 84);

/** Two banknotes with a rupee coin; the sign is drawn, so that it needs no font. */
const money =
  path('M20 20h90v48H20z', '#8fbf7a') +
  path('M8 34h90v50H8z', '#b5dba0') +
  circle(53, 59, 18, gold) +
  path('M45 50h16M45 57h16M50 50c12 0 12 12 1 12h-4l13 11', 'none', line(3.5, '#5b4300')) +
  path('M16 42h8M82 76h8');

/** A carton, closed and bound. */
const parcel =
  path('M16 40 60 24l44 16v54l-44 18-44-18z', '#d9a75c') +
  path('M16 40l44 16 44-16M60 56v56') +
  path('M16 40 60 24l44 16-44 16z', '#e8c48a') +
  path('M36 32l44 17v18l-8-4-6 8V54L24 37z', cream);

/** Pictures that say what happened; the words beside them say what to do. */
export const stateScenes: Drawings = {
  offline: () =>
    path('M46 108 56 46h8l10 62', 'none', line(5, wood)) +
    path('M52 76l16 14M68 76 52 90M50 92l22 16M70 92l-22 16', 'none', line(3, wood)) +
    circle(60, 40, 7, cream) +
    path(
      'M44 54a22 22 0 0 1 0-28M76 54a22 22 0 0 0 0-28M32 64a38 38 0 0 1 0-48M88 64a38 38 0 0 0 0-48',
      'none',
      line(5, '#8d8276'),
    ) +
    path('M22 12l76 84', 'none', line(7, red)),
  error: () =>
    phone +
    path('M60 30l20 38H40z', gold) +
    path('M60 42v12M60 61v.1', 'none', line(5, dark)) +
    path('M46 82h28', 'none', line(5, '#d5cbb4')),
  'not-found': () =>
    path('M55 14h10v94H55z', wood) +
    path('M26 22h56l16 13-16 13H26z', gold) +
    path('M92 56H40L24 69l16 13h52z', cream) +
    path('M24 108c4-12 10-12 14 0M80 108c4-14 12-14 16 0', hues.leaf),
  'nothing-found': () =>
    path('M72 72l30 32', 'none', line(16, '#7a4b25')) +
    path('M72 72l30 32', 'none', line(10, wood)) +
    circle(48, 48, 38, '#5f6670') +
    circle(48, 48, 30, '#eaf4fa') +
    path('M30 62c10-6 26-6 36 0', 'none', line(4, '#b9a78a')) +
    path('M38 46l.1 0M58 46l.1 0', 'none', line(6, dark)) +
    path('M26 36c3-6 8-9 12-10', 'none', line(4, '#fff')),
  'no-location': () =>
    path('M8 84l34-14 36 14 34-14v28l-34 12-36-14-34 12z', '#cfe0a0') +
    path('M42 70v26M78 84v26') +
    path('M60 8c18 0 30 13 30 29 0 22-30 49-30 49S30 59 30 37C30 21 42 8 60 8z', '#8d8276') +
    circle(60, 37, 11, cream) +
    path('M22 14l76 76', 'none', line(7, red)),
  'signed-out': () =>
    path('M26 10h56v98H26z', wood) +
    path('M36 22h36v30H36zM36 64h36v32H36z', '#c98f5d') +
    circle(74, 60, 4, gold) +
    placed(
      circle(0, -12, 13, gold) + circle(0, -15, 4, cream) + path('M-4 0h8v30l-4 5-4-5zM4 16h8v5H4zM4 25h6v5H4z', gold),
      96,
      66,
    ),
  'payment-waiting': () => money + waiting,
  'payment-failed': () => money + failed,
  'payment-done': () => money + done,
  refund: () =>
    money +
    placed(circle(0, 0, 22, '#0b4a86') + path('M10 6c0-12-8-14-18-12M-2-14l-8 8 8 8', 'none', line(5, '#fff')), 90, 84),
  'order-done': () => parcel + done,
  'order-cancelled': () => parcel + failed,
  'order-waiting': () => parcel + waiting,
  'too-many-tries': () =>
    path('M40 52V36c0-28 40-28 40 0v16', 'none', line(10, '#7a4b25')) +
    path('M40 52V36c0-28 40-28 40 0v16', 'none', line(5, '#b9c0c4')) +
    box(26, 50, 68, 56, gold, 8) +
    circle(60, 78, 21, cream) +
    path('M60 64v14l10 7', 'none', line(4.5, dark)),
  'expired-link': () =>
    path('M20 8h56l22 22v78H20z', cream) +
    path('M76 8v22h22', '#e8d9b8') +
    path('M46 64l-8 8c-10 12 6 26 16 16l8-8M72 58l8-8c10-12-6-26-16-16l-8 8', 'none', line(6, '#5f6670')) +
    path('M50 52l-8-6M52 46l-4-10M68 70l8 6M66 76l4 10', 'none', line(4, red)),
  'slow-network': () =>
    path('M8 100h14V84H8zM32 100h14V68H32z', hues.leaf) +
    path('M56 100h14V50H56zM80 100h14V30H80z', '#d5cbb4') +
    placed(circle(0, 0, 20, cream) + path('M0-12V1l8 5', 'none', line(4, dark)), 36, 30),
  'no-camera': () =>
    path('M12 36h26l8-14h28l8 14h26c4 0 6 2 6 6v56c0 4-2 6-6 6H12c-4 0-6-2-6-6V42c0-4 2-6 6-6z', '#8d8276') +
    circle(60, 68, 24, '#cfe6f2') +
    circle(60, 68, 11, dark) +
    path('M16 16l88 92', 'none', line(7, red)),
  'no-microphone': () =>
    box(44, 8, 32, 58, '#8d8276', 16) +
    path('M30 50c0 40 60 40 60 0M60 80v22M40 104h40', 'none', line(6, '#4a4f4c')) +
    path('M50 24h20M50 36h20M50 48h20') +
    path('M20 14l80 84', 'none', line(7, red)),
  outbox: () => phone + path('M60 76V40M48 52l12-14 12 14', 'none', line(6, green)) + waiting,
};
