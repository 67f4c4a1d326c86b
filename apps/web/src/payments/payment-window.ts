/** The tab in which the payment page will open. */
export interface PaymentWindow {
  /** Leads the person to the payment page; `false` when no window could be led there. */
  readonly go: (url: string) => 'new-tab' | 'same-tab' | false;
  readonly close: () => void;
}

/**
 * Opens the tab at once, while the click still counts as the person's own act; browsers block tabs that are opened later.
 * Where it is blocked all the same, this window goes to the payment page, or the one around it.
 */
export const openPaymentWindow = (): PaymentWindow => {
  const tab = window.open('', '_blank');
  if (tab) sayOpening(tab);

  return {
    go: (url) => {
      if (tab && !tab.closed && isLedTo(tab, url)) return 'new-tab';
      return isLedTo(window, url) || isLedTo(window.parent, url) ? 'same-tab' : false;
    },
    close: () => tab?.close(),
  };
};

const sayOpening = (tab: Window): void => {
  tab.document.title = 'Opening the payment page';
  tab.document.body.textContent = 'Opening the payment page…';
};

const isLedTo = (target: Window, url: string): boolean => {
  try {
    if (target !== window) target.opener = null;
    target.location.assign(url);
    return true;
  } catch {
    return false;
  }
};
