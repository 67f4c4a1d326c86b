import { management, members } from '#facts/company.ts';
import type { FactsOf } from '#facts/derive-fact.ts';

/** The facts that say who decides. */
export const deciders = [management, members] as const;

type Deciders = FactsOf<typeof deciders>;

/** Those who manage the company, as the subject of a sentence; they take `shall` and `may`, never a verb with a number. */
export const governors = ({ management: kind, members: owners }: Deciders): string =>
  kind === 'manager' ? 'the Managers' : owners.length === 1 ? 'the Member' : 'the Members';

/** The same at the head of a sentence. */
export const theGovernors = (facts: Deciders): string => governors(facts).replace('the', 'The');

/** Whose vote decides among the owners. */
export const majority = ({ members: owners }: Pick<Deciders, 'members'>): string =>
  owners.length === 1 ? 'the Member' : 'a Majority in Interest';
