import type { GuideForm, GuideSheet } from '@evergrant/domain/assembly/document.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { unsignedRule } from '#html/render-signature.ts';

/** The sheets beside the instrument: how to sign it, what to do afterwards, and the forms to fill in. */
export const renderGuide = (guide: readonly GuideSheet[]): readonly Markup[] =>
  guide.map(({ id, heading, steps, form }) =>
    form
      ? h`<section class="guide" data-guide="${id}" aria-labelledby="guide-${id}"><h2 id="guide-${id}">${heading}</h2>${renderForm(form)}</section>\n`
      : h`<section class="guide" data-guide="${id}" aria-labelledby="guide-${id}"><p class="small">Not part of the instrument</p><h2 id="guide-${id}">${heading}</h2><ul>${steps.map(renderStep)}</ul></section>\n`,
  );

const renderStep = ({ text, items = [] }: GuideSheet['steps'][number]): Markup =>
  h`<li>${text}${items.length === 0 ? undefined : h`<ul>${items.map((item) => h`<li>${item}</li>`)}</ul>`}</li>\n`;

const renderForm = ({ words, columns, rows, signer }: GuideForm): Markup =>
  h`${words.map((text) => h`<p>${text}</p>`)}<table><thead><tr>${columns.map(
    (column) => h`<th scope="col">${column}</th>`,
  )}</tr></thead><tbody>${Array.from(
    { length: rows },
    () => h`<tr>${columns.map((column) => h`<td data-label="${column}">\u00A0</td>`)}</tr>`,
  )}</tbody></table><div class="signature">${unsignedRule(h`<span class="party">${signer}</span>`)}</div>`;
