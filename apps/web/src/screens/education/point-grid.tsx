import { Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Step } from '#content/steps.ts';
import classes from '#screens/education/point-grid.module.css';

interface PointGridProps {
  readonly points: readonly Step[];
  readonly kind: 'benefit' | 'limit' | 'plain';
}

const iconOf = { benefit: IconCheck, limit: IconAlertTriangle, plain: undefined } as const;

/** Points side by side; benefits carry a check mark, limits a warning sign. */
export const PointGrid = ({ points, kind }: PointGridProps) => {
  const Icon = iconOf[kind];
  return (
    <ul className={classes.grid}>
      {points.map(({ title, text }) => (
        <li key={title} data-kind={kind} className={classes.point}>
          {Icon ? <Icon size={24} stroke={1.8} aria-hidden="true" /> : null}
          <div>
            <Title order={3}>{title}</Title>
            <p className={classes.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
};
