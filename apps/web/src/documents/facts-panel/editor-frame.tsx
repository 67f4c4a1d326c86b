import type { FactRow, FactValue } from '@evergrant/contract/documents.ts';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, type ReactNode } from 'react';
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
}

interface FrameProps extends Omit<EditorProps, 'onSave'> {
  readonly row: Pick<FactRow, 'label' | 'help'>;
  readonly canSave?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form around the inputs of one fact: focus on opening, the refusal, Save, Cancel and Remove. */
export const EditorFrame = ({ row, canSave = true, children, ...props }: FrameProps) => {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  useHotkeys([['Escape', props.onCancel]], []);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, input, textarea, select')?.focus();
  }, []);

  return (
    <form
      ref={form}
      aria-label={say(`Change ${row.label}`)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave && !props.isSaving) props.onSubmit();
      }}
    >
      <Stack gap="sm" mt="xs">
        <Text size="sm" c="dimmed">
          {row.help}
        </Text>
        {children}
        {props.refusal ? (
          <Alert color="red" variant="light" role="alert" p="sm">
            {say(props.refusal.general)}
          </Alert>
        ) : null}
        <Group gap="xs">
          <Button type="submit" loading={props.isSaving} disabled={!canSave}>
            {say('Save')}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {say('Cancel')}
          </Button>
          {props.onClear ? (
            <Button variant="subtle" color="red" onClick={props.onClear} disabled={props.isSaving}>
              {say('Remove answer')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
};
