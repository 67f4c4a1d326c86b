import { Title } from '@mantine/core';
import classes from '#ui/steps.module.css';

interface StepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

/** Numbered steps side by side. */
export const Steps = ({ steps }: StepsProps) => (
  <ol className={classes.steps}>
    {steps.map((step, position) => (
      <li key={step.title}>
        <span className={classes.number} aria-hidden="true">
          {position + 1}
        </span>
        <Title order={3}>{step.title}</Title>
        <p className={classes.text}>{step.text}</p>
      </li>
    ))}
  </ol>
);
