export { photosModule } from './photos.module.ts';
export { photoOf, sweepPhotos, takePhotoAway, usePhotos } from './photos.ts';
