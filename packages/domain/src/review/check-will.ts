import type { Party } from '#facts/shapes.ts';
import type { StateLaw } from '#law/state-law.ts';
import { willRule } from '#law/will-rule.ts';
import type { Check } from '#review/check.ts';
import type { Finding } from '#review/finding.ts';
import type { Place } from '#review/place.ts';
import { standInOrder } from '#review/stand-in-order.ts';

/** Who carries a will out and cares for children under it, and the law under which it is signed. */
interface Will {
  readonly sections: {
    /** The clause that nominates the executors. */
    readonly nomination: Place;
    /** The clause that names the guardians. */
    readonly guardian: Place;
  };
  readonly executorsInLine: readonly Party[];
  readonly guardians: { readonly inLine: readonly Party[]; readonly ofProperty: Party | undefined } | undefined;
  readonly homeLaw: StateLaw | undefined;
}

/** PW5, PW6 and PW9: every will names its officers in their order and ends as the law of its state asks. */
export const checkWill: Check<Will> = (document, facts) => [
  ...checkOffices(document, facts),
  ...checkExecution(document, facts),
];

const error = (check: string, message: string): Finding => ({ check, level: 'error', message });

const checkOffices: Check<Will> = (document, { sections, executorsInLine, guardians }) => [
  ...(standInOrder(document, { section: sections.nomination, people: executorsInLine })
    ? []
    : [error('PW5', 'The executors are not named in their order.')]),
  ...(standInOrder(document, {
    section: sections.guardian,
    people: [...(guardians?.inLine ?? []), ...(guardians?.ofProperty ? [guardians.ofProperty] : [])],
  })
    ? []
    : [error('PW6', 'The guardians are not named in their order, or one is named without a minor child.')]),
];

const checkExecution: Check<Will> = ({ acts }, { homeLaw }) => {
  const kinds = acts.map(({ kind }) => kind);
  const proof = homeLaw && willRule(homeLaw).proof.kind;
  const expected = [
    'sign',
    'witness',
    ...(proof === 'affidavit' ? ['selfProvingAffidavit'] : []),
    ...(proof === 'one-sitting' ? ['jurat'] : []),
  ];
  return kinds.join() === expected.join()
    ? []
    : [error('PW9', 'The pages for signing are not those that the law of your state asks for.')];
};
