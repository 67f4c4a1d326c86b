import { brand } from '@evergrant/domain/brand/brand.ts';
import { ifNoButton, notice, whereToAsk } from '#notifications/mail-frame.ts';
import type { MailContent } from '#notifications/mail-content.ts';
import { sayInMail, sayMail } from '#notifications/say-mail.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Say = (words: string) => string;

/** Sets a mail in the product's one layout, with a plain text part that says the same. */
export const composeMail = async (english: MailContent): Promise<ComposedMail> => {
  // Loaded late: it is large, and a start does not need it.
  const { default: mjml2html } = await import('mjml');
  const say = sayInMail(english.language ?? 'en');
  const content = sayMail(english, say);
  const { html } = await mjml2html(layOut(content, say), { validationLevel: 'strict', keepComments: false });
  return { subject: content.subject, text: writePlain(content, say), html };
};

const colours = {
  paper: '#fbfaf7',
  card: '#ffffff',
  ink: '#1b2621',
  muted: '#55625b',
  line: '#e3e0d8',
  green: '#1f4d3f',
};
const serif = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "'Atkinson Hyperlegible Next', Verdana, Arial, sans-serif";

const layOut = (content: MailContent, say: Say): string => `
<mjml lang="${content.language ?? 'en'}">
  <mj-head>
    <mj-title>${escape(content.subject)}</mj-title>
    <mj-preview>${escape(content.preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${sans}" color="${colours.ink}" />
      <mj-text font-size="18px" line-height="1.6" padding="0 0 16px" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${colours.paper}" width="600px">
    <mj-section padding="32px 24px 16px">
      <mj-column>
        <mj-text font-family="${serif}" font-size="24px" font-weight="500" color="${colours.green}" padding="0">${escape(brand.name)}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${colours.card}" border="1px solid ${colours.line}" border-radius="12px" padding="32px 32px 24px">
      <mj-column>
        <mj-text font-family="${serif}" font-size="30px" line-height="1.25" font-weight="500" padding="0 0 20px">${escape(content.heading)}</mj-text>
        ${content.paragraphs.map((paragraph) => `<mj-text>${escape(paragraph)}</mj-text>`).join('')}
        ${content.facts ? layOutFacts(content.facts) : ''}
        ${content.action ? layOutAction(content.action, say) : ''}
        ${(content.footnotes ?? []).map((note) => `<mj-text font-size="16px" color="${colours.muted}">${escape(note)}</mj-text>`).join('')}
      </mj-column>
    </mj-section>
    <mj-section padding="24px">
      <mj-column>
        <mj-text font-size="15px" color="${colours.muted}" padding="0 0 8px">${escape(say(notice))}</mj-text>
        <mj-text font-size="15px" color="${colours.muted}" padding="0">${escape(say(whereToAsk))}</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

const layOutAction = ({ label, url }: NonNullable<MailContent['action']>, say: Say): string => `
  <mj-button href="${escape(url)}" background-color="${colours.green}" color="#ffffff" border-radius="8px" font-size="18px" inner-padding="14px 28px" align="left" padding="8px 0 24px">${escape(label)}</mj-button>
  <mj-text font-size="15px" color="${colours.muted}">${escape(say(ifNoButton))}<br /><a href="${escape(url)}" style="color:${colours.green};word-break:break-all">${escape(url)}</a></mj-text>`;

const layOutFacts = (facts: NonNullable<MailContent['facts']>): string => `
  <mj-table font-size="18px" line-height="1.5" padding="0 0 20px">
    ${facts
      .map(
        ({ label, value }) =>
          `<tr><td style="padding:8px 16px 8px 0;border-bottom:1px solid ${colours.line};color:${colours.muted}">${escape(label)}</td><td style="padding:8px 0;border-bottom:1px solid ${colours.line};text-align:right">${escape(value)}</td></tr>`,
      )
      .join('')}
  </mj-table>`;

const writePlain = (content: MailContent, say: Say): string =>
  [
    content.heading,
    ...content.paragraphs,
    ...(content.facts ? [content.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(content.action ? [`${content.action.label}:\n${content.action.url}`] : []),
    ...(content.footnotes ?? []),
    `--\n${say(notice)}\n${say(whereToAsk)}`,
  ].join('\n\n');

const entityByCharacter: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entityByCharacter[character] ?? '');
