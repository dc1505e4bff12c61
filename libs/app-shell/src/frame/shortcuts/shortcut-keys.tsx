import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '@haat/routing';
import { afterPress, NOTHING_PRESSED } from './after-press.ts';
import type { ShortcutAct } from './shortcut-list.ts';
import { areShortcutsOn, setShortcutsEnabled } from './shortcut-preference.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** Keys pressed further apart than this are two thoughts, milliseconds. */
const LONGEST_PAUSE_MS = 1_500;

const PAGE_OF = {
  home: pathTo('home'),
  products: pathTo('products'),
  cart: pathTo('cart'),
  orders: pathTo('orders'),
} satisfies Partial<Record<ShortcutAct, string>>;

export interface ShortcutKeysProps {
  /** What all this was loaded for; a press of a key counts too. */
  readonly first: KeyboardEvent | 'button';
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
}

/** Handles keyboard shortcuts; shows their list on request. */
export function ShortcutKeys({ first, isListed, onList }: ShortcutKeysProps) {
  const navigate = useNavigate();
  const [areOn, setOn] = useState(areShortcutsOn);
  const pressed = useRef({ codes: NOTHING_PRESSED.codes, at: 0 });

  function does(act: ShortcutAct): void {
    if (act === 'list') onList(true);
    else if (act === 'search') focusSearch();
    else void navigate(PAGE_OF[act]);
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!areOn || isMeantOtherwise(event)) return;
    const before = event.timeStamp - pressed.current.at > LONGEST_PAUSE_MS ? [] : pressed.current.codes;
    const { codes, shortcut } = afterPress(before, `${event.shiftKey ? 'Shift+' : ''}${event.code}`);
    pressed.current = { codes, at: event.timeStamp };
    if (!shortcut) return;
    // Otherwise the search field that gets the focus would get the key as well.
    event.preventDefault();
    does(shortcut.act);
  });

  useEffect(() => {
    if (first !== 'button') hear(first);
  }, [first]);

  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  if (!isListed) return null;
  return (
    <ShortcutsDialog
      areOn={areOn}
      onTurn={(isOn) => {
        setShortcutsEnabled(isOn);
        setOn(isOn);
      }}
      onClose={() => onList(false)}
    />
  );
}

/** The user is typing, in a dialog, composing a character, or using a browser shortcut. */
function isMeantOtherwise({ target, isComposing, repeat, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
  return (
    isWriting ||
    isComposing ||
    repeat ||
    key === 'Shift' ||
    ctrlKey ||
    metaKey ||
    altKey ||
    document.querySelector('dialog[open]') !== null
  );
}

/** The one search field that the screen shows. */
function focusSearch(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[role="search"] input[type="search"]')];
  const field = fields.find((one) => one.getClientRects().length > 0);
  field?.focus();
  field?.select();
}
