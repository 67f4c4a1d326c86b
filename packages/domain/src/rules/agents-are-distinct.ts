import { isSamePerson } from '#facts/same-person.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** V4: nobody is the own agent, and nobody stands in the line of agents twice. */
export const agentsAreDistinct = defineRule(
  'V4 agent',
  ['agent', 'successorAgents'],
  ({ grantorName, agent, successorAgents = [] }) => [
    ...(agent && grantorName !== undefined && isSamePerson(agent.name, grantorName)
      ? [error(['agent'], 'You cannot be your own agent. Please name somebody else as agent.')]
      : []),
    ...successorAgents.flatMap(({ name }, index) => {
      const earlier = [...(agent ? [agent] : []), ...successorAgents.slice(0, index)];
      const isMaker = grantorName !== undefined && isSamePerson(name, grantorName);
      const why = isMaker ? 'You cannot be your own agent.' : `${name} is already named as agent.`;
      return isMaker || earlier.some((other) => isSamePerson(other.name, name))
        ? [error(['successorAgents'], `${why} Please name somebody else, or say “nobody else”.`)]
        : [];
    }),
  ],
);

/** V9: whoever names one agent alone is told what happens when that agent cannot act. */
export const successorIsNamed = defineRule('V9', ['successorAgents', 'agent'], ({ agent, successorAgents }) =>
  agent && (successorAgents ?? []).length === 0
    ? [
        warning(
          ['successorAgents', 'agent'],
          `Nobody is named to act if ${agent.name} cannot. A court may then have to appoint somebody; consider a successor.`,
        ),
      ]
    : [],
);
