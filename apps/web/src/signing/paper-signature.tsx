import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { List, Text } from '@mantine/core';
import { PaperStatement } from '#signing/paper-statement.tsx';
import classes from '#signing/witness-panel.module.css';

interface PaperSignatureProps {
  readonly signing: SigningAnswer;
  readonly cosigner: Cosigner;
}

/** How a co-signer signs in ink, and the owner's statement afterwards that it was done. */
export const PaperSignature = ({ signing, cosigner }: PaperSignatureProps) => {
  const { name, capacity, signerId } = cosigner;

  return (
    <div className={classes.form}>
      <List type="ordered">
        <List.Item>Download the PDF from your dashboard and print it.</List.Item>
        <List.Item>
          {name} signs and dates the line “{capacity}” in ink.
        </List.Item>
        <List.Item>Keep the signed sheet with the document. In the PDF from here the line stays blank.</List.Item>
        <List.Item>Come back and note the day below.</List.Item>
      </List>
      {signing.ownerSignedAt === null ? (
        <Text size="sm">You sign first. After that you can note here that {name} has signed on paper.</Text>
      ) : (
        <PaperStatement trustId={signing.trustId} lineId={signerId} name={name} />
      )}
    </div>
  );
};
