import type { WitnessDocument } from '@evergrant/contract/witness-document.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import { Title } from '@mantine/core';
import type { z } from 'zod';
import classes from '#signing/witness-page.module.css';

type Signed = z.infer<typeof WitnessDocument>['signed'];

const roles = { owner: 'Maker of the document', witness: 'Witness', cosigner: 'Co-signer' } as const;

/** The signatures that were given before this one: what a witness attests must be seen. */
export const SignedSoFar = ({ signed }: { readonly signed: Signed }) =>
  signed.length === 0 ? null : (
    <section aria-labelledby="signed-so-far" className={classes.signed}>
      <Title order={3} size="h4" id="signed-so-far">
        Signed so far
      </Title>
      <ul>
        {signed.map(({ name, role, signedOn, image }) => (
          <li key={`${role} ${name}`}>
            {image ? <img src={image} alt={`Signature of ${name}`} /> : null}
            <p>
              <strong>{name}</strong>, {roles[role]}
              <br />
              {image ? longDate(signedOn) : `Signed on paper on ${longDate(signedOn)}, as stated by the owner`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
