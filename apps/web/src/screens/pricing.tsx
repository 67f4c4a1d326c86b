import { nameAvailableTypes } from '@evergrant/domain/catalogue/available-types.ts';
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
import { useIsMember } from '#platform/use-is-member.ts';
import classes from '#screens/home/public-page.module.css';
import { PageHeading } from '#ui/page-heading.tsx';
import { Page } from '#ui/page.tsx';
import { PlanCard } from '#ui/plan-card.tsx';
import { QuestionList } from '#ui/question-list.tsx';
import { Section } from '#ui/section.tsx';

const { plans } = brand;
const once = formatMoney(plans.one_time.priceInCents);
const monthly = formatMoney(plans.subscription.priceInCents);

export const meta = () =>
  publicPageMeta({
    title: 'Pricing',
    description: `${once} once or ${monthly} a month. What can be made today: ${nameAvailableTypes()}. ${brand.claims.guaranteeDays}-day money-back guarantee.`,
    keywords: ['living trust cost', 'online trust price', plans.one_time.name, plans.subscription.name],
    path: '/pricing',
    facts: [organizationFacts(siteOrigin()), ...planFacts(siteOrigin()), questionFacts(pricingQuestions)],
  });

const Pricing = () => {
  const isMember = useIsMember();
  return (
    <>
      <Page>
        <PageHeading
          title="Two plans, no surprises"
          subtitle={`Answer the questions and read your document for free. Typical completion takes ${brand.claims.completionMinutes} minutes.`}
          action={<FirstStep isMember={isMember} />}
        />
        <Plans />
        {isMember ? null : <Text mt="xl">You can buy without an account and create it after the payment.</Text>}
        <Text mt={isMember ? 'xl' : 'sm'}>
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

const FirstStep = ({ isMember }: { readonly isMember: boolean }) =>
  isMember ? (
    <Button component={Link} to="/create-trust" size="lg" variant="default">
      Create a document first
    </Button>
  ) : (
    <Button component={Link} to="/register" size="lg" variant="default">
      Create Free Account First
    </Button>
  );

const Plans = () => {
  const referral = useReferral();
  return (
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
          isMarked={isMarked(plan.id)}
          action={
            <Button
              component={Link}
              to={`/checkout?guest=${plan.id}${referral}`}
              state={guestPurchaseState(plan.id)}
              variant={isMarked(plan.id) ? 'filled' : 'default'}
              fullWidth
            >
              Choose {plan.name}
            </Button>
          }
        />
      ))}
    </div>
  );
};

/** The referral code of the address, to be carried along; the page itself is built without an address. */
const useReferral = (): string => useSyncExternalStore(neverChanges, readReferral, () => '');

const neverChanges = () => () => undefined;

const readReferral = (): string => {
  const code = new URLSearchParams(window.location.search).get('ref');
  return code ? `&ref=${encodeURIComponent(code)}` : '';
};

// The plan that stands out holds the one accent of the page.
const isMarked = (planId: string): boolean => planId === 'subscription';
