import { brand } from '@evergrant/domain/brand/brand.ts';
import type { Language } from '@evergrant/domain/kit/language.ts';
import { html, raw } from 'hono/html';
import { whereToAsk } from '#notifications/mail-frame.ts';
import { sayInMail } from '#notifications/say-mail.ts';

/** A receipt in a language, as a page without scripts; `facts` are its lines in English, each with its label. */
export const receiptPage = async (
  language: Language,
  facts: readonly (readonly [label: string, value: string])[],
): Promise<string> => {
  const say = sayInMail(language);
  return String(
    await html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${say('Receipt')} · ${brand.name}</title>
          <style>
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>
            <p class="brand">${brand.name}</p>
            <h1>${say('Receipt')}</h1>
            <dl>
              ${facts.map(
                ([label, value]) =>
                  html`<dt>${say(label)}</dt>
                    <dd>${say(value)}</dd>`,
              )}
            </dl>
          </main>
          <footer>
            <p>${say(whereToAsk)}</p>
          </footer>
        </body>
      </html>`,
  );
};

const style = `
    body {
      margin: 0 auto;
      max-width: 42rem;
      padding: 3rem 1.5rem;
      background: #fff;
      color: #1b2621;
      font:
        18px/1.6 'Atkinson Hyperlegible Next',
        Verdana,
        Arial,
        sans-serif;
    }
    h1,
    .brand {
      font-family: Newsreader, Georgia, 'Times New Roman', serif;
      font-weight: 500;
    }
    .brand {
      margin: 0 0 2rem;
      padding-bottom: 1rem;
      border-bottom: 1px solid #e3e0d8;
      font-size: 24px;
      color: #1f4d3f;
    }
    h1 {
      font-size: 32px;
      line-height: 1.25;
      margin: 0 0 1.5rem;
    }
    dl {
      display: grid;
      grid-template-columns: minmax(8rem, auto) 1fr;
      gap: 0.5rem 1.5rem;
      margin: 0 0 2rem;
    }
    dt {
      color: #55625b;
    }
    dd {
      margin: 0;
      overflow-wrap: anywhere;
    }
    footer {
      color: #55625b;
      font-size: 16px;
    }
`;
