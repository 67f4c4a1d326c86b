import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';

/** A document that carries signatures is read only, until its owner says that a new version may begin. */
export const BeginRevision = ({ onBegin }: { readonly onBegin: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const begin = () => {
    setAsking(false);
    onBegin();
  };

  return (
    <>
      <Notice tone="info" title="This document is signed">
        You can read everything here. If an answer is no longer right, you can change it in a new version.
        <Button mt="sm" display="block" variant="default" onClick={() => setAsking(true)}>
          Change This Document
        </Button>
      </Notice>
      <ConfirmDialog
        title="Begin a New Version?"
        confirmLabel="Begin a New Version"
        isOpen={isAsking}
        onConfirm={begin}
        onCancel={() => setAsking(false)}
      >
        What has been signed is kept: you can download it at any time. With the first answer that you change, a new
        version begins as a draft. You and everybody else sign the new version again, and links that were mailed before
        stop working. As long as you change nothing, everything stays as it is.
      </ConfirmDialog>
    </>
  );
};
