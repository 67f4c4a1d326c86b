import { expect, type Page } from '@playwright/test';

/** Nothing on the page is left in English, seen or heard, but what a person has written and the document itself. */
export const expectSpanish = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect.poll(async () => page.evaluate(findEnglish), `English on ${page.url()}`).toEqual([]);
};

const findEnglish = (): readonly string[] => {
  const word =
    /\b(?:the|and|your|you|of|is|are|this|with|for|not|it|we|have|can|be|what|has|was|will|from|that|an)\b/giu;
  const said: string[] = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest('script, style, iframe, [lang="en"]') || !parentElement?.checkVisibility()) continue;
    said.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
    for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name) ?? '');
  // One such word can be part of a name.
  return said.filter((text) => (text.match(word) ?? []).length > 1);
};
