/**
 * Address of a drawn picture at every shell: pictures are named by what they show, so that a name never changes its
 * picture.
 */
export function pictureAddress(picture: string): string {
  return `/pictures/${picture}.svg`;
}
