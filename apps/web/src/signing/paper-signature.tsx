import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { momentInZone } from '@evergrant/rendering/moment/moment-in-zone.ts';
import { Anchor, List, Text } from '@mantine/core';
import { urlOf } from '#platform/call.ts';
import { ownTimeZone } from '#signing/own-time-zone.ts';
import { PaperStatement } from '#signing/paper-statement.tsx';
import classes from '#signing/witness-panel.module.css';

interface PaperSignatureProps {
  readonly signing: SigningAnswer;
  readonly cosigner: Cosigner;
}

/** How a co-signer signs in ink, and the owner's statement afterwards that it was done. */
export const PaperSignature = ({ signing, cosigner }: PaperSignatureProps) => {
  const { name, capacity, signerId } = cosigner;
  const printedAt = signing.signers.find(({ lineId }) => lineId === signerId)?.printedAt;

  return (
    <div className={classes.form}>
      <List type="ordered">
        <List.Item>
          <Anchor href={urlOf('/documents/{id}/document-to-sign.pdf', { id: signing.documentId })} download>
            Download a copy to sign on paper
          </Anchor>{' '}
          and print it.
          {printedAt && <Text size="sm">Printed for signing on {momentInZone(printedAt, ownTimeZone())}.</Text>}
        </List.Item>
        <List.Item>
          {name} signs and dates the line “{capacity}” in ink.
        </List.Item>
        <List.Item>
          Keep the signed sheet with the document. The PDF from here notes the day that you state; it does not show the
          ink.
        </List.Item>
        <List.Item>Come back and note the day below.</List.Item>
      </List>
      {signing.ownerSignedAt === null ? (
        <Text size="sm">You sign first. After that you can note here that {name} has signed on paper.</Text>
      ) : (
        <PaperStatement documentId={signing.documentId} lineId={signerId} name={name} />
      )}
    </div>
  );
};
