import { NativeSelect } from '@mantine/core';
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
export const SurveySelect = ({ answer, onAnswer }: Props) => (
  <Panel>
    <NativeSelect
      label="How did you hear about us?"
      description="Optional"
      value={answer}
      onChange={(event) => onAnswer(event.currentTarget.value)}
      data={[{ value: '', label: 'Select an answer' }, ...answers]}
    />
  </Panel>
);
