import type { WitnessDocument } from '@evergrant/contract/witness-document.ts';
import type { WitnessPage } from '@evergrant/contract/signing.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Title } from '@mantine/core';
import type { z } from 'zod';
import { useSay } from '#platform/language/use-say.ts';
import classes from '#signing/witness-page.module.css';
import { formatMoment } from '#ui/format-moment.ts';

type Signed = z.infer<typeof WitnessDocument>['signed'];

const roles = {
  owner: 'Maker of the document',
  maker: 'Maker of the document',
  witness: 'Witness',
  cosigner: 'Co-signer',
  notary: 'Notary',
} as const;

interface SignedSoFarProps {
  readonly signed: Signed;
  readonly method: WitnessPage['method'];
}

/** The signatures that were given before this one: what a witness attests must be seen. */
export const SignedSoFar = ({ signed, method }: SignedSoFarProps) => {
  const say = useSay();
  return signed.length === 0 ? null : (
    <section aria-labelledby="signed-so-far" className={classes.signed}>
      <Title order={3} size="h4" id="signed-so-far">
        {say(method === 'electronic' ? 'Signed so far' : 'Acknowledged or signed so far')}
      </Title>
      <ul>
        {signed.map(({ name, role, image, ...when }) => (
          <li key={`${role} ${name}`}>
            {image ? <img src={image} alt={say(`Signature of ${name}`)} /> : null}
            <p>
              <strong>{name}</strong>, {say(roles[role])}
              <br />
              {say(whenWords(when, method))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const whenWords = (
  { signedOn, signedAt, timeZone }: Pick<Signed[number], 'signedOn' | 'signedAt' | 'timeZone'>,
  method: WitnessPage['method'],
): string => {
  if (signedAt === null) return `Signed on paper on ${longDate(signedOn)}, as stated by the owner`;
  const moment = formatMoment(signedAt, timeZone);
  return method === 'electronic' ? moment : `Acknowledged online, ${moment}`;
};
