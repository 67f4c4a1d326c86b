import { isSamePerson } from '#facts/same-person.ts';
import { arranges } from '#facts/special.ts';
import { enforcesPetTrusts } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, error, warning } from '#rules/rule.ts';

/** V15: money for animals is a trust only where it is certain that a law upholds it; otherwise the person is told. */
export const petsAreCaredFor = defineRule(
  'V15',
  ['petCaretaker', 'petFundInCents', 'specialArrangements', 'petRemainder'],
  (facts, { laws }) => {
    if (!arranges(facts, 'petCare')) return [];
    const { grantorName, petCaretaker, petRemainder } = facts;
    const law = laws(facts.governingState ?? facts.grantorState);
    const isMaker = petCaretaker && grantorName !== undefined && isSamePerson(petCaretaker.name, grantorName);
    return [
      ...(isMaker
        ? [
            error(
              ['petCaretaker'],
              'The caretaker takes the animals in after your death, so it has to be somebody else.',
            ),
          ]
        : []),
      ...(law !== undefined && !enforcesPetTrusts(law)
        ? [
            warning(
              ['petFundInCents', 'specialArrangements'],
              `It is not certain that the law of ${stateInSentence(law.code)} upholds a trust for animals. The document gives the money to the caretaker instead, with your wish that it is used for them. Nobody can enforce that wish, and what is left belongs to the caretaker.`,
            ),
          ]
        : []),
      ...(petRemainder === 'caretaker' && (law === undefined || enforcesPetTrusts(law))
        ? [
            warning(
              ['petRemainder'],
              'The caretaker receives what is left, and so gains if the animals cost little or die early. Somebody else may be the better choice.',
            ),
          ]
        : []),
    ];
  },
);
