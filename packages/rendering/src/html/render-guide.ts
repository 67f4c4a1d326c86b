import type { GuideSheet } from '@evergrant/domain/assembly/document.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';

/** The sheets beside the instrument: how to sign it and what to do afterwards. */
export const renderGuide = (guide: readonly GuideSheet[]): readonly Markup[] =>
  guide.map(
    ({ id, heading, steps }) =>
      h`<section class="guide" data-guide="${id}" aria-labelledby="guide-${id}"><p class="small">Not part of the instrument</p><h2 id="guide-${id}">${heading}</h2><ul>${steps.map(
        ({ text, items = [] }) =>
          h`<li>${text}${items.length === 0 ? undefined : h`<ul>${items.map((item) => h`<li>${item}</li>`)}</ul>`}</li>\n`,
      )}</ul></section>\n`,
  );
