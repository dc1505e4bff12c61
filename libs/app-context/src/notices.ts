import { create } from 'zustand';

/** Values that a text takes. */
export type TextValues = Readonly<Record<string, string | number>>;

/** A short word that goes by itself. */
export interface ToastNotice {
  readonly id: number;
  /** Key with its namespace, such as `cart:added`. */
  readonly textKey: string;
  readonly values?: TextValues;
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
}

/** The pop-up error modal. See docs/domain/application.md#error-dialog. */
export interface ModalNotice {
  readonly id: number;
  /** Key with its namespace; `main:default_error_msg` if left out. */
  readonly textKey?: string | string[];
  readonly values?: TextValues;
  /** An optional detail: a key with its namespace. */
  readonly detailKey?: string | string[];
  /** Whether a cross closes it too; true if left out. */
  readonly closable?: boolean;
  /** The okay button's key; `main:okay` if left out. */
  readonly okayKey?: string;
}

interface Notices {
  readonly toasts: readonly ToastNotice[];
  /** The first one is shown; the others wait. */
  readonly modals: readonly ModalNotice[];
}

/** The queues of toasts and modals that the frame shows. It lives in the browser only. */
export const useNotices = create<Notices>()(() => ({ toasts: [], modals: [] }));

let lastId = 0;

/** Says something shortly, without asking for anything. */
export function showToast(toast: Omit<ToastNotice, 'id'>): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  useNotices.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ textKey }) => textKey !== toast.textKey), shown],
  }));
}

/** Shows the error modal; the same message waiting twice is said once. */
export function showModal(modal: Omit<ModalNotice, 'id'>): void {
  lastId += 1;
  const shown = { ...modal, id: lastId };
  useNotices.setState(({ modals }) =>
    modals.some(({ textKey }) => String(textKey) === String(modal.textKey)) ? {} : { modals: [...modals, shown] },
  );
}

/** Takes a toast or a modal away. */
export function dismissNotice(id: number): void {
  useNotices.setState(({ toasts, modals }) => ({
    toasts: toasts.filter((toast) => toast.id !== id),
    modals: modals.filter((modal) => modal.id !== id),
  }));
}
