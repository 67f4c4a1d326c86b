import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { educationTopics } from '#content/education-topics.ts';
import { planOffers } from '#content/plan-offers.ts';
import { generalQuestions } from '#content/questions.ts';
import { steps } from '#content/steps.ts';
import { organizationFacts, questionFacts } from '#content/structured-facts.ts';
import { trustTypes } from '#content/trust-types.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import classes from '#screens/home/public-page.module.css';
import { HomeHero } from '#screens/home/home-hero.tsx';
import { TipCard } from '#screens/home/tip-card.tsx';
import { PlanCard } from '#ui/plan-card.tsx';
import { QuestionList } from '#ui/question-list.tsx';
import { Section } from '#ui/section.tsx';
import { Steps } from '#ui/steps.tsx';
import { TextLink } from '#ui/text-link.tsx';

export const meta = () =>
  publicPageMeta({
    title: 'Create Your Trust Online',
    description: brand.description,
    keywords: ['living trust', 'revocable trust', 'create a trust online', 'estate planning', 'avoid probate'],
    path: '/',
    facts: [
      organizationFacts(siteOrigin()),
      { '@type': 'WebSite', name: brand.name, url: `${siteOrigin()}/` },
      questionFacts(generalQuestions),
    ],
  });

const Home = () => (
  <>
    <HomeHero />
    <Section title="Four steps, at your pace" ground="card" id="how-it-works">
      <Steps steps={steps} />
    </Section>
    <TrustTypes />
    <Section
      title="What it costs"
      intro="With a free account you see your whole document before you pay."
      ground="card"
    >
      <Plans />
    </Section>
    <Section title="Learn before you sign" intro="A trust is a long promise. It helps to know these subjects first.">
      <div className={classes.learn}>
        <ul className={classes.topics}>
          {educationTopics.map(({ title, text, to }) => (
            <li key={title}>
              <Title order={3}>
                <TextLink to={to}>{title}</TextLink>
              </Title>
              <Text c="dimmed">{text}</Text>
            </li>
          ))}
        </ul>
        <TipCard />
      </div>
      <Text>
        <TextLink to="/legal-library">Read the guides in the library</TextLink>
      </Text>
    </Section>
    <Section title="Questions people ask first" ground="card">
      <QuestionList questions={generalQuestions} />
    </Section>
  </>
);
export default Home;

const TrustTypes = () => (
  <Section
    id="trust-expertise"
    title="Trusts for different lives"
    intro={`${sayWhatCanBeMade()} The others are being prepared; you can read about them.`}
  >
    <div className={classes.cards}>
      {trustTypes.map((type) => (
        <Paper key={type.id} component="article" p="lg" id={type.id} className={classes.card}>
          <div className={classes.cardHead}>
            <Title order={3}>{type.name}</Title>
            <Badge color={type.isAvailable ? 'green' : 'gray'}>
              {type.isAvailable ? 'Available' : 'Not available yet'}
            </Badge>
          </div>
          <Text mt="xs">{type.text}</Text>
          <ul className={classes.benefits}>
            {type.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <Text className={classes.end}>
            <TextLink to={type.path} className={classes.more}>
              Read about {type.pageName}
            </TextLink>
          </Text>
        </Paper>
      ))}
    </div>
  </Section>
);

const Plans = () => (
  <>
    <div className={classes.plans}>
      {planOffers.map(({ plan, text, includes, note }) => (
        <PlanCard
          key={plan.id}
          name={plan.name}
          price={formatMoney(plan.priceInCents)}
          period={plan.period}
          text={text}
          includes={includes}
          note={note}
          badge={plan.badge}
          isMarked={plan.id === 'subscription'}
          action={
            <Button component={Link} to="/pricing" variant="default" fullWidth aria-label={`Details of ${plan.name}`}>
              Details
            </Button>
          }
        />
      ))}
    </div>
    <Text>
      {brand.claims.guaranteeDays}-day money-back guarantee. <TextLink to="/pricing">Compare the plans</TextLink>
    </Text>
  </>
);
