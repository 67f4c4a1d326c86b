import { start } from '#guide/of-the-state/signing-rules.ts';
import { cited, type StateRule } from '#guide/of-the-state/state-rule.ts';
import { certain } from '#law/read-rule.ts';

/** What the law of a state asks of a limited liability company; asked of a company alone. */
export const companyRules: readonly StateRule[] = [
  {
    id: 'other-state',
    asked: [/\b(?:register|qualify|file)\b/u, /\bdo business\b/u],
    answer: ({ state, isElsewhere, kind }) =>
      isElsewhere && kind === 'company'
        ? `If the company does business in ${state}, with an office, a shop or employees there, it usually has to register there too, as a foreign company, with an agent and fees of its own. What exactly counts as business in ${state} our data does not say; its Secretary of State or an attorney there can tell you.`
        : undefined,
  },
  {
    id: 'registered-agent',
    asked: [
      /^(?!.*\b(?:sued?|suing|lawsuits?|liable|risky?|trouble|what do(?:es)?)\b).*\b(?:registered agent|statutory agent|resident agent)\b.*\b(?:need|can|must|have to|rule|law|require\p{L}*|who|address)\b/u,
      /^(?!.*\b(?:sued?|suing|lawsuits?|liable|risky?|trouble|what do(?:es)?)\b).*\b(?:can|who|must|does|may|need)\b.*\b(?:registered agent|statutory agent|resident agent)\b/u,
    ],
    answer: ({ law: { company }, state, kind }) => {
      const rule = company.registeredAgentRule;
      const words = certain(rule);
      return kind !== 'company' || words === undefined
        ? undefined
        : `You can be it yourself, or a firm that does this. In ${state} the law asks for this: ${lower(words)}${cited(rule)}.`;
    },
  },
  {
    id: 'annual-report',
    asked: [/\b(?:annual|yearly|biennial) (?:report|fee|filing|tax)/u, /\bevery year\b/u],
    answer: ({ law: { company }, state, kind }) => {
      const rule = company.annualReport;
      const words = certain(rule);
      return kind !== 'company' || words === undefined
        ? undefined
        : `The yearly report of an LLC in ${state}: ${lower(words)}${cited(rule)}.`;
    },
  },
  {
    id: 'publication',
    asked: [/\b(?:publish|publication|newspaper)\b/u],
    answer: ({ law: { company }, state, kind }) => {
      const rule = company.publication;
      const words = certain(rule);
      return kind !== 'company' || words === undefined
        ? undefined
        : `Publication of a new LLC in ${state}: ${lower(words)}${cited(rule)}.`;
    },
  },
  {
    id: 'filing',
    asked: [/\bwhere\b.*\b(?:file|send|submit)\b/u, /\bwho\b.*\bfile\b/u],
    answer: ({ law: { company }, state, kind }) => {
      const [name, office] = [certain(company.llcFilingName), certain(company.filingOffice)];
      return kind !== 'company' || name === undefined || office === undefined
        ? undefined
        : `In ${state} the paper is called ${name} and goes to the ${office}${cited(company.llcFilingName)}. ${start('you')} file it and pay the fee; the company exists once it is accepted.`;
    },
  },
];

const lower = (words: string): string =>
  /^[A-Z][a-z]/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
