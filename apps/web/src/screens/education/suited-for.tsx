import { Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from '#screens/education/suited-for.module.css';

interface SuitedForProps {
  readonly suits: readonly string[];
  readonly suitsNot: readonly string[];
}

/** Reasons for and against, side by side. */
export const SuitedFor = ({ suits, suitsNot }: SuitedForProps) => (
  <div className={classes.columns}>
    <div>
      <Title order={3}>It may suit you if</Title>
      <ul className={classes.list}>
        {suits.map((text) => (
          <li key={text}>
            <IconCheck size={24} stroke={1.8} aria-hidden="true" className={classes.yes} />
            {text}
          </li>
        ))}
      </ul>
    </div>
    <div>
      <Title order={3}>Look at something else if</Title>
      <ul className={classes.list}>
        {suitsNot.map((text) => (
          <li key={text}>
            <IconX size={24} stroke={1.8} aria-hidden="true" className={classes.no} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
