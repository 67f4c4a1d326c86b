import { sayWhatCanBeMade } from '@evergrant/domain/catalogue/available-types.ts';
import type { PlanId } from '@evergrant/domain/catalogue/prices.ts';
import { Badge, Radio } from '@mantine/core';
import classes from '#payments/checkout.module.css';
import { plans } from '#payments/plans.ts';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

interface Props {
  readonly chosen: PlanId;
  /** Which document is paid for is settled: what else could be made need not be told. */
  readonly isDocumentKnown: boolean;
  readonly onChoose: (plan: PlanId) => void;
}

/** The plans as cards, one of which is chosen. */
export const PlanPicker = ({ chosen, isDocumentKnown, onChoose }: Props) => {
  const say = useSay();
  return (
    <Panel title={say('Select Your Plan')}>
      <Radio.Group
        aria-label={say('Select Your Plan')}
        name="plan"
        value={chosen}
        onChange={(value) => onChoose(value === 'subscription' ? 'subscription' : 'one_time')}
      >
        <div className={classes.plans}>
          {plans.map((plan) => (
            <label
              key={plan.id}
              htmlFor={`plan-radio-${plan.id}`}
              className={classes.plan}
              data-chosen={plan.id === chosen || undefined}
            >
              <Radio
                id={`plan-radio-${plan.id}`}
                value={plan.id}
                aria-labelledby={`plan-${plan.id}`}
                aria-describedby={`plan-${plan.id}-text`}
              />
              <span className={classes.planWords}>
                <span id={`plan-${plan.id}`} className={classes.planHead}>
                  <span className={classes.planName}>{say(plan.heading)}</span>
                  <span className={classes.price}>{say(plan.price)}</span>
                </span>
                <Badge className={classes.popular}>{say(plan.badge)}</Badge>
                <span id={`plan-${plan.id}-text`} className={classes.quiet}>
                  <strong>{say(plan.name)}.</strong> {say(plan.explanation)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </Radio.Group>
      {isDocumentKnown ? null : (
        <p className={`${classes.canBeMade} ${classes.belowPlans}`}>{sayWhatCanBeMade(say('en-US'), say)}</p>
      )}
    </Panel>
  );
};
