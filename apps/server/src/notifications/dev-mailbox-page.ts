import type { OutboxMessage } from '@evergrant/ports/mail/outbox-mail.ts';
import { html, raw } from 'hono/html';

type Attachment = OutboxMessage['attachments'][number];

/** The messages of this machine as a page. */
export const mailboxPage = (messages: readonly OutboxMessage[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox of this machine</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Mailbox of this machine</h1>
          <p>No mail server is configured, so these messages were not sent anywhere.</p>
          ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''} ${messages.map(shownMessage)}
        </main>
      </body>
    </html>`;

/** Where an attachment is served. */
export const addressOfAttachment = ({ key }: Attachment): string => `/dev/mailbox/attachments/${key}`;

const shownMessage = (message: OutboxMessage) =>
  html`<details>
    <summary>
      <strong>${message.subject}</strong><br /><small>to ${message.to}, ${message.sentAt.toISOString()}</small>
    </summary>
    <iframe
      sandbox="allow-popups allow-top-navigation-by-user-activation"
      title="${message.subject}"
      srcdoc="${message.html}"
    ></iframe>
    ${attachmentList(message)}
  </details>`;

const attachmentList = ({ attachments }: OutboxMessage) =>
  attachments.length === 0
    ? ''
    : html`<p>Attached:</p>
        <ul>
          ${attachments.map(
            (one) =>
              html`<li><a href="${addressOfAttachment(one)}" target="_blank">${one.filename}</a> (${sizeOf(one)})</li>`,
          )}
        </ul>`;

const sizeOf = ({ sizeInBytes }: Attachment): string => `${Math.ceil(sizeInBytes / 1024)} kB`;

const style = `
    body {
      margin: 0 auto;
      max-width: 60rem;
      padding: 2rem 1rem;
      font:
        18px/1.6 system-ui,
        sans-serif;
      color: #1b2621;
      background: #fbfaf7;
    }
    details {
      background: #fff;
      border: 1px solid #e3e0d8;
      border-radius: 12px;
      margin: 0 0 1rem;
      padding: 1rem;
    }
    summary {
      cursor: pointer;
      overflow-wrap: anywhere;
    }
    iframe {
      width: 100%;
      height: 44rem;
      border: 0;
      margin-top: 1rem;
    }
    small {
      color: #55625b;
    }
`;
