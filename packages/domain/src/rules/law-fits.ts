import { isMarried } from '#facts/is-married.ts';
import { isCommunityProperty, noContest as effectOfNoContest } from '#law/provisions.ts';
import { stateInSentence } from '#law/state-code.ts';
import { defineRule, warning } from '#rules/rule.ts';

/** V6: who chooses the law of another state is told what that does not change. */
export const chosenLawIsTold = defineRule(
  'V6',
  ['governingState', 'governingStateReason'],
  ({ governingState, grantorState, governingStateReason }) =>
    governingState === undefined || grantorState === undefined || governingState === grantorState
      ? []
      : [
          warning(
            ['governingState', ...(governingStateReason === undefined ? (['governingStateReason'] as const) : [])],
            'You chose the law of a state that is not your home. Real estate, wills and powers of attorney still follow the local state; ask an attorney whether the choice helps you.',
          ),
        ],
);

/** V7: the married in a community property state are told what belongs to the spouse. */
export const communityPropertyIsTold = defineRule(
  'V7a',
  ['maritalStatus', 'assets'],
  ({ maritalStatus, grantorState }, { laws }) => {
    const law = laws(grantorState);
    return isMarried(maritalStatus) && law !== undefined && isCommunityProperty(law).value
      ? [
          warning(
            ['maritalStatus', 'assets'],
            maritalStatus === 'Separated'
              ? 'You are married until a court ends the marriage, and live in a community property state. Your spouse owns half of community property, and the document gives away your half alone: mark what is separate, and ask an attorney before you move the rest into the trust.'
              : 'You are married and live in a community property state. Your spouse owns half of community property: mark what is separate, let your spouse sign the consent page, and consider a joint trust.',
          ),
        ]
      : [];
  },
);

/** RLT18: a no-contest clause that the law does not enforce is not printed, and the person is told. */
export const noContestIsEnforced = defineRule(
  'RLT18',
  ['noContest'],
  ({ noContest, governingState, grantorState }, { laws }) => {
    const law = noContest === true ? laws(governingState ?? grantorState) : undefined;
    const effect = law && effectOfNoContest(law);
    if (!law || effect === undefined) return [];
    const place = stateInSentence(law.code);
    if (effect.value === 'undecided')
      return [
        warning(
          ['noContest'],
          `The courts of ${place} have not decided how far a no-contest clause goes. The document prints one; ask an attorney whether to rely on it.`,
        ),
      ];
    if (effect.value !== 'void') return [];
    const why = effect.isCautious
      ? `It is not certain that the law of ${place} enforces a no-contest clause`
      : `The law of ${place} does not enforce no-contest clauses`;
    return [warning(['noContest'], `${why}, so the document does not print one.`)];
  },
);
