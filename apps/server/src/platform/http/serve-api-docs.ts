import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { HttpEnv } from '#platform/http/http-env.ts';

const startScript = `window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true });`;

/** The OpenAPI document and a page to read it, all from this server. */
export const serveApiDocs = (app: OpenAPIHono<HttpEnv>): void => {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'evergrant.session',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Evergrant', version: '1', description: 'Everything that the web app can do, as an HTTP API.' },
    // The paths already begin with /api.
    servers: [{ url: '/' }],
  });
  const root = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));
  app.get('/api/docs/start.js', (c) => c.body(startScript, 200, { 'Content-Type': 'text/javascript' }));
  app.get('/api/docs/swagger-ui.css', serveStatic({ root, rewriteRequestPath: () => '/swagger-ui.css' }));
  app.get('/api/docs/swagger-ui-bundle.js', serveStatic({ root, rewriteRequestPath: () => '/swagger-ui-bundle.js' }));
  app.get('/api/docs', (c) => {
    c.header(
      'Content-Security-Policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    );
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Evergrant API</title>
            <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
          </head>
          <body>
            <div id="reference"></div>
            <script src="/api/docs/swagger-ui-bundle.js"></script>
            <script src="/api/docs/start.js"></script>
          </body>
        </html>`,
    );
  });
};
