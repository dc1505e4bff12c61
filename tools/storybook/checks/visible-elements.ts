const PRESSABLE = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="option"], [role="switch"], [role="slider"]';

/** Whether an element takes room on the screen and is not kept for screen readers alone. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** Everything on the screen that can be pressed or filled. A modal dialog leaves only what is in it. */
export function pressables(): HTMLElement[] {
  const modal = document.querySelector('dialog:modal');
  return [...(modal ?? document.body).querySelectorAll<HTMLElement>(PRESSABLE)].filter((element) => {
    return isSeen(element) && !element.matches(':disabled, [aria-disabled="true"]') && !element.closest('[inert], [data-sandbox-tools]');
  });
}

/** An element in words: its tag, role and beginning of its name. */
export function inWords(element: Element): string {
  const role = element.getAttribute('role');
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `<${element.tagName.toLowerCase()}${role ? ` role=${role}` : ''}> "${name}"`;
}
