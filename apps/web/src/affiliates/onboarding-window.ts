/** The window in which the payment provider asks its questions. */
export interface OnboardingWindow {
  /** False when the browser blocked the window, or it was closed meanwhile. */
  readonly go: (url: string) => boolean;
  readonly close: () => void;
}

/** Opens the window at once, while the click still counts as the person's own act; browsers block later ones. */
export const openOnboardingWindow = (): OnboardingWindow => {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.document.title = 'Opening Stripe';
    opened.document.body.textContent = 'Opening Stripe…';
  }
  return {
    go: (url) => {
      if (!opened || opened.closed) return false;
      opened.opener = null;
      opened.location.assign(url);
      return true;
    },
    close: () => opened?.close(),
  };
};
