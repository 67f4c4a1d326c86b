import { Button } from '@mantine/core';
import classes from '#documents/facts-panel/in-parts.module.css';
import { useSay } from '#platform/language/use-say.ts';

interface Props {
  readonly label: string;
  readonly isSaving: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

/** A yes or a no in one tap. */
export const YesNoButtons = ({ label, isSaving, onAnswer }: Props) => {
  const say = useSay();
  return (
    <fieldset className={classes.parts}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.yesNo}>
        <Button size="lg" disabled={isSaving} onClick={() => onAnswer(true)}>
          {say('Yes')}
        </Button>
        <Button size="lg" variant="default" disabled={isSaving} onClick={() => onAnswer(false)}>
          {say('No')}
        </Button>
      </div>
    </fieldset>
  );
};
