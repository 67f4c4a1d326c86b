import { brand } from '@evergrant/domain/brand/brand.ts';

/** The title and description of a page, for the browser tab and search engines. */
export const pageMeta = (title: string, description: string) => [
  { title: title === brand.name ? title : `${title} · ${brand.name}` },
  { name: 'description', content: description },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:site_name', content: brand.name },
];
