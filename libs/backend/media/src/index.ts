export { mediaArea } from './area.ts';
export { photoOf, removeUnusedPhotos, takePhotoAway, usePhotos } from './photos.ts';
