import { Button, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { nameAvailableTypes } from '@evergrant/domain/catalogue/available-types.ts';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { features } from '#content/features.ts';
import { steps } from '#content/steps.ts';
import { organizationFacts } from '#content/structured-facts.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import classes from '#screens/home/public-page.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';

export const meta = () =>
  publicPageMeta({
    title: 'Features',
    description: `What ${brand.name} does: a guided conversation, ${nameAvailableTypes()} for your state, witness signatures online.`,
    keywords: ['living trust by conversation', 'guided trust interview', 'online witness signatures'],
    path: '/features',
    facts: [organizationFacts(siteOrigin())],
  });

const Features = () => (
  <>
    <Page>
      <PageHeading
        title="A conversation in, a signed document out"
        subtitle="What helps you along the way, and what we leave to you and your attorney."
      />
      <div className={classes.cards}>
        {features.map((feature) => (
          <Paper key={feature.title} component="article" p="lg">
            <Title order={2} size="h3">
              {feature.title}
            </Title>
            <Text mt="xs">{feature.text}</Text>
          </Paper>
        ))}
      </div>
    </Page>
    <Section title="How It Works" ground="card">
      <Steps steps={steps} />
      <div>
        <Button component={Link} to="/register" size="lg">
          Create Free Account
        </Button>
      </div>
    </Section>
  </>
);
export default Features;
