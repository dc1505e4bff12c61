import { ImageFailure } from './image-failure.ts';
import { isPublicAddress } from './public-lookup.ts';

/** One place where a picture may be fetched. */
export interface ImageSource {
  readonly address: URL;
  /** The configuration names it, or it is the backend: it need not be on the open internet. */
  readonly mayBePrivate: boolean;
}

/** From where pictures may come. */
export interface ImageSourcesOptions {
  /** Base URLs of the backend's processes: a path is requested from one after another. */
  readonly backend: readonly string[];
  /** Other origins that are allowed: 'https://pictures.example'. */
  readonly origins: readonly string[];
  /** Origins of test hosts that data may still name, and where their pictures are instead. */
  readonly rewrites?: readonly (readonly [from: string, to: string])[];
}

/** Resolves where a requested picture is fetched from. */
export interface ImageSources {
  /**
   * Places of a picture, the next for when the one before refuses the connection.
   * @param url a whole address, or a path at the backend: '/media/field.jpg'
   * @throws ImageFailure when it is no address, or of a host that is not allowed
   */
  readonly of: (url: string) => readonly [ImageSource, ...ImageSource[]];
  /** Target of a redirect; null when that is a host which is not allowed. */
  readonly afterRedirect: (from: ImageSource, location: string) => ImageSource | null;
}

/** Where the backend's pictures are; its other routes answer no picture, and a request for one may cost much. */
const PICTURE_PATHS = ['/media/', '/pictures/'];

/** Pictures come from the backend and from origins that the configuration names, and from nowhere else. */
export function openImageSources({ backend, origins, rewrites = [] }: ImageSourcesOptions): ImageSources {
  const backendOrigins = new Set(backend.map((address) => new URL(address).origin));
  const otherOrigins = new Set(origins);
  const insteadOf = new Map(rewrites);

  /** The address where a picture is today: data may still name a test host. */
  function rewritten(url: string): URL | null {
    const address = URL.parse(url);
    const instead = insteadOf.get(address?.origin ?? '');
    return address === null || instead === undefined ? address : URL.parse(address.pathname + address.search, instead);
  }

  function allowed(address: URL | null): ImageSource {
    if (address === null || address.username !== '' || address.password !== '' || !/^https?:$/.test(address.protocol))
      throw new ImageFailure('bad-address');
    address.hash = '';
    const isBackend = backendOrigins.has(address.origin);
    if (isBackend && !isPicturePath(address)) throw new ImageFailure('not-allowed');
    if (!isBackend && !otherOrigins.has(address.origin)) throw new ImageFailure('not-allowed');
    return { address, mayBePrivate: isBackend || isLoopback(address.hostname) };
  }

  return {
    of(url) {
      if (!url.startsWith('/')) return [allowed(rewritten(url))];
      // '//host' and '/\host' are other hosts to a browser, and no paths.
      if (/^\/[/\\]/.test(url)) throw new ImageFailure('bad-address');
      const [first, ...others] = backend.map((base) => allowed(URL.parse(base.replace(/\/+$/, '') + url)));
      if (first === undefined) throw new ImageFailure('not-allowed');
      return [first, ...others];
    },
    afterRedirect({ address, mayBePrivate }, location) {
      const next = URL.parse(location, address);
      if (next?.origin !== address.origin) return null;
      return !backendOrigins.has(next.origin) || isPicturePath(next) ? { address: next, mayBePrivate } : null;
    },
  };
}

function isPicturePath({ pathname }: URL): boolean {
  return PICTURE_PATHS.some((path) => pathname.startsWith(path));
}

/** Whether a host, as an address names it, is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

/**
 * Whether a host that is written as an IP address is on the open internet; names are looked at when they are
 * resolved.
 */
export function isPrivateLiteral(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return /^[\d.]+$|:/.test(bare) && !isPublicAddress(bare);
}
