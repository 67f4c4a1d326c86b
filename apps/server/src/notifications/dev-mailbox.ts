import type { OutboxMail, OutboxMessage } from '@evergrant/ports/mail/outbox-mail.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { HttpEnv } from '#platform/http/http-env.ts';

interface Mailbox {
  readonly outbox: OutboxMail;
  /** Where the app is to be reached, e.g. `http://localhost:3000`. */
  readonly origin: string;
}

/** A page that shows the mail which stayed on this machine. Never served in production. */
export const serveDevMailbox = (app: OpenAPIHono<HttpEnv>, { outbox, origin }: Mailbox): void => {
  app.use('/dev/*', refuseForeignHosts(origin));
  app.get('/dev/mailbox.json', async (c) => {
    const messages = await outbox.list(c.req.query('to'));
    c.header('Cache-Control', 'no-store');
    return c.json(
      messages.map(({ to, subject, text, html: body, sentAt, attachments }) => ({
        ...{ to, subject, text, html: body, sentAt },
        attachments: attachments.map((one) => ({
          filename: one.filename,
          sizeInBytes: one.sizeInBytes,
          url: urlOf(one),
        })),
      })),
    );
  });
  serveAttachments(app, outbox);
  app.get('/dev/mailbox', async (c) => {
    const messages = await outbox.list(c.req.query('to'));
    c.header('Cache-Control', 'no-store');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'",
    );
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Mailbox of this machine</title>
            <style>
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
            </style>
          </head>
          <body>
            <main>
              <h1>Mailbox of this machine</h1>
              <p>No mail server is configured, so these messages were not sent anywhere.</p>
              ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
              ${messages.map(
                (message) =>
                  html`<details>
                    <summary>
                      <strong>${message.subject}</strong><br /><small
                        >to ${message.to}, ${message.sentAt.toISOString()}</small
                      >
                    </summary>
                    <iframe
                      sandbox="allow-popups allow-top-navigation-by-user-activation"
                      title="${message.subject}"
                      srcdoc="${message.html}"
                    ></iframe>
                    ${attachmentList(message)}
                  </details>`,
              )}
            </main>
          </body>
        </html>`,
    );
  });
};

/** A page of another site can give its own name the address of this machine; what it then asks for bears that name. */
const refuseForeignHosts =
  (origin: string): MiddlewareHandler =>
  (c, next) => {
    const host = c.req.header('Host') ?? new URL(c.req.url).host;
    const isOwn = host === new URL(origin).host || /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
    return isOwn ? next() : Promise.resolve(c.text('Not found', 404));
  };

type Attachment = OutboxMessage['attachments'][number];

const urlOf = ({ key }: Attachment): string => `/dev/mailbox/attachments/${key}`;

const attachmentList = ({ attachments }: OutboxMessage) =>
  attachments.length === 0
    ? ''
    : html`<p>Attached:</p>
        <ul>
          ${attachments.map(
            (one) =>
              html`<li>
                <a href="${urlOf(one)}" target="_blank">${one.filename}</a> (${Math.ceil(one.sizeInBytes / 1024)} kB)
              </li>`,
          )}
        </ul>`;

const serveAttachments = (app: OpenAPIHono<HttpEnv>, outbox: OutboxMail): void => {
  app.get('/dev/mailbox/attachments/:key', async (c) => {
    const key = c.req.param('key');
    const named = (await outbox.list()).flatMap(({ attachments }) => attachments).find((one) => one.key === key);
    const content = named && (await outbox.readAttachment(key));
    if (!content) return c.text('This attachment is no longer kept.', 404);
    // Only what the browser shows in a viewer of its own is opened in place.
    const how = named.contentType === 'application/pdf' ? 'inline' : 'attachment';
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', named.contentType);
    c.header('Content-Disposition', `${how}; filename*=UTF-8''${encodeURIComponent(named.filename)}`);
    return c.body(new Uint8Array(content));
  });
};
