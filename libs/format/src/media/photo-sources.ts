/**
 * Widths in which the image service makes a photograph, in pixels, smallest first.
 *
 * See docs/domain/catalogue.md#photographs.
 */
export const PHOTO_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** One of them. */
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The quality in which it makes all of them, of 100. */
export const PHOTO_QUALITY = 75;
/** Where the image service is, on every shell's server. */
export const PHOTO_PATH = '/image';

/** What an `img` needs to choose among the widths of a photograph. */
export interface PhotoSources {
  readonly src: string;
  readonly srcSet: string;
  /** Missing where the width on the screen never changes. */
  readonly sizes?: string;
}

/** The narrowest phone, in CSS pixels: what is no wider fits everywhere and never shrinks. */
const NARROWEST_SCREEN = 320;
/**
 * A higher pixel density than this is not visible in a photograph, and would cost a phone with density three more
 * bytes.
 */
const SHARPEST = 2;

/**
 * Whether a picture is a photograph, which comes in many widths through the image service. Drawings (SVG) and
 * pictures that are in the page already (`data:`, `blob:`) are as sharp as they will get.
 */
export function isPhoto(url: string): boolean {
  return url !== '' && !/^(?:data|blob):/i.test(url) && !/\.svg$/i.test(url.replace(/[?#][^]*/, ''));
}

/** The address of a photograph in one width: `/image?url=…&w=384`. */
export function photoAddress(url: string, width: PhotoWidth): string {
  return `${PHOTO_PATH}?url=${encodeURIComponent(url)}&w=${width}`;
}

/**
 * The widths of a photograph that a browser may choose from.
 * @param url of the photograph itself
 * @param width the widest that it is ever drawn, in CSS pixels
 * @param sizes how wide it is drawn on which screen; left out, it is `width` wide, or as wide as the screen where
 *   that is narrower
 */
export function photoSources(url: string, width: number, sizes?: string): PhotoSources {
  if (sizes === undefined && width <= NARROWEST_SCREEN) {
    const [plain, sharp] = [widthAtLeast(width), widthAtLeast(width * SHARPEST)];
    return {
      src: photoAddress(url, plain),
      srcSet: `${photoAddress(url, plain)} 1x, ${photoAddress(url, sharp)} ${SHARPEST}x`,
    };
  }
  const [smallest, largest] = [widthAtLeast(Math.min(width, NARROWEST_SCREEN)), widthAtLeast(width * SHARPEST)];
  const offered = PHOTO_WIDTHS.filter((one) => one >= smallest && one <= largest);
  return {
    src: photoAddress(url, widthAtLeast(width)),
    srcSet: offered.map((one) => `${photoAddress(url, one)} ${one}w`).join(', '),
    sizes: sizes ?? `(min-width: ${width}px) ${width}px, 100vw`,
  };
}

function widthAtLeast(pixels: number): PhotoWidth {
  return PHOTO_WIDTHS.find((width) => width >= pixels) ?? 3840;
}
