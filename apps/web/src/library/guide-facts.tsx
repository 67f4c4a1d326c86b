import { IconClock, IconGauge, IconStarFilled } from '@tabler/icons-react';
import type { StrategySummary } from '#content/strategies/strategy.ts';
import classes from '#library/guide-facts.module.css';

/** How demanding a guide is, how long it takes, alone and with one’s papers, and what its editors think of it. */
export const GuideFacts = ({ difficulty, readTime, minutesOfReading, rating }: StrategySummary) => (
  <dl className={classes.facts}>
    <div>
      <dt>
        <IconGauge size={20} stroke={1.6} aria-hidden="true" />
        Difficulty
      </dt>
      <dd>{difficulty}</dd>
    </div>
    <div>
      <dt>
        <IconClock size={20} stroke={1.6} aria-hidden="true" />
        Read time
      </dt>
      <dd>
        {readTime} minutes with your papers, {minutesOfReading} to read
      </dd>
    </div>
    <div>
      <dt>
        <IconStarFilled size={18} aria-hidden="true" className={classes.star} />
        Our rating
      </dt>
      <dd>{rating.toFixed(1)} of 5</dd>
    </div>
  </dl>
);
