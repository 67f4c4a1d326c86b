import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '#affiliates/copy-text.ts';
import { notifyError, notifySuccess } from '#ui/notify.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, e.g. `referral link`. */
  readonly what: string;
  readonly isPrimary?: boolean;
  /** Told when it has to be copied by hand, to make that easy. */
  readonly onDenied?: () => void;
}

/** Copies a text, and says that it did or how to do it by hand. */
export const CopyButton = ({ text, what, isPrimary = false, onDenied }: CopyButtonProps) => {
  const copy = async () => {
    if (await copyText(text)) return notifySuccess('Copied!', `Your ${what} was copied to the clipboard.`);
    onDenied?.();
    notifyError('Not copied', `Your browser does not let us copy. Select the ${what} and copy it yourself.`);
  };
  return (
    <Button
      variant={isPrimary ? 'filled' : 'default'}
      leftSection={<IconCopy size={20} stroke={1.8} aria-hidden="true" />}
      aria-label={`Copy ${what}`}
      onClick={() => void copy()}
    >
      Copy
    </Button>
  );
};
