import type { FactRow, FactValue } from '@evergrant/contract/documents.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { EditorLook } from '#documents/facts-panel/editor-look.ts';
import type { Refusal } from '#documents/facts-panel/refusal.ts';
import { useSay } from '#platform/language/use-say.ts';

/** What every editor of a fact is given. Nothing typed is lost while saving fails. */
export interface EditorProps {
  readonly isSaving: boolean;
  readonly refusal: Refusal | undefined;
  readonly onSave: (value: FactValue) => void;
  readonly onCancel: () => void;
  /** Absent where there is nothing to forget. */
  readonly onClear?: (() => void) | undefined;
  /** Whether the first input takes the focus when the editor opens. */
  readonly isFocused?: boolean | undefined;
}

interface FrameProps extends Omit<EditorProps, 'onSave'> {
  readonly row: Pick<FactRow, 'label' | 'help'>;
  readonly canSave?: boolean;
  /** Its buttons save by themselves. */
  readonly isAnsweredByTap?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form around the inputs of one fact: focus on opening, the refusal, Save, Cancel and Remove. */
export const EditorFrame = ({ row, canSave = true, children, ...props }: FrameProps) => {
  const say = useSay();
  const { isFocused = true } = props;
  const look = useContext(EditorLook);
  const form = useRef<HTMLFormElement>(null);
  // In the conversation Escape belongs to whatever is open over it.
  useHotkeys(look === 'panel' ? [['Escape', props.onCancel]] : [], []);

  useEffect(() => {
    if (isFocused) form.current?.querySelector<HTMLElement>(firstInput)?.focus();
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <form
      ref={form}
      aria-label={`${say(wordsBy[look].form)} ${row.label}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !props.isSaving) props.onSubmit();
      }}
    >
      <Stack gap="sm" mt="xs">
        {look === 'panel' ? (
          <Text size="sm" c="dimmed">
            {row.help}
          </Text>
        ) : null}
        {children}
        {props.refusal ? (
          <Alert color="red" variant="light" role="alert" p="sm">
            {say(props.refusal.general)}
          </Alert>
        ) : null}
        <Acts {...props} canSave={canSave} />
      </Stack>
    </form>
  );
};

const Acts = ({ canSave = true, ...props }: Omit<FrameProps, 'row' | 'children'>) => {
  const say = useSay();
  const look = useContext(EditorLook);
  const words = wordsBy[look];
  return (
    <Group gap="xs">
      {props.isAnsweredByTap ? null : (
        <Button type="submit" loading={props.isSaving} disabled={!canSave}>
          {say(words.save)}
        </Button>
      )}
      <Button variant={look === 'panel' ? 'default' : 'subtle'} onClick={props.onCancel}>
        {say(words.cancel)}
      </Button>
      {props.onClear ? (
        <Button variant="subtle" color="red" onClick={props.onClear} disabled={props.isSaving}>
          {say('Remove answer')}
        </Button>
      ) : null}
    </Group>
  );
};

const firstInput = 'input:checked, input, textarea, select, fieldset button';

const wordsBy = {
  panel: { form: 'Change', save: 'Save', cancel: 'Cancel' },
  chat: { form: 'Fill in', save: 'Use this answer', cancel: 'Answer in my own words' },
} as const;
