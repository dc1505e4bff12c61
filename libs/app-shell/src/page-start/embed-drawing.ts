import { productPicture } from '@haat/illustrations';

/** Characters that end an attribute, an address or begin an escape; what else is in a drawing stands for itself. */
const SPECIAL = /[%#<>"\n]/g;

/** A drawing as a `data:` address, or null for what is no drawing of ours. @param address '/pictures/thrips.svg' */
export function embedDrawing(address: string): string | null {
  const name = /^\/pictures\/([\w-]+)\.svg$/.exec(address)?.[1];
  const drawing = name === undefined ? null : productPicture(name);
  return drawing === null ? null : `data:image/svg+xml,${drawing.replaceAll(SPECIAL, encodeURIComponent)}`;
}
