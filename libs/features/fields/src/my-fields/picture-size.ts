/** Width and height of a field's picture in the list. */
export const PICTURE_PX = 64;
