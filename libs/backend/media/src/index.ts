export { mediaArea } from './area.ts';
export { photoOf, removeUnusedPhotos, deletePhoto, attachPhotos } from './photos.ts';
