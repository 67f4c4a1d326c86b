import type { Cosigner, SigningAnswer } from '@evergrant/contract/signing.ts';
import { Badge, Radio, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { useSay } from '#platform/language/use-say.ts';
import { CosignerLink } from '#signing/cosigner-link.tsx';
import { PaperSignature } from '#signing/paper-signature.tsx';
import { signerSteps } from '#signing/signer-words.ts';
import { isPaperFirst } from '#signing/usual-way.ts';
import classes from '#signing/witness-panel.module.css';

interface CosignerStepProps {
  readonly signing: SigningAnswer;
  readonly cosigner: Cosigner;
}

/** Somebody whom the document names and who signs it too: by a private link, or in ink. */
export const CosignerStep = ({ signing, cosigner }: CosignerStepProps) => {
  const say = useSay();
  const [chosen, setWay] = useState<'link' | 'paper'>();
  const way = chosen ?? (isPaperFirst(signing) ? 'paper' : 'link');
  const headingId = useId();
  const { name, capacity, hasSigned, signerId } = cosigner;
  const signer = signing.signers.find(({ lineId }) => lineId === signerId);
  if (signing.method === 'print-and-sign') return <Acknowledgment signing={signing} cosigner={cosigner} />;

  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.head}>
        <Title order={3} id={headingId}>
          {say(cosigner.role === 'spouse' ? 'Your spouse’s signature' : `${name}’s signature`)}
        </Title>
        <Badge color={hasSigned ? 'green' : 'brass'}>{say(hasSigned ? 'Signed' : 'Not signed yet')}</Badge>
      </div>
      {hasSigned ? (
        <Text c="dimmed">{say(howSigned(cosigner))}</Text>
      ) : (
        <Stack gap="md">
          <Text>
            {say(
              `${name} ${cosigner.role === 'maker' ? 'makes the document with you' : 'is named in the document'} and has a line to sign: “${capacity}”. The document is not complete without this signature.`,
            )}
            {signing.takesWitnesses &&
              ` ${say('It is no witness’s signature and takes no place of your three witnesses.')}`}
          </Text>
          <Radio.Group
            label={say(`How does ${name} sign?`)}
            value={way}
            onChange={(to) => setWay(to === 'paper' ? to : 'link')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="link" label={say('By a private link, on a phone or computer')} />
              <Radio
                value="paper"
                label={say(signing.isMethodCertain ? 'On paper, in ink' : 'On paper, in ink (what we recommend)')}
              />
            </Stack>
          </Radio.Group>
          {way === 'link' ? (
            <CosignerLink signing={signing} cosigner={cosigner} />
          ) : (
            signer && <PaperSignature signing={signing} signer={signer} />
          )}
        </Stack>
      )}
    </section>
  );
};

/** Where the law asks for ink, the link is for reading and acknowledging; the line itself stands among those for ink. */
const Acknowledgment = ({ signing, cosigner }: CosignerStepProps) => {
  const say = useSay();
  const headingId = useId();
  const { role, signerId, name } = cosigner;
  const signer = signing.signers.find(({ lineId }) => lineId === signerId);
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={3} id={headingId}>
        {say(role === 'spouse' ? 'Your spouse’s acknowledgment' : `${name}’s acknowledgment`)}
      </Title>
      {signer?.online || signer?.paper ? (
        <Text c="dimmed">{signerSteps(signer).map(say).join('. ')}.</Text>
      ) : (
        <>
          <Text>
            {say(
              `${name} ${role === 'maker' ? 'makes the document with you' : 'is named in the document'} and signs it in ink, see above. By a private link ${name} can read and acknowledge it before.`,
            )}
          </Text>
          <CosignerLink signing={signing} cosigner={cosigner} />
        </>
      )}
    </section>
  );
};

const howSigned = ({ name, paper }: Cosigner): string =>
  paper === null
    ? `${name} has signed by private link.`
    : `Signed on paper on ${longDate(paper.signedOn)}, as you stated. The PDF says so on that line: keep the signed sheet with it.`;
