import { fullAge } from '#kit/full-age.ts';
import type { LegalDocument } from '#assembly/document.ts';
import { fundingSteps } from '#clauses/trust/funding-steps.ts';
import type { Child } from '#facts/shapes.ts';
import { ageOn } from '#kit/plain-date.ts';
import { ageOfMajority } from '#law/provisions.ts';
import type { StateLaw } from '#law/state-law.ts';
import type { Finding } from '#review/finding.ts';

interface Family {
  readonly children: readonly Child[];
  readonly homeLaw: StateLaw | undefined;
}

/** RLT22: who has a child under age is told that a guardian stands in a will; `where` says in whose: `your will`. */
export const remindOfGuardians = (
  { draftedOn }: Pick<LegalDocument, 'draftedOn'>,
  { children, homeLaw, where }: Family & { readonly where: string },
): readonly Finding[] => {
  const majority = homeLaw ? ageOfMajority(homeLaw).value : fullAge;
  const message = `You have a child under ${majority}. Name a guardian in ${where}: a trust cannot do that.`;
  return children.some(({ dateOfBirth }) => dateOfBirth !== undefined && ageOn(dateOfBirth, draftedOn) < majority)
    ? [{ check: 'RLT22', level: 'warning', message }]
    : [];
};

/** RLT27: what moves each thing into the trust. */
export const tellFunding = (facts: Parameters<typeof fundingSteps>[0]): readonly Finding[] =>
  fundingSteps(facts).map(({ text, items = [] }) => ({
    check: 'RLT27',
    level: 'information',
    message: `${text} ${items.join('; ')}`,
  }));
