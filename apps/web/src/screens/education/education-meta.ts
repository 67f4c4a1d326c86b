import type { EducationPage } from '#content/education/education-page.ts';
import { breadcrumbFacts, questionFacts } from '#content/structured-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';

/** What search engines and messengers show of a page about a kind of trust. */
export const educationMeta = ({ name, description, path, questions }: EducationPage) =>
  publicPageMeta({
    title: name,
    description,
    keywords: [name, 'estate planning'],
    path,
    facts: [breadcrumbFacts(siteOrigin(), { title: name, path }), questionFacts(questions)],
  });
