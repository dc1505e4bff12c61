import { describe, expect, it } from 'vitest';
import { isVideo } from './is-video.ts';
import { videoThumbnail } from './video-thumbnail.ts';

describe('isVideo and videoThumbnail', () => {
  it.each([
    { url: 'https://cdn.example.in/farm/sowing.mp4', thumbnail: 'https://cdn.example.in/farm/sowing.jpg' },
    {
      url: 'https://cdn.example.in/a.b/sowing.v2.MOV?x=1.png#t=3',
      thumbnail: 'https://cdn.example.in/a.b/sowing.v2.jpg',
    },
    { url: '/media/a.avi#t=3', thumbnail: '/media/a.jpg' },
    { url: 'a.webm', thumbnail: 'a.jpg' },
    { url: '/a.mkv', thumbnail: '/a.jpg' },
    { url: '/a.flv?', thumbnail: '/a.jpg' },
  ])('$url is one, with its thumbnail beside it', ({ url, thumbnail }) => {
    expect(isVideo(url)).toBe(true);
    expect(videoThumbnail(url)).toBe(thumbnail);
  });

  it.each(['/a.jpg', '/a.mp4/b', '/a.jpg?file=x.mp4', '/a.jpg#x.mp4', '/amp4', '/a.mp4x', ''])('%j is none', (url) => {
    expect(isVideo(url)).toBe(false);
    expect(videoThumbnail(url)).toBeNull();
  });
});
