import type { Config } from '@react-router/dev/config';
import { publicPages } from '#content/public-pages.ts';
import { publishSite } from '#publishing/publish-site.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  // The last one is what an unknown address shows.
  prerender: [...publicPages, '/404'],
  buildEnd: publishSite,
} satisfies Config;
