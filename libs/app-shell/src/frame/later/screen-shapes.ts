import { paths } from '@haat/app-context';
import type { ScreenShape } from '@haat/ui-kit';

/** How addresses begin, and what their screens look like from afar; a longer beginning stands before a shorter one. */
const SHAPES: readonly (readonly [start: string, shape: ScreenShape])[] = [
  ['/product/', 'product'],
  [paths.cart, 'cart'],
  [paths.orders, 'cards'],
  ['/order/', 'order'],
  [paths.addresses, 'cards'],
  ['/address/', 'form'],
  [paths.centres, 'cards'],
  [paths.nearbyCentres, 'cards'],
  [paths.account, 'form'],
  [paths.location, 'form'],
  [paths.language, 'form'],
  [paths.login, 'form'],
];

/** The shape of the screen at a path; the shop's lists are what is most often opened. */
export function shapeOfScreen(pathname: string): ScreenShape {
  if (pathname === paths.home) return 'home';
  return SHAPES.find(([start]) => pathname.startsWith(start))?.[1] ?? 'list';
}
