import { brand } from '@evergrant/domain/brand/brand.ts';
import { publicPages } from '#content/public-pages.ts';
import { originMarker } from '#publishing/origin-marker.ts';
import { paperColor } from '#ui/paper-color.ts';

/** The files beside the pages that machines ask for, by name. `routes`: the patterns of all addresses. */
export const siteFiles = (routes: readonly string[]): Readonly<Record<string, string>> => ({
  '__routes.json': JSON.stringify(routes),
  'robots.txt': robots(routes),
  'sitemap.xml': sitemap(),
  'manifest.webmanifest': JSON.stringify(manifest),
});

const robots = (routes: readonly string[]): string => {
  const isPublic = new Set(publicPages);
  const firstParts = routes.filter((route) => !isPublic.has(route)).map((route) => `/${route.split('/')[1]}`);
  // `/trust` alone would hide `/trust-types` too: the address itself and what lies below it are named.
  const rules = [...new Set(firstParts)].flatMap((part) => [`Disallow: ${part}$`, `Disallow: ${part}/`]);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    ...rules,
    '',
    `Sitemap: ${originMarker}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
};

const sitemap = (): string => {
  const addresses = publicPages.map((page) => `  <url><loc>${originMarker}${page}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>\n',
  ].join('\n');
};

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  id: '/',
  start_url: '/',
  display: 'standalone',
  background_color: paperColor.light,
  theme_color: paperColor.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
