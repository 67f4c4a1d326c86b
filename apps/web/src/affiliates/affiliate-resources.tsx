import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Stack, Text, Title } from '@mantine/core';
import classes from '#affiliates/affiliate-resources.module.css';
import { CopyButton } from '#affiliates/copy-button.tsx';
import {
  affiliateTerms,
  commissionFigures,
  disclosureRule,
  disclosureSentence,
  readyTexts,
  type ReadyText,
} from '#content/affiliate-program.ts';

interface AffiliateResourcesProps {
  /** Null while the link does not count. */
  readonly link: string | null;
  readonly nextPayoutDate: string | null;
}

/** What an affiliate needs to recommend honestly: words, the disclosure, the figures and the pay days. */
export const AffiliateResources = ({ link, nextPayoutDate }: AffiliateResourcesProps) => (
  <Stack gap="xl" className={classes.resources}>
    {link === null ? null : (
      <section>
        <Title order={3}>Texts to use</Title>
        <Text c="dimmed">Use them as they are or in your own words. Your link and the disclosure are in each.</Text>
        <ul className={classes.texts}>
          {readyTexts(link).map((ready) => (
            <Ready key={ready.title} {...ready} />
          ))}
        </ul>
      </section>
    )}
    <section>
      <Title order={3}>Say that you are paid</Title>
      <Text>
        US law asks you to tell people that you earn a commission, clearly and next to the link (
        <a href={disclosureRule.address}>{disclosureRule.name}</a>). This sentence does it:
      </Text>
      <ul className={classes.texts}>
        <Ready title="Disclosure" text={disclosureSentence} />
      </ul>
    </section>
    <div className={classes.facts}>
      <section>
        <Title order={3}>What you earn</Title>
        <dl>
          {commissionFigures.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <Title order={3}>Pay days</Title>
        <Text>
          Every {affiliateTerms.payoutEveryDays} days. A commission waits {affiliateTerms.holdDays} days, as long as the
          buyer may ask for the money back, and is paid on the first pay day after that.
        </Text>
        {nextPayoutDate === null ? null : (
          <Text mt="xs">
            Next pay day: <strong>{longDate(nextPayoutDate)}</strong>
          </Text>
        )}
      </section>
    </div>
  </Stack>
);

const Ready = ({ title, text }: ReadyText) => (
  <li className={classes.text}>
    <div className={classes.head}>
      <Title order={4}>{title}</Title>
      <CopyButton text={text} what={title.toLowerCase()} />
    </div>
    <p className={classes.words}>{text}</p>
  </li>
);
