import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** Keys of the desk, as the dialogue of keys lists them. */
export const SHORTCUTS = ['search', 'next', 'previous', 'open', 'edit', 'home', 'help'] as const;

/** Marks the field of the one search. */
export const SEARCH_FIELD_ID = 'find-anything';
const ROWS = 'main tbody tr';

/** `/` search, j and k rows, Enter opens, e changes, h home, ? help; never while something is typed. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const acts: Readonly<Record<string, () => void>> = {
      '/': () => document.getElementById(SEARCH_FIELD_ID)?.focus(),
      '?': onHelp,
      j: () => moveRow(1),
      k: () => moveRow(-1),
      Enter: () => openRow(event.target),
      e: () => document.querySelector<HTMLElement>('main [data-key="edit"]')?.click(),
      h: () => void navigate('/'),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    if (event.key === '/') event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]') !==
    null
  );
}

function moveRow(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  if (rows.length === 0) return;
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
  next?.setAttribute('tabindex', '-1');
  next?.focus();
}

function openRow(target: EventTarget | null): void {
  if (!(target instanceof HTMLTableRowElement)) return;
  (target.querySelector<HTMLElement>('a[href], button') ?? target).click();
}
