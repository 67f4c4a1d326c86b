import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { styleElement } from '#stripe-sandbox/checkout/payment-page-style.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the sandbox: its notice, its calm look, no script. */
export const renderPage = (title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Evergrant test payments</title>
        ${raw(styleElement)}
      </head>
      <body>
        <header class="notice"><strong>Test payments: no money moves</strong></header>
        <main>
          <p class="shop">Evergrant</p>
          ${content}
        </main>
      </body>
    </html>`;

export const showMoney = (amountInCents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountInCents / 100);
