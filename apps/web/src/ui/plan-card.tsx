import { Badge, Paper, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#ui/plan-card.module.css';

interface PlanCardProps {
  readonly name: string;
  /** In words, e.g. `$297`. */
  readonly price: string;
  readonly period: string;
  readonly text: string;
  readonly includes: readonly string[];
  /** What has to be known before buying. */
  readonly note: string;
  readonly badge: string;
  /** Whether it stands out among the others. */
  readonly isMarked: boolean;
  readonly action: ReactNode;
}

/** One plan: what it costs, what it includes, how to take it. */
export const PlanCard = ({ name, price, period, text, includes, note, badge, isMarked, action }: PlanCardProps) => (
  <Paper component="article" className={classes.card} data-marked={isMarked || undefined}>
    <div className={classes.head}>
      <Title order={2} size="h3">
        {name}
      </Title>
      <Badge color={isMarked ? 'brass' : 'gray'}>{badge}</Badge>
    </div>
    <p className={classes.price}>
      <span className={classes.amount}>{price}</span> {period}
    </p>
    <p className={classes.text}>{text}</p>
    <ul className={classes.includes}>
      {includes.map((line) => (
        <li key={line}>
          <IconCheck size={20} stroke={2} aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
    <p className={classes.note}>{note}</p>
    {action}
  </Paper>
);
