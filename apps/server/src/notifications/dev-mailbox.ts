import type { OutboxMail } from '@evergrant/ports/mail/outbox-mail.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { addressOfAttachment, mailboxPage } from '#notifications/dev-mailbox-page.ts';
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
          url: addressOfAttachment(one),
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
    return c.html(mailboxPage(messages));
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
