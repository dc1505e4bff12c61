export { mediaArea } from './area.ts';
export { attachPhotos, deletePhoto, photoOf, removeUnusedPhotos } from './photos.ts';
