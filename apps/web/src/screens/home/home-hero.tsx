import { formatMoney } from '@evergrant/domain/kit/money.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { brand } from '@evergrant/domain/brand/brand.ts';
import { useSession } from '#platform/session.ts';
import classes from '#screens/home/home-hero.module.css';

const once = formatMoney(brand.plans.one_time.priceInCents);
const monthly = formatMoney(brand.plans.subscription.priceInCents);

/** The first view: what this is, what it costs, and the way in; a member is led to their documents. */
export const HomeHero = () => {
  const session = useSession();
  return (
    <section className={classes.hero}>
      <div>
        {session.state === 'signed-in' ? <MemberWords name={session.user.name} /> : <VisitorWords />}
        <p className={classes.small}>
          Most people finish in {brand.claims.completionMinutes} minutes. {once} once, or {monthly} a month.{' '}
          {brand.claims.guaranteeDays}-day money-back guarantee.
        </p>
      </div>
      <ExampleConversation />
    </section>
  );
};

const VisitorWords = () => (
  <>
    <h1 className={classes.title}>Create Your Trust Online</h1>
    <p className={classes.lead}>
      Talk it through in plain words. We turn your answers into a complete document for your state, a living trust, a
      will, a power of attorney or the papers of an LLC, check it, and help you sign it.
    </p>
    <div className={classes.acts}>
      <Button component={Link} to="/register" size="lg">
        Start your trust
      </Button>
      <Button component={Link} to="/#how-it-works" size="lg" variant="default">
        See how it works
      </Button>
    </div>
  </>
);

const MemberWords = ({ name }: { readonly name: string }) => (
  <>
    <h1 className={classes.title}>Welcome back, {name.split(' ')[0]}</h1>
    <p className={classes.lead}>Your documents are where you left them. Go on with one, or begin another.</p>
    <div className={classes.acts}>
      <Button component={Link} to="/dashboard" size="lg">
        Access Your Trust Library
      </Button>
    </div>
  </>
);

const ExampleConversation = () => (
  <figure className={classes.example}>
    <figcaption className={classes.caption}>
      <span className={classes.captionTitle}>The Reyes Family Trust</span>
      <span className={classes.captionTag}>An example</span>
    </figcaption>
    <div className={classes.talk}>
      <p className={classes.advisor}>Who should receive your property, and in what shares?</p>
      <p className={classes.person}>60% to my daughter Adaeze, the rest to my son Teo</p>
      <p className={classes.advisor}>
        I have noted <strong>Adaeze 60%</strong> and <strong>Teo 40%</strong>. Is that right?
      </p>
      <p className={classes.person}>Yes, that’s right</p>
    </div>
    <ul className={classes.facts}>
      <li>
        <IconCheck size={20} stroke={2} aria-hidden="true" /> Shares confirmed: Adaeze 60%, Teo 40%
      </li>
    </ul>
  </figure>
);
