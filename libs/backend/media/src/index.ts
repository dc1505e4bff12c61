export { mediaArea } from './area.ts';
export { attachPhotos, deletePhoto, photoOf, removeObjects, removeUnusedPhotos } from './photos.ts';
export { haveSamePictures } from './same-pictures.ts';
export { movePhotos } from './move-photos.ts';
export type { PhotoPlace } from './photos.ts';
export { createFolderStore } from './objects/folder-store.ts';
export { createS3Store } from './objects/s3-store.ts';
export type { ObjectStore } from './objects/object-store.ts';
