import { clause } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { given, list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { endOfItem } from '#clauses/trust/end-of-item.ts';
import * as arrangements from '#derived/arrangements.ts';
import { makers } from '#derived/makers.ts';

/** Hopes of the grantor that a trustee may weigh and that bind nobody. */
export const guidance = clause({
  id: 'death.guidance',
  heading: 'Wishes of the Grantor for the Shares',
  source: own(),
  facts: [arrangements.wishes, makers],
  when: ({ wishes }) => wishes !== undefined,
  body: ({ wishes, makers: { all, verb } }) =>
    wishes === undefined
      ? []
      : [
          ...(wishes.topics.length === 0
            ? []
            : [
                para(p`Where the Trustee has a choice in making a distribution, ${all} ${verb('hopes', 'hope')}:`),
                list(
                  wishes.topics.map((topic, index) => p`${topicWords[topic]}${endOfItem(index, wishes.topics.length)}`),
                ),
              ]),
          ...(wishes.inOwnWords === undefined
            ? []
            : [
                para(
                  p`${capitalised(all)} ${verb('adds', 'add')} this wish, in the words of ${all}: ${given(wishes.inOwnWords)}`,
                ),
              ]),
          para(bindsNobody),
        ],
});

const topicWords: Readonly<Record<arrangements.Wishes['topics'][number], string>> = {
  education:
    'that a Beneficiary will finish an education or learn a trade, and that the cost of it will be met generously',
  firstHome: 'that a Beneficiary will be helped to buy a first home when the purchase is sound',
  business: 'that a Beneficiary with experience and a sound plan will be helped to start a business or practice',
  work: 'that a Beneficiary will earn a living, or care for children or for someone who is ill, as far as health allows',
  recovery:
    'that a Beneficiary who suffers from an addiction will be offered and paid treatment before other payments are made',
  service: 'that a Beneficiary will give and serve, and that such giving will be encouraged',
};

const bindsNobody: Prose = p`What this Section says is an expression of wishes and nothing more. It imposes no duty or condition on anyone, gives no one a right or a claim, and neither enlarges nor reduces a Share or the discretion of the Trustee. The Shares, ages, and standards stated in this Article prevail over it. No Trustee is liable for following these wishes or for not following them.`;
