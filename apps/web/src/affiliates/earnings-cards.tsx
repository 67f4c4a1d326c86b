import type { AffiliateStats } from '@evergrant/contract/affiliates.ts';
import { formatMoneyExactly } from '@evergrant/domain/kit/money.ts';
import { Paper } from '@mantine/core';
import classes from '#affiliates/earnings-cards.module.css';
import { conversionWords } from '#affiliates/conversion-words.ts';

/** The four figures of an affiliate. */
export const EarningsCards = ({ stats }: { readonly stats: AffiliateStats }) => {
  const { rate, note } = conversionWords(stats);
  return (
    <dl className={classes.cards} aria-label="Your figures">
      <Figure name="Total Earnings" value={formatMoneyExactly(stats.totalEarningsInCents)} note="Paid to you so far" />
      <Figure name="Pending Earnings" value={formatMoneyExactly(stats.pendingEarningsInCents)} note="Not paid yet" />
      <Figure name="Total Conversions" value={String(stats.totalConversions)} note="Purchases through your link" />
      <Figure name="Conversion Rate" value={rate} note={note} />
    </dl>
  );
};

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

const Figure = ({ name, value, note }: FigureProps) => (
  <Paper component="div" className={classes.card}>
    <dt>{name}</dt>
    <dd className={classes.value}>{value}</dd>
    <dd className={classes.note}>{note}</dd>
  </Paper>
);
