import { isVideo } from './is-video.ts';

/**
 * The address of a video's thumbnail: the picture beside the video that has the name of its last path segment,
 * `…/sowing.mp4?x=1` → `…/sowing.jpg`. Query and fragment belong to the video and are left out. `null` when it is no
 * video.
 *
 * See docs/domain/amounts-and-formats.md#video.
 */
export function videoThumbnail(url: string): string | null {
  return isVideo(url) ? url.replace(/[?#][^]*/, '').replace(/\.[^./]+$/, '.jpg') : null;
}
