import { brand } from '@evergrant/domain/brand/brand.ts';
import type { MetaDescriptor } from 'react-router';
import { siteOrigin } from '#platform/site-origin.ts';

interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** What people search for who mean this page. */
  readonly keywords?: readonly string[];
  /** The one address of the page, from the root, e.g. `/pricing`. */
  readonly path: string;
  /** What the page says, once more for machines (schema.org). */
  readonly facts?: readonly object[];
}

/** The title and description of a page that belongs to one person or one moment: no search engine keeps it. */
export const pageMeta = (title: string, description: string): MetaDescriptor[] => [
  ...describe(title, description),
  { name: 'robots', content: 'noindex' },
];

/** What search engines, browsers and messengers show of a public page. */
export const publicPageMeta = ({
  title,
  description,
  keywords = [],
  path,
  facts = [],
}: PublicPage): MetaDescriptor[] => {
  const address = `${siteOrigin()}${path}`;
  const image = `${siteOrigin()}/social-card.png`;
  return [
    ...describe(title, description),
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${brand.name}: Create Your Trust Online` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ];
};

const describe = (title: string, description: string): MetaDescriptor[] => [
  { title: title === brand.name ? title : `${title} · ${brand.name}` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:site_name', content: brand.name },
];
