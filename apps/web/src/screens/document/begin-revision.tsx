import { Button, List } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSay } from '#platform/language/use-say.ts';

interface BeginRevisionProps {
  /** How far it is signed. */
  readonly signed: { readonly title: string; readonly words: string };
  /** By whom it is signed, and what becomes of the old sheets. */
  readonly replaced: string | undefined;
  readonly onBegin: () => void;
}

/** A document that carries signatures is read only, until its owner says that a new version may begin. */
export const BeginRevision = ({ signed, replaced, onBegin }: BeginRevisionProps) => {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const begin = () => {
    setAsking(false);
    onBegin();
  };

  return (
    <>
      <Notice tone="info" title={say(signed.title)}>
        {say(signed.words)}{' '}
        {say('You can read everything here. If an answer is no longer right, you can change it in a new version.')}
        <Button mt="sm" display="block" variant="default" onClick={() => setAsking(true)}>
          {say('Change This Document')}
        </Button>
      </Notice>
      <ConfirmDialog
        title={say('Begin a New Version?')}
        confirmLabel={say('Begin a New Version')}
        cancelLabel={say('Keep It as It Is')}
        isOpen={isAsking}
        onConfirm={begin}
        onCancel={() => setAsking(false)}
      >
        <List spacing="sm">
          <List.Item>{replaced === undefined ? null : say(replaced)}</List.Item>
          <List.Item>
            {say(
              'What has been signed is kept: you can download it at any time. Only links that were mailed before stop working.',
            )}
          </List.Item>
          <List.Item>
            {say(
              'As long as you change nothing, everything stays as it is. With the first answer that you change, the new version begins as a draft.',
            )}
          </List.Item>
        </List>
      </ConfirmDialog>
    </>
  );
};
