import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { equityQuestions, equitySteps } from '#content/real-estate-equity.ts';
import { organizationFacts, questionFacts } from '#content/structured-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import { PictureCarousel } from '#properties/picture-carousel.tsx';
import { PropertyForm } from '#properties/property-form.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { QuestionList } from '#ui/question-list.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';

export const meta = () =>
  publicPageMeta({
    title: 'Real Estate Equity',
    description:
      'Show us a property that you own, with photos and videos. Our team reviews it and reaches out within 24-48 hours. No offer, no obligation.',
    keywords: ['real estate equity', 'offer a property', 'property opportunity'],
    path: '/real-estate-equity',
    facts: [organizationFacts(siteOrigin()), questionFacts(equityQuestions)],
  });

const RealEstateEquity = () => (
  <>
    <Page>
      <PageHeading
        title="Show us your property"
        subtitle="The real estate equity program begins with a look: you tell us about a property that you own, and a person on our team reviews it and reaches out."
        action={
          <Button component={Link} to="#submit-a-property" size="lg">
            Submit a property
          </Button>
        }
      />
      <PictureCarousel />
    </Page>
    <Section title="What happens" ground="card">
      <Steps steps={equitySteps} />
      <Text maw="var(--eg-measure)">
        This is not an offer to buy or to lend, not an appraisal, and not legal, tax or investment advice. It costs
        nothing and binds you to nothing.
      </Text>
    </Section>
    <Section
      title="Submit a property"
      id="submit-a-property"
      intro="Write what you know; you can leave out what is not required. Everything stays here until it has been sent."
    >
      <PropertyForm />
    </Section>
    <Section title="Before you send something" ground="card">
      <QuestionList questions={equityQuestions} />
    </Section>
  </>
);
export default RealEstateEquity;
