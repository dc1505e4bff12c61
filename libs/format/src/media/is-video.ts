const VIDEO_EXTENSION = /\.(?:mp4|avi|mov|webm|mkv|flv)$/i;

/**
 * Whether an address is a video's: by mp4, avi, mov, webm, mkv or flv at the end of the path, in any case.
 *
 * See docs/domain/amounts-and-formats.md#video.
 */
export function isVideo(url: string): boolean {
  return VIDEO_EXTENSION.test(url.replace(/[?#][^]*/, ''));
}
