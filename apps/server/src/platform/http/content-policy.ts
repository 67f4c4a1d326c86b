import { createHash } from 'node:crypto';

/** The Content-Security-Policy of a page: names the hash of each inline script; data blocks are no scripts. */
export const policyOf = (html: string): string => {
  const scripts = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const hashes = new Set(scripts.map(([, code]) => `'sha256-${hashOf(code ?? '')}'`));
  // Styles may be inline: the component library places elements with style attributes. Scripts may not.
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');
