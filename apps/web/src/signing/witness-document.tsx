import type { WitnessPage } from '@evergrant/contract/signing.ts';
import type { WitnessDocument as WitnessAnswer } from '@evergrant/contract/witness-document.ts';
import { Button, Modal, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { useSay } from '#platform/language/use-say.ts';
import { SignedSoFar } from '#signing/signed-so-far.tsx';
import classes from '#signing/witness-page.module.css';
import { DocumentFrame } from '#ui/document-frame.tsx';
import { saveFile } from '#ui/save-file.ts';

interface WitnessDocumentProps {
  readonly documentName: string;
  readonly html: string;
  /** Of the text that is signed. */
  readonly sha256: string;
  readonly signed: z.infer<typeof WitnessAnswer>['signed'];
  readonly method: WitnessPage['method'];
  readonly canSign: boolean;
}

/** The document as a witness reads it: in a frame that may run nothing, with its HTML to keep. */
export const WitnessDocument = ({ documentName, html, sha256, signed, method, canSign }: WitnessDocumentProps) => {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  const save = () => saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), `${documentName}.html`);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="document-heading">
      <div className={classes.documentHead}>
        <Title order={2} id="document-heading" ref={heading} tabIndex={-1}>
          {documentName}
        </Title>
        <div className={classes.documentActs}>
          <Button variant="default" onClick={() => setWhole(true)}>
            {say('Open in full')}
          </Button>
          <Button variant="default" onClick={save}>
            {say('Download')}
          </Button>
        </div>
      </div>
      <Text mb="sm">
        {say(
          canSign
            ? 'It has several pages: read it to the end by scrolling inside the box, or open it in full. Then sign below. Its lines are still empty: who has signed so far stands under it.'
            : 'You can read it now and sign later. It has several pages: scroll inside the box, or open it in full.',
        )}
      </Text>
      <DocumentFrame className={classes.document} title={say(`Document: ${documentName}`)} html={html} />
      <Modal
        opened={isWhole}
        onClose={() => setWhole(false)}
        title={documentName}
        fullScreen
        closeButtonProps={{ 'aria-label': say('Close the document') }}
      >
        <DocumentFrame className={classes.whole} title={say(`Whole document: ${documentName}`)} html={html} />
      </Modal>
      <SignedSoFar signed={signed} method={method} />
      <details className={classes.technical}>
        <summary>{say('Technical details')}</summary>
        {say(
          `What you sign is the text as it was fixed before anybody signed it; signatures are added to it and do not change it. The fingerprint of that text (SHA-256), which is kept with your signature, is ${sha256}.`,
        )}
      </details>
    </section>
  );
};
