import classes from '#payments/checkout.module.css';
import { Panel } from '#ui/panel.tsx';

interface Step {
  readonly title: string;
  readonly text: string;
}

/** Steps that follow, in order. */
export const NumberedSteps = ({ title, steps }: { readonly title: string; readonly steps: readonly Step[] }) => (
  <Panel title={title}>
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className={classes.stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <strong className={classes.stepTitle}>{step.title}</strong>
            {step.text}
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);
