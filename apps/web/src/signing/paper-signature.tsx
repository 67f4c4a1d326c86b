import type { RequiredSigner } from '@evergrant/contract/required-signers.ts';
import type { SigningAnswer } from '@evergrant/contract/signing.ts';
import { List, Text } from '@mantine/core';
import { useSay } from '#platform/language/use-say.ts';
import { CopyToSign } from '#signing/copy-to-sign.tsx';
import { PaperStatement } from '#signing/paper-statement.tsx';
import classes from '#signing/witness-panel.module.css';
import { formatMoment } from '#ui/format-moment.ts';

interface PaperSignatureProps {
  readonly signing: SigningAnswer;
  /** The line that is signed in ink: the owner's own, or that of somebody else whom the document names. */
  readonly signer: RequiredSigner;
}

/** How somebody signs in ink where a screen would do too, and the owner's statement afterwards that it was done. */
export const PaperSignature = ({ signing, signer }: PaperSignatureProps) => {
  const say = useSay();
  const { name, capacity, printedAt, role } = signer;
  const isOwner = role === 'owner';

  return (
    <div className={classes.form}>
      <List type="ordered">
        <List.Item>
          <CopyToSign documentId={signing.documentId} /> {say('Then print it.')}
          {printedAt && <Text size="sm">{say(`Copy to sign downloaded on ${formatMoment(printedAt)}.`)}</Text>}
        </List.Item>
        <List.Item>
          {say(
            isOwner
              ? `You sign and date the line “${capacity}” in ink, before anybody else signs.`
              : `${name} signs and dates the line “${capacity}” in ink.`,
          )}
        </List.Item>
        <List.Item>
          {say(
            'Keep the signed sheet with the document. The PDF from here notes the day that you state; it does not show the ink.',
          )}
        </List.Item>
        <List.Item>
          {say('Come back and note the day below. A scan of the sheet can be kept here then, too.')}
        </List.Item>
      </List>
      {!isOwner && signing.ownerSignedAt === null ? (
        <Text size="sm">{say(`You sign first. After that you can note here that ${name} has signed on paper.`)}</Text>
      ) : (
        <PaperStatement documentId={signing.documentId} signer={signer} signers={signing.signers} />
      )}
    </div>
  );
};
