export { mediaArea } from './area.ts';
export { photoOf, sweepPhotos, takePhotoAway, usePhotos } from './photos.ts';
