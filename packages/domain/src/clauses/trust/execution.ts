import { act } from '#assembly/clause.ts';
import { dateOfSigning } from '#assembly/date-of-signing.ts';
import { numberWords } from '#assembly/number-words.ts';
import { opt, p, para, party } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { signsAs } from '#facts/is-organization.ts';
import * as laws from '#derived/laws.ts';
import * as maker from '#derived/maker.ts';
import * as offices from '#derived/offices.ts';
import * as estate from '#facts/estate.ts';
import { holdsHome } from '#facts/holds-home.ts';
import * as person from '#facts/person.ts';
import { isSamePerson } from '#facts/same-person.ts';
import { customaryWitnesses, executionRule, type ExecutionRule } from '#law/execution-rule.ts';
import { fullAge } from '#kit/full-age.ts';
import type { StateLaw } from '#law/state-law.ts';

/** The capacity of a grantor who accepts the trust as trustee by the same signature. */
export const grantorAndTrustee = 'Grantor and Trustee';

const trusteeAlone = 'Trustee, accepting the Trust';

/** Every capacity in which somebody accepts the trust. */
export const trusteeCapacities: readonly string[] = [grantorAndTrustee, trusteeAlone];

/** The grantor signs; so do the trustees, who accept the trust. A grantor who is trustee signs once: no law asks for two lines. */
export const sign = act({
  source: own('Uniform Trust Code 401(2) and 701'),
  facts: [person.grantorName, offices.initialTrustees],
  body: ({ grantorName, initialTrustees }) => ({
    kind: 'sign',
    heading: 'Execution',
    testimonium: [
      para(
        p`The Grantor has read this instrument, understands it, and signs it on ${dateOfSigning} as a free and voluntary act. The Trustee signs to accept the Trust and agrees to hold the Trust Property on its terms.`,
      ),
    ],
    signers: [
      {
        kind: 'person',
        id: 'grantor',
        name: grantorName,
        capacity: initialTrustees.some(({ name }) => isSamePerson(name, grantorName)) ? grantorAndTrustee : 'Grantor',
      },
      ...initialTrustees.flatMap((trustee, index) =>
        isSamePerson(trustee.name, grantorName)
          ? []
          : [
              {
                kind: signsAs(trustee),
                id: `trustee-${index + 1}`,
                name: trustee.name,
                capacity: trusteeAlone,
              },
            ],
      ),
    ],
  }),
});

/** The spouse joins where community property is held, unless the two are separated. */
export const joinder = act({
  source: own(),
  facts: [maker.marriage, maker.spouseJoins, estate.assets, person.grantorAddress],
  when: ({ spouseJoins }) => spouseJoins,
  body: ({ marriage, assets, grantorAddress }) => ({
    kind: 'joinder',
    heading: 'Joinder and Consent of the Spouse',
    testimonium: [
      para(
        p`The Spouse has read this instrument and had the chance to consult separate counsel, joins in it as to Community Property${opt(holdsHome(assets, grantorAddress), ' and in the transfer of the Residence, whatever its character')}, consents to the transfer of Community Property to the Trustee with its character unchanged, and agrees to what this instrument says of withdrawing, giving away, and managing it. The Spouse gives up no ownership of the half that belongs to the Spouse${opt(holdsHome(assets, grantorAddress), ' and no homestead right')} and makes no gift. While the Grantor lives, the Spouse may withdraw this consent as to Community Property still in the Trust, by a writing delivered to the Trustee${opt(holdsHome(assets, grantorAddress), '; the joinder in the transfer of the Residence stands')}.`,
      ),
    ],
    signers:
      marriage.status === 'Married'
        ? [
            {
              kind: 'person',
              id: 'spouse',
              role: 'spouse',
              name: marriage.spouseName,
              capacity: 'Spouse, joining and consenting',
            },
          ]
        : [],
  }),
});

/** How old the witnesses of a trust must be, in years, and how many lines they have: the strictest of some laws counts. */
export const witnessDemands = (
  some: readonly (StateLaw | undefined)[],
): { readonly age: number; readonly lines: number } => {
  const rules = some.flatMap((law) => (law ? [executionRule('lifetime-trust', law)] : []));
  const atLeast = (one: (rule: ExecutionRule) => number, least: number) => Math.max(least, ...rules.map(one));
  return {
    age: atLeast(({ witnessMinimumAge }) => witnessMinimumAge, fullAge),
    lines: atLeast(({ witnessLines }) => witnessLines, customaryWitnesses),
  };
};

/** Witnesses attest the signature of the grantor, as many as the strictest of its laws asks for. */
export const witness = act({
  source: own(),
  facts: [person.grantorName, laws.homeLaw],
  body: ({ grantorName, homeLaw }, { law: governing }) => {
    const { age, lines } = witnessDemands([governing, homeLaw]);
    return {
      kind: 'witness',
      heading: 'Attestation of Witnesses',
      attestation: [
        para(
          p`On the date written above, ${party('grantor', grantorName)} signed this instrument, or acknowledged having signed it, as a revocable living trust. Each person who signs below as a witness states: I am at least ${numberWords(age)} years of age. I am not named in this instrument and receive nothing under it. I sign as a witness at the request of the Grantor: where signed in ink, in the presence of the Grantor and of any other witness, the Grantor having signed at the end of this instrument or acknowledged the signature to me, and where signed electronically, in the manner that the record of the signatures states. To the best of my knowledge the Grantor is of full age and sound mind and acts without constraint or undue influence.`,
        ),
      ],
      witnessLines: lines,
    };
  },
});
