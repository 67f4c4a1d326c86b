import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSay } from '#platform/language/use-say.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Names the act, e.g. `Delete Trust`. */
  readonly confirmLabel: string;
  /** What not doing it means, where that is more than cancelling. */
  readonly cancelLabel?: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an act that can't be undone. Cancel has the focus; Escape cancels. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const say = useSay();
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      closeButtonProps={{ 'aria-label': say('Close') }}
    >
      <Text component="div" mb="lg">
        {props.children}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={props.onCancel} data-autofocus>
          {props.cancelLabel ?? say('Cancel')}
        </Button>
        <Button color={props.isDangerous ? 'red' : undefined} loading={props.isBusy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
};
