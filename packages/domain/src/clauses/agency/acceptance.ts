import { act } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { p, para, party, plain } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { isOrganization, signsAs } from '#facts/is-organization.ts';
import type { Party } from '#facts/shapes.ts';
import * as derived from '#derived/agency.ts';

/** What the page is called on which agents accept; the clauses that speak of it name it so. */
export const acceptanceHeading = 'Acceptance by the Agent';

/**
 * Signed by the agent, and by each successor, before acting (Uniform Power of Attorney Act 113 and 301); in the words of the law
 * where it prescribes them.
 */
export const acceptance = act({
  source: own('Uniform Power of Attorney Act 113 and 301'),
  facts: [derived.agentsInLine, derived.agencyLaw],
  body: ({ agentsInLine, agencyLaw }) => ({
    kind: 'acceptance',
    heading: acceptanceHeading,
    isRequired: agencyLaw?.mustAgentAccept ?? true,
    words: [
      para(
        p`Each person signs here before acting, a successor only when the succession takes place. The execution of this instrument does not wait for these lines. Whoever signs takes on a duty to the Principal and may be liable for breach of it.`,
      ),
    ],
    acceptances: agentsInLine.map((agent, index) => ({
      words: [para(wordsOf(agent, agencyLaw?.acceptanceWords?.value))],
      signer: {
        kind: signsAs(agent),
        id: index === 0 ? 'agent' : `successor-agent-${index}`,
        name: agent.name,
        capacity: index === 0 ? 'Agent' : 'Successor Agent',
      },
    })),
  }),
});

// Where the statute leaves a gap, the name of the agent stands.
const wordsOf = (agent: Party, words: string | undefined): Prose => {
  const [before, after] = words?.split(/\.{3,}/u) ?? [];
  return before !== undefined && after !== undefined
    ? p`${plain(before)}${party('agent', agent.name)}${plain(after)}`
    : p`I, ${party('agent', agent.name)}, have read this power of attorney and am the ${isOrganization(agent) ? 'organization that' : 'person whom'} it names. I accept the appointment. When I act I shall follow what I know the Principal reasonably expects, act in good faith and in the best interest of the Principal, stay within the authority granted, keep records, avoid conflicts of interest, and sign as agent of the Principal by my own name. I shall stop acting when I learn that my authority has ended.`;
};
