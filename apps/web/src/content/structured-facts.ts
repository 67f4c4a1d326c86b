import { brand } from '@evergrant/domain/brand/brand.ts';
import { planOffers } from '#content/plan-offers.ts';
import type { Question } from '#content/questions.ts';

/** Who runs this site, as schema.org puts it. `origin`: where the site lives. */
export const organizationFacts = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: brand.name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  description: brand.description,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: brand.supportEmail,
    telephone: brand.support.phoneLink.replace('tel:', ''),
  },
});

/** The questions that a page answers. */
export const questionFacts = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** That a page stands below the home page. */
export const breadcrumbFacts = (origin: string, page: { readonly title: string; readonly path: string }) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: page.title, item: `${origin}${page.path}` },
  ],
});

/** What can be bought, at the prices of the page. */
export const planFacts = (origin: string) =>
  planOffers.map(({ plan, text, note }) => ({
    '@type': 'Product',
    name: plan.name,
    description: `${text} ${note}`,
    image: `${origin}/social-card.png`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url: `${origin}/pricing`,
      price: (plan.priceInCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': `${origin}/#organization` },
      ...(plan.id === 'subscription' && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (plan.priceInCents / 100).toFixed(2),
          priceCurrency: 'USD',
          billingDuration: 'P1M',
        },
      }),
    },
  }));
