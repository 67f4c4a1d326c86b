import { NativeSelect } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import { Panel } from '#ui/panel.tsx';

const answers = [
  'Search Engine',
  'Social Media',
  'Friend/Family Referral',
  'Blog/Article',
  'YouTube',
  'Podcast',
  'Email Marketing',
  'Other',
];

interface Props {
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

/** One optional question; nothing depends on its answer. */
export const SurveySelect = ({ answer, onAnswer }: Props) => {
  const say = useSay();
  return (
    <Panel>
      <NativeSelect
        label={say('How did you hear about us?')}
        description={say('Optional')}
        value={answer}
        onChange={(event) => onAnswer(event.currentTarget.value)}
        data={[
          { value: '', label: say('Select an answer') },
          ...answers.map((value) => ({ value, label: say(value) })),
        ]}
      />
    </Panel>
  );
};
