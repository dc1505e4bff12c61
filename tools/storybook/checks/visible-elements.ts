const PRESSABLE = [
  'a[href], button, summary, select, textarea, input:not([type="hidden"]), audio[controls], ' +
    'video[controls], [tabindex="0"]',
  '[role="button"], [role="tab"], [role="option"], [role="switch"], [role="slider"]',
].join(', ');

/** Whether an element takes room on the screen and is not kept for screen readers alone. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/**
 * What people see of something that can be pressed: the element, or the label that stands for a field which is not seen
 * itself. Null when there is nothing to see.
 */
export function placeOf(element: HTMLElement): HTMLElement | null {
  if (isSeen(element)) return element;
  if (!(element instanceof HTMLInputElement) || !element.checkVisibility({ visibilityProperty: true })) return null;
  return [...(element.labels ?? [])].find(isSeen) ?? null;
}

/** Everything on the screen that can be pressed, filled or stopped at. A modal dialog leaves only what is in it. */
export function pressables(): HTMLElement[] {
  const modal = document.querySelector('dialog:modal');
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>(PRESSABLE)].filter((element) => {
    return (
      placeOf(element) !== null && !element.matches(':disabled, [aria-disabled="true"]') && !element.closest('[inert]')
    );
  });
}

/** An element in words: its tag, role and beginning of its name. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.tagName.toLowerCase()}${role ? ` role=${role}` : ''}> "${name}"`;
}
