import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Button, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { planOffers } from '#content/plan-offers.ts';
import { pricingQuestions } from '#content/questions.ts';
import { organizationFacts, planFacts, questionFacts } from '#content/structured-facts.ts';
import { guestPurchaseState } from '#payments/guest-purchase.ts';
import { publicPageMeta } from '#platform/page-meta.ts';
import { siteOrigin } from '#platform/site-origin.ts';
import classes from '#screens/home/public-page.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { PlanCard } from '#ui/plan-card.tsx';
import { QuestionList } from '#ui/question-list.tsx';
import { Section } from '#ui/section.tsx';

const once = formatMoney(brand.plans.one_time.priceInCents);
const monthly = formatMoney(brand.plans.subscription.priceInCents);

export const meta = () =>
  publicPageMeta({
    title: 'Pricing',
    description: `One document for ${once}, or all your documents for ${monthly} a month. ${brand.claims.guaranteeDays}-day money-back guarantee.`,
    path: '/pricing',
    facts: [organizationFacts(siteOrigin()), ...planFacts(siteOrigin()), questionFacts(pricingQuestions)],
  });

const Pricing = () => {
  const referral = useReferral();
  return (
    <>
      <Page>
        <PageHeading
          title="Two plans, no surprises"
          subtitle={`Answer the questions and read your document for free. Typical completion takes ${brand.claims.completionMinutes} minutes.`}
          action={
            <Button component={Link} to="/register" size="lg">
              Create Free Account First
            </Button>
          }
        />
        <div className={classes.plans}>
          {planOffers.map(({ plan, text, includes }) => (
            <PlanCard
              key={plan.id}
              name={plan.name}
              price={formatMoney(plan.priceInCents)}
              period={plan.period}
              text={text}
              includes={includes}
              badge={plan.isPopular ? 'Most Popular' : undefined}
              action={
                <Button
                  component={Link}
                  to={`/checkout?guest=${plan.id}${referral}`}
                  state={guestPurchaseState(plan.id)}
                  variant="default"
                  fullWidth
                >
                  Choose {plan.name}
                </Button>
              }
            />
          ))}
        </div>
        <Text mt="xl">You can buy without an account and create it after the payment.</Text>
        <Text mt="sm">
          <strong>{brand.claims.guaranteeDays}-day money-back guarantee.</strong> If your document is not what you hoped
          for, write to {brand.supportEmail} within {brand.claims.guaranteeDays} days and you get your money back.
        </Text>
      </Page>
      <Section title="Questions about paying" ground="card">
        <QuestionList questions={pricingQuestions} />
      </Section>
    </>
  );
};
export default Pricing;

/** The referral code of the address, to be carried along; the page itself is built without an address. */
const useReferral = (): string => useSyncExternalStore(neverChanges, readReferral, () => '');

const neverChanges = () => () => undefined;

const readReferral = (): string => {
  const code = new URLSearchParams(window.location.search).get('ref');
  return code ? `&ref=${encodeURIComponent(code)}` : '';
};
