/**
 * Makes the window as high as the page. What a bar at the foot of a phone's window covers is covered only until it is
 * scrolled; what a bar covers in the whole page is covered for good.
 * @returns whether there was more of the page than the window shows
 */
export function showWholePage(): boolean {
  const whole = document.documentElement.scrollHeight;
  if (whole <= window.innerHeight) return false;
  storyFrame().style.minHeight = `${whole}px`;
  return true;
}

/** Gives the window the height back that the story asks for. */
export function showWindow(): void {
  storyFrame().style.removeProperty('min-height');
}

/** The frame of the test run in which a story stands; its size is the story's window. */
function storyFrame(): HTMLElement {
  if (!window.frameElement) throw new Error('A story is checked in a frame of its own');
  return window.frameElement as HTMLElement;
}
