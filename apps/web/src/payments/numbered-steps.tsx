import classes from '#payments/checkout.module.css';
import type { NextStep } from '#payments/next-steps.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

/** Steps that follow, in order. */
export const NumberedSteps = ({ title, steps }: { readonly title: string; readonly steps: readonly NextStep[] }) => {
  const say = useSay();
  return (
    <Panel title={title}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={classes.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <strong className={classes.stepTitle}>{say(step.title)}</strong>
              {say(step.text)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
