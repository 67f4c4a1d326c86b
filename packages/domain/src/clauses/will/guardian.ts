import { clause } from '#assembly/clause.ts';
import { named, thatOne } from '#assembly/grammar.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import * as maker from '#derived/maker.ts';
import * as derived from '#derived/will.ts';

/** Who raises minor children if neither parent can, and who manages what they own. */
export const guardian = clause({
  id: 'executor.guardian',
  heading: 'Guardian of Minor Children',
  source: own('Uniform Probate Code 5-202', 'Uniform Probate Code 5-408'),
  facts: [derived.guardians, maker.marriage],
  when: ({ guardians }) => guardians !== undefined,
  defines: ['guardian'],
  body: ({ guardians, marriage }, { define }) => {
    const { inLine = [], ofProperty } = guardians ?? {};
    const [first, ...next] = inLine;
    const lead = nominates(marriage);
    return [
      para(
        p`If a child of the Testator is a minor at the death of the Testator, and no other parent of the child survives the Testator who is able and entitled to have the care of the child, the Testator nominates ${first ? named('guardian', first) : []} as guardian of the person of that child (the ${define('guardian')})${opt(next.length > 0, next.length === 1 ? ', and if that person does not qualify or ceases to serve, the following person instead:' : ', and if that person does not qualify or ceases to serve, the following persons instead, in this order:')}${opt(next.length === 0, '.')}`,
      ),
      ...(next.length === 0 ? [] : [list(next.map((one) => p`${named('guardian', one)}.`))]),
      para(
        ofProperty === undefined
          ? p`${lead} the same person or persons, in the same order, as guardian or conservator of ${taken}.`
          : p`${lead} ${named('guardian', ofProperty)} as guardian or conservator of ${taken}, and if ${thatOne(ofProperty)} does not qualify or ceases to serve, whoever serves as Guardian.`,
      ),
      para(
        p`The Testator wishes that the children be raised together. No Guardian, and no guardian or conservator of property, is required to give bond or security, so far as the law permits. This nomination is not meant to end the rights of a parent who survives.`,
      ),
    ];
  },
});

const taken =
  'the property that a minor child of the Testator takes from the Testator or by reason of the death of the Testator, so far as the law permits';

// What a child takes from one parent need not be managed by another whose marriage to that parent has ended, or never was.
const nominates = ({ status }: maker.Marriage): string => {
  switch (status) {
    case 'Married':
      return 'Unless the Spouse is a parent of the child, survives the Testator, and is able and entitled to have the care of the child, the Testator nominates';
    case 'Divorced':
    case 'Single':
    case 'Widowed':
      return 'Whether or not another parent survives, the Testator nominates';
  }
};
