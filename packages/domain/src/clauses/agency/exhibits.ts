import { clause } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { field } from '#assembly/forms.ts';
import { p, para, party, plain } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as derived from '#derived/agency.ts';
import * as person from '#facts/person.ts';

/** Signed by the agent, and by each successor before acting; in the words of the law where it prescribes them. */
export const acceptance = clause({
  id: 'exhibit.acceptance',
  heading: 'Acceptance by the Agent',
  source: own('Uniform Power of Attorney Act 113 and 301'),
  facts: [derived.agentsInLine, derived.agencyLaw],
  body: ({ agentsInLine, agencyLaw }) => [
    para(
      p`Each person signs here before acting, a successor only when the succession takes place. Whoever signs takes on a duty to the Principal and may be liable for breach of it.`,
    ),
    ...agentsInLine.flatMap(({ name }): readonly DraftBlock[] => [
      para(acceptanceOf(name, agencyLaw?.acceptanceWords?.words)),
      field('Signature'),
      field('Date'),
    ]),
  ],
});

// Where the statute leaves a gap, the name of the agent stands.
const acceptanceOf = (name: string, words: string | undefined): Prose => {
  const [before, after] = words?.split(/\.{3,}/u) ?? [];
  return before !== undefined && after !== undefined
    ? p`${plain(before)}${party('agent', name)}${plain(after)}`
    : p`I, ${party('agent', name)}, have read this power of attorney and am the person whom it names. I accept the appointment. When I act I shall follow what I know the Principal reasonably expects, act in good faith and in the best interest of the Principal, stay within the authority granted, keep records, avoid conflicts of interest, and sign as agent of the Principal by my own name. I shall stop acting when I learn that my authority has ended.`;
};

/** Completed by the agent when somebody asks for it. */
export const certification = clause({
  id: 'exhibit.certification',
  heading: 'Certification by the Agent',
  source: own('Uniform Power of Attorney Act 302'),
  facts: [person.grantorName],
  body: ({ grantorName }) => [
    para(
      p`I certify under penalty of perjury that ${party('principal', grantorName)} granted me authority as Agent in the power of attorney to which this certification belongs. To my knowledge the Principal is alive and has not revoked the power of attorney or my authority, and both have not ended; if the power of attorney was to take effect on an event, that event has occurred; and if I was named as a successor, no one named before me is able or willing to serve.`,
    ),
    field('Date of the power of attorney'),
    field('Name of the agent'),
    field('Signature'),
    field('Date'),
    para(
      p`A notary public may complete an acknowledgment or a jurat below, in the form of the place where it is signed.`,
    ),
  ],
});
