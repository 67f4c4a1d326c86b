import { compiledStep, notAdviceStep, strictestStep } from '#clauses/general/closing-steps.ts';
import type { GuideSheet, GuideStep } from '#assembly/document.ts';
import { numberWords } from '#assembly/number-words.ts';
import type { AgencyFacts } from '#catalogue/durable-financial-poa/agency-facts.ts';
import { certificateStep } from '#clauses/general/certificate-step.ts';
import { agencyRule } from '#law/agency-rule.ts';
import { executionRule } from '#law/execution-rule.ts';
import { stateInSentence } from '#law/state-code.ts';
import type { StateLaw } from '#law/state-law.ts';

/** The sheets that go with a power of attorney: how to sign it, and what to do with it afterwards. */
export const guide = (facts: AgencyFacts): readonly GuideSheet[] => [
  {
    id: 'signing',
    heading: 'How to sign this document',
    steps: asSteps([
      ...(facts.homeLaw
        ? stepsOf(facts.homeLaw, facts.agentScope)
        : ['How this document is signed depends on the state of your home, which is still to be completed.']),
      ...certificateStep(facts.homeLaw),
      'Write your initials on the line before each special power that you want to grant. Leave the others empty. Without initials on the line about making a beneficiary designation again, your agent may not name on a new account those who were to receive the old one.',
      'Write your initials at the foot of every page as well, so that no page can be exchanged.',
      'Your agent does not sign for you, and is neither your witness nor the notary.',
      notAdviceStep,
      compiledStep,
    ]),
  },
  {
    id: 'after-signing',
    heading: 'What to do after signing',
    steps: asSteps([
      'Keep the original safe, tell your agent where it is, and give copies to your agent and to your banks. Ask each bank now whether it wants a form of its own as well.',
      'The agent signs the acceptance before acting; until then its lines are empty, and the document is signed all the same. The agent signs as “your name, by the name of the agent, as agent”.',
      ...recording(facts),
      'Social Security, Veterans Affairs and the Internal Revenue Service have forms of their own and do not rely on this document alone.',
      'A power of attorney ends at death. To revoke it earlier, sign and date a writing that says so, give it to your agent and to everybody who has a copy, and record it where the power of attorney was recorded.',
    ]),
  },
];

const asSteps = (texts: readonly string[]): readonly GuideStep[] => texts.map((text) => ({ text }));

const stepsOf = (law: StateLaw, scope: AgencyFacts['agentScope']): readonly string[] => {
  const { witnesses, notary, witnessMayNotBe, steps, isCautious } = executionRule('financial-power-of-attorney', law);
  const place = stateInSentence(law.code);
  const rule = agencyRule(law);
  const { statute, principalNotice, mustAgentAccept, prefersOfficialForm, isCautious: isUnsure } = rule;
  return [
    `Print the document and sign it in ink. ${lawAsks(place, { witnesses, notary })}${statute === undefined ? '' : ` See ${statute}.`}`,
    `Each witness is an adult. A witness may not be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(witnessMayNotBe)}.`,
    ...(principalNotice
      ? ['Read the notice on the first page, then sign and date it before you sign the document.']
      : []),
    ...(rule.landHeading && scope === 'everything'
      ? [
          'The first page asks which land your agent may deal with. Write your initials on one of its two lines; on the second line also describe the land.',
        ]
      : []),
    ...(mustAgentAccept
      ? [
          `In ${place} the law asks that the agent sign the acceptance before acting. You sign without waiting for it; the page stays attached to the document.`,
        ]
      : []),
    ...(prefersOfficialForm
      ? [
          `${place} has an official form for a power of attorney, which banks there know best. This document is not that form: the notices that open it belong to it and are not printed here. Compare the two, and ask an attorney which of them serves you better.`,
        ]
      : []),
    ...steps,
    ...strictestStep(law, { isCautious: isCautious || isUnsure }),
  ];
};

const lawAsks = (
  place: string,
  { witnesses, notary }: Pick<ReturnType<typeof executionRule>, 'witnesses' | 'notary'>,
): string => {
  const people =
    witnesses === 0 ? 'no witness' : `${numberWords(witnesses)} ${witnesses === 1 ? 'witness' : 'witnesses'}`;
  const isNotaryAsked = notary === 'required' || notary === 'besides-witnesses';
  const isEnough = witnesses >= 2 && isNotaryAsked;
  return `The law of ${place} asks for ${people} ${besides(notary)}.${isEnough ? '' : ' We recommend two witnesses and a notary all the same, because banks, land records and other states look for them.'} Sign all together in one room.`;
};

const besides = (notary: ReturnType<typeof executionRule>['notary']): string => {
  switch (notary) {
    case 'required':
    case 'besides-witnesses':
      return 'and for a notary';
    case 'or-witnesses':
      return 'or for a notary';
    case 'customary':
    case 'none':
      return 'and for no notary';
  }
};

const recording = ({ homeLaw, agentScope }: AgencyFacts): readonly string[] => [
  ...(agentScope === 'everything'
    ? [
        'Before the agent signs a deed or a mortgage, record the document in the land records of the county where the land lies.',
        'The first page leaves three inches at its top for the recorder. That measure is our own, since each office sets its margins: ask the recorder before you sign whether it is enough, or whether a cover sheet is used there.',
      ]
    : []),
  ...(homeLaw === undefined ? [] : recordingLaw(homeLaw)),
];

const recordingLaw = (law: StateLaw): readonly string[] => {
  const rule = agencyRule(law).recording;
  if (rule === undefined) return [];
  return [
    `What the law of ${stateInSentence(law.code)} asks on recording${rule.cite === null ? '' : ` (${rule.cite})`}: ${rule.words}`,
  ];
};
