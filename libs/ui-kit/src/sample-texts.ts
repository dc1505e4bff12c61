import { productPicture } from '@haat/illustrations';

/** Texts for stories: what farmers read, as long as they get. */
const unreachable = 'यह दुकान आपके गाँव तक सामान नहीं पहुँचाती।';
export const longHindi = `${unreachable} दुकान से ले लें, या अपने पास की कोई दूसरी दुकान चुनें।`;
export const longOdia = 'ଏହି ଦୋକାନ ଆପଣଙ୍କ ଗାଁକୁ ଜିନିଷ ପହଞ୍ଚାଏ ନାହିଁ। ଦୋକାନରୁ ନିଅନ୍ତୁ, କିମ୍ବା ଅନ୍ୟ ଦୋକାନ ବାଛନ୍ତୁ।';
export const shortOdia = 'କାର୍ଟରେ ଯୋଡ଼ନ୍ତୁ';

/** The address of a drawn picture, inline because no server draws it for stories. */
export function pictureAddress(name: string): string {
  return `data:image/svg+xml,${encodeURIComponent(productPicture(name) ?? '')}`;
}
