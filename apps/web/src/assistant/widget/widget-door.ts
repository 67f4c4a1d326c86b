import { useSyncExternalStore } from 'react';

export type WidgetState = 'closed' | 'open' | 'minimised';

let state: WidgetState = 'closed';
let opener: Element | null = null;
const listeners = new Set<() => void>();

/** Opens the assistant, from its own button or from Help; the focus comes back to whichever it was. */
export const openAssistant = (): void => {
  opener = document.activeElement;
  change('open');
};

/** Puts the assistant away: `closed`, or `minimised` with the promise to go on. */
export const leaveAssistant = (to: 'closed' | 'minimised'): void => {
  change(to);
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement && opener.isConnected) return opener.focus();
    document.querySelector<HTMLElement>('[data-opens-assistant]')?.focus();
  });
};

/** Whether the assistant is closed, open, or waits with its conversation. */
export const useAssistantState = (): WidgetState => useSyncExternalStore(subscribe, currentState, () => 'closed');

const currentState = () => state;
const change = (to: WidgetState): void => {
  state = to;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
