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
  readonly badge?: string;
  readonly action: ReactNode;
}

/** One plan: what it costs, what it includes, how to take it. */
export const PlanCard = ({ name, price, period, text, includes, badge, action }: PlanCardProps) => (
  <Paper component="article" className={classes.card} data-marked={badge ? true : undefined}>
    <div className={classes.head}>
      <Title order={2} size="h3">
        {name}
      </Title>
      {badge ? <Badge color="brass">{badge}</Badge> : null}
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
    {action}
  </Paper>
);
