import { brand } from '@evergrant/domain/brand/brand.ts';
import { expect, test } from 'vitest';
import { composeMail } from '#notifications/compose-mail.ts';
import type { MailContent } from '#notifications/mail-content.ts';

const content: MailContent = {
  subject: 'Your receipt for Smith & Sons',
  preview: 'We received $297.00.',
  heading: 'Thank you, your payment arrived',
  paragraphs: ['Hello Marisol, this is your receipt.', 'Next, sign the document.'],
  facts: [
    { label: 'Document', value: '<b>Reyes</b> family trust' },
    { label: 'Amount', value: '$297.00' },
  ],
  action: { label: 'Go to my dashboard', url: 'https://evergrant.example/dashboard?a=1&b=2' },
  footnotes: ['This link works for one hour.'],
};

/** What a person reads, without markup. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(style|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('a mail says the same in its plain text as in its layout', async () => {
  const { html, text } = await composeMail(content);
  const said = [
    content.heading,
    ...content.paragraphs,
    ...(content.facts ?? []).flatMap(({ label, value }) => [label, value]),
    'Go to my dashboard',
    'https://evergrant.example/dashboard?a=1&b=2',
    ...(content.footnotes ?? []),
    `${brand.name} is not a law firm and does not give legal advice.`,
    brand.supportEmail,
    brand.support.phone,
  ];
  for (const words of said) {
    expect(wordsOf(html)).toContain(words);
    expect(text).toContain(words);
  }
});

test('nothing in a mail is read as markup', async () => {
  const payload = '<img src=x onerror=alert(1)>"\'&';
  const { html } = await composeMail({
    subject: payload,
    preview: payload,
    heading: payload,
    paragraphs: [payload],
    facts: [{ label: payload, value: payload }],
    action: { label: payload, url: 'https://evergrant.example/"onmouseover="x' },
    footnotes: [payload],
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('"onmouseover="');
  expect(wordsOf(html)).toContain('<img src=x onerror=alert(1)>');
});

test('a mail loads nothing from elsewhere and names its language', async () => {
  const { html } = await composeMail(content);
  expect(html).toMatch(/<html[^>]* lang="en"/);
  expect(html).not.toMatch(/(?:src|url\()\s*=?\s*["']?https?:/);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://evergrant.example/dashboard?a=1&amp;b=2',
    'https://evergrant.example/dashboard?a=1&amp;b=2',
  ]);
});

test('a mail without button, facts and notes has no empty places for them', async () => {
  const { html, text } = await composeMail({
    subject: 'Hello',
    preview: 'Hello',
    heading: 'Hello',
    paragraphs: ['One line.'],
  });
  expect(html).not.toContain('undefined');
  expect(text).not.toContain('undefined');
  expect(html).not.toContain('If the button does not work');
});
