import type { DraftInline, Prose } from '#assembly/draft.ts';
import { p, plain } from '#assembly/prose.ts';
import { printedState } from '#assembly/printed-facts.ts';
import { certain } from '#law/read-rule.ts';
import type { StateCode } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** The statute under which a company is formed, with its citation. */
export const statuteWords = (law: StateLaw | undefined, state: StateCode): Prose => {
  const statute = law && certain(law.company.llcStatute);
  if (law === undefined || statute === undefined) return p`limited liability company statute of ${printedState(state)}`;
  return p`${plain(bare(statute))}${law.company.llcStatute.cite === null ? [] : p` (${plain(law.company.llcStatute.cite)})`}`;
};

/** What the paper that forms a company is called in its state, without the number of its form. */
export const filingName = (law: StateLaw | undefined): DraftInline =>
  plain(bare((law && certain(law.company.llcFilingName)) ?? 'articles of organization'));

/** The office that takes it. */
export const filingOffice = (law: StateLaw | undefined, state: StateCode): Prose =>
  p`filing office of ${printedState(state)}${officeWords(law && certain(law.company.filingOffice))}`;

/** The official on whom process against a company may be served, at the head of a sentence. */
export const officerForProcess = (law: StateLaw | undefined, state: StateCode): Prose => {
  const named = law?.company.officerForProcess && certain(law.company.officerForProcess);
  return named === undefined
    ? p`The official whom the statute names, in ${printedState(state)},`
    : p`The ${plain(named)}`;
};

const officeWords = (office: string | undefined): Prose => (office === undefined ? [] : p` (${plain(bare(office))})`);

// Numbers of forms and years of revisions, which the research notes in brackets, are not part of a name.
const bare = (name: string): string => name.replace(/ \(.*?\)+/gu, '');
