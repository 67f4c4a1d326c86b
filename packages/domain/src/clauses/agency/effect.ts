import { clause } from '#assembly/clause.ts';
import type { DraftBlock } from '#assembly/draft.ts';
import { verbatim } from '#assembly/forms.ts';
import { p, para, plain } from '#assembly/prose.ts';
import { ofStatute, own } from '#assembly/source.ts';
import * as derived from '#derived/agency.ts';
import * as agency from '#facts/agency.ts';
import type { AgencyRule } from '#law/agency-rule.ts';

export const start = clause({
  id: 'effect.start',
  heading: 'When It Takes Effect',
  source: own('Uniform Power of Attorney Act 109'),
  facts: [agency.agencyStart],
  body: ({ agencyStart }) =>
    agencyStart === 'atOnce'
      ? [
          para(
            p`This power of attorney takes effect as soon as the Principal has signed it with the formalities that the governing law requires. A formality that is printed here and not required is no condition. The Agent need not show that the Principal is Incapacitated in order to act under it.`,
          ),
        ]
      : [
          para(
            p`This power of attorney takes effect only when the Principal is Incapacitated, and is in effect only as long as that lasts. That the Principal is Incapacitated by impairment is determined by the written certificates of two licensed physicians, one of them the attending physician if there is one, who have personally examined the Principal and are related neither to the Principal nor to the Agent. That the Principal is missing, detained, or unable to return is determined in writing by an attorney at law, by a judge, or by an appropriate official of a government.`,
          ),
          para(
            p`For that determination alone, the Agent is the personal representative of the Principal under the Health Insurance Portability and Accountability Act (HIPAA), may obtain health information of the Principal, and may communicate with those who provide health care. This authority takes effect at once.`,
          ),
        ],
});

export const durability = clause({
  id: 'effect.durability',
  heading: 'Durability',
  source: ofStatute('the words that make a power durable', 'Uniform Power of Attorney Act 104'),
  facts: [derived.agencyLaw],
  body: ({ agencyLaw }) => [
    para(
      p`This is a durable power of attorney. The later disability, incompetence, or Incapacity of the Principal, or the lapse of time, does not affect it or end the authority of the Agent.`,
    ),
    ...inWordsOfStatute(agencyLaw),
  ],
});

const inWordsOfStatute = (law: AgencyRule | undefined): readonly DraftBlock[] => {
  const lead = 'The Principal says so also in the words of the statute:';
  if (law?.durabilityClause) return [para([plain(lead)]), verbatim(law.durabilityClause)];
  return law?.durabilityWords === undefined ? [] : [para(p`${plain(lead)} “${plain(sentence(law.durabilityWords))}”`)];
};

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/\.$/u, '')}.`;

export const end = clause({
  id: 'effect.end',
  heading: 'How It Ends',
  source: own('Uniform Power of Attorney Act 110'),
  body: () => [
    para(
      p`This power of attorney ends when the Principal dies, when the Principal revokes it, or when no Agent is left who can act. The Principal may revoke it, or remove an Agent, at any time unless Incapacitated by impairment, by a signed and dated writing with the formalities that the governing law asks for. An Agent who knows of a writing that revokes this power of attorney or removes that Agent shall stop acting until a court decides that the Principal was Incapacitated by impairment when signing it. An act that the Agent does in good faith, without actual knowledge that the authority has ended, binds the Principal and the successors in interest of the Principal.`,
    ),
    para(
      p`This instrument does not revoke an earlier power of attorney. To revoke one, the Principal shall say so in a signed writing and give it to the earlier agent and to those who hold a copy.`,
    ),
  ],
});
