import { clause } from '#assembly/clause.ts';
import { inWordsAndFigures } from '#assembly/printed-facts.ts';
import { opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { debtsAndTaxesFrom } from '#facts/debts.ts';
import * as estate from '#facts/estate.ts';

/** Debts and expenses come first. */
export const debts = clause({
  id: 'payments.debts',
  heading: 'Debts and Expenses',
  source: own('Uniform Probate Code 3-805'),
  refers: ['payments.abatement'],
  mayRefer: ['residue.fallback'],
  body: (_, { has, ref }) => [
    para(
      p`The Executor shall pay the expenses of the last illness, the funeral, and the administration of the estate, and the enforceable debts of the Testator, other than a debt secured by property that passes under this will or outside it, which need not be paid before it is due. Whoever receives such property takes it subject to the debt, without any right of exoneration. These payments are charged to the residue as an expense, before it is distributed, and to other gifts only as ${ref('payments.abatement')} provides.`,
    ),
    // Only a trust that stands outside the will has property of its own by then.
    ...(has('residue.fallback')
      ? [
          para(
            p`The Executor may ask the Trustee to make any of these payments from the Trust, and shall ask for what the residue does not suffice to pay before any other gift bears it, in each case to the extent that the terms of the Trust permit.`,
          ),
        ]
      : []),
  ],
});

/** Who bears the taxes that a death causes. */
export const taxes = clause({
  id: 'payments.taxes',
  heading: 'Taxes at Death',
  source: own('Uniform Estate Tax Apportionment Act', '26 U.S.C. 2206 to 2207B'),
  facts: [debtsAndTaxesFrom],
  mayRefer: ['residue.fallback'],
  body: ({ debtsAndTaxesFrom }, { has }) => [
    para(
      debtsAndTaxesFrom === 'residue'
        ? p`Estate, inheritance, and similar taxes that arise by reason of the death of the Testator on property passing under this will are paid from the residue as an expense, before it is distributed, and are not apportioned among those who receive other gifts under this will, except that what qualifies for a marital or charitable deduction bears no tax that it does not cause while the rest of the residue suffices to pay it.`
        : p`Estate, inheritance, and similar taxes that arise by reason of the death of the Testator on property passing under this will are charged pro rata to everything that passes under it, specific gifts included, in proportion to its value, except that property qualifying for a marital or charitable deduction bears no tax that it does not cause.`,
    ),
    para(
      p`${opt(has('residue.fallback'), 'If the Trust directs that it pay any of these taxes, that direction is followed first. ')}Taxes on property that passes outside this will${opt(has('residue.fallback'), ' and outside the Trust')} are borne by those who receive it, as the law provides, and the Executor may recover them.`,
    ),
  ],
});

/** Which gifts give way when the estate is not enough for all of them; no law of a state has to say it. */
export const abatement = clause({
  id: 'payments.abatement',
  heading: 'If the Estate Does Not Suffice',
  source: own('Uniform Probate Code 3-902'),
  facts: [debtsAndTaxesFrom],
  refers: ['payments.debts', 'payments.taxes', 'payments.exempt'],
  mayRefer: ['residue.needs', 'residue.fallback'],
  body: ({ debtsAndTaxesFrom }, { has, ref, refIf }) => [
    para(
      p`If the estate${opt(has('residue.fallback'), ', with what the Trustee pays on request,')} does not suffice for the payments under ${ref('payments.debts')}${debtsAndTaxesFrom === 'residue' ? p` and ${ref('payments.taxes')}` : p`, for the taxes that ${ref('payments.taxes')} charges to each gift`}, for what the law reserves to a surviving husband or wife or to a child, and for every gift in this will, the gifts bear what is missing in this order: first, the residue${refIf('residue.needs', (section) => p`, with what ${section} holds of it,`)} and whatever this will does not effectively dispose of; second, gifts of sums of money; and last, gifts of particular things, household goods and belongings included.`,
    ),
    ...(debtsAndTaxesFrom === 'residue'
      ? []
      : [
          para(
            p`Each gift bears its part of the taxes, as ${ref('payments.taxes')} charges it, from what this order leaves of that gift. Only taxes that a gift cannot bear so are borne in this order.`,
          ),
        ]),
    para(
      p`Gifts of one rank bear it in proportion to their value, real and personal property alike. If what is given to one person has to be used for what others should bear, they make up for it in that proportion. This order takes the place of every order that the law would otherwise follow. Property of ${ref('payments.exempt')} passes as this will gives it; this order charges to it a debt, an expense, or a tax only as that Section allows.`,
    ),
  ],
});

/** A will that charges its debts to everything would waive what the law keeps from creditors for the family. */
export const exempt = clause({
  id: 'payments.exempt',
  heading: 'Homestead and Other Exempt Property',
  source: own('Uniform Probate Code 2-402 and 2-403'),
  body: () => [
    para(
      p`Property that, at the death of the Testator, the law exempts from the claims of creditors of the Testator in favor of those who take it, as homestead, as proceeds of insurance, or otherwise, is not made liable by this will. Whatever else this will provides, no debt, expense, or tax is charged to that property or paid from it, except a debt secured by it, the cost of keeping it, and a tax on it that the law lets no one else bear.`,
    ),
    para(
      p`The exemption passes with the property to those who take it under this will, outright or in trust. Nothing in this will waives it, or directs that a home so exempt be sold.`,
    ),
  ],
});

/** How long somebody must outlive the testator; counted in the will itself, so that no default of the law matters. */
export const survival = clause({
  id: 'payments.survival',
  heading: 'Survival',
  source: own('Uniform Probate Code 2-702'),
  facts: [estate.survivalDays],
  body: ({ survivalDays }) => [
    para(
      survivalDays === 0
        ? p`A person survives the Testator only if living after the death of the Testator. If the order of deaths cannot be established by clear and convincing evidence, the person is deemed not to have survived. An organization survives if it, or its successor, exists.`
        : p`A person survives the Testator only if living at the end of the period of ${inWordsAndFigures(survivalDays)} ${survivalDays === 1 ? 'day' : 'days'} that follows the death of the Testator. If survival cannot be established by clear and convincing evidence, the person is deemed not to have survived. An organization survives if it, or its successor, exists.`,
    ),
    para(p`A gift to the trustee of a trust does not depend on survival by the person who serves as trustee.`),
  ],
});
