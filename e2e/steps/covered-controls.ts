import type { Page } from '@playwright/test';

/** From the top of a page to its end: the controls in view of which something else would take the press, each with what covers it. */
export const coveredControls = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const parts = [0, 0.35, 0.7, 1];
    // One frame to scroll, one to notice it, one to draw.
    const settle = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    };
    const controls = 'a[href], button, input, select, textarea, summary';
    const middleOf = (control: Element) => {
      // A link that wraps has a box for each line; the first is as good as any.
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
      return { box, x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const isClipped = (control: Element, x: number, y: number): boolean => {
      for (let around = control.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        // Its own line around it is not where its content shows.
        const frame = around.getBoundingClientRect();
        const [left, top] = [frame.left + around.clientLeft, frame.top + around.clientTop];
        if (x < left || x > left + around.clientWidth || y < top || y > top + around.clientHeight) return true;
      }
      return false;
    };
    const positionOf = (element: Element | null): string => {
      for (let around = element; around; around = around.parentElement) {
        const { position } = getComputedStyle(around);
        if (position === 'fixed' || position === 'sticky') return position;
      }
      return 'static';
    };
    const nameOf = (element: Element | null): string =>
      `${element?.tagName.toLowerCase()} “${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 40)}”`;

    const coveredNow = (): readonly string[] =>
      [...document.querySelectorAll(controls)].flatMap((control) => {
        const { box, x, y } = middleOf(control);
        const isShown = box.width > 1 && box.height > 1 && control.checkVisibility({ visibilityProperty: true });
        const isInView = x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
        if (!isShown || !isInView || isClipped(control, x, y)) return [];
        const hit = document.elementFromPoint(x, y);
        // At the very edge of the window there is nothing to press.
        if (hit === null) return [];
        const isOwn = control.contains(hit) || hit.closest('label')?.contains(control) === true;
        // What has been scrolled beneath a bar that stays is out of view, as beyond the edge of the window.
        if (isOwn || positionOf(hit) === 'sticky') return [];
        return [`${nameOf(control)} is covered by ${nameOf(hit)}`];
      });

    const found: string[] = [];
    for (const part of parts) {
      window.scrollTo(0, part * (document.documentElement.scrollHeight - window.innerHeight));
      await settle();
      found.push(...coveredNow().map((words) => `${words}, ${part * 100} % down`));
    }
    return found;
  });
