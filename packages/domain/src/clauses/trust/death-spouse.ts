import { clause, type RefIf } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { capitalised } from '#assembly/printed-facts.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { makers } from '#derived/makers.ts';
import * as property from '#derived/property.ts';
import { findHolding } from '#disposition/holdings-of.ts';

/** The share of the spouse, held for life so that it can qualify for the marital deduction. */
export const marital = clause({
  id: 'death.marital',
  heading: 'Marital Trust for the Spouse',
  source: own('26 U.S.C. 2056(b)(7)', '26 CFR 20.2056(b)-5(f)'),
  facts: [property.disposition, makers],
  refers: ['death.shares'],
  defines: ['maritalTrust'],
  mayRefer: ['death.needs'],
  when: ({ disposition }) => findHolding(disposition, 'maritalTrust') !== undefined,
  body: ({ makers: { any } }, { ref, refIf, define }) => [
    para(
      p`If the Spouse survives ${any}, the Trustee shall hold the Share that ${ref('death.shares')} gives to the Spouse in a separate trust (the ${define('maritalTrust')})${refIf('death.needs', (section) => p`, even if ${section} would apply to the Spouse`)}. During the life of the Spouse:`,
    ),
    list([
      p`the Trustee shall pay to the Spouse all of the net income of the Marital Trust, at least quarterly;`,
      p`the Trustee shall pay to or apply for the Spouse as much of the principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee;`,
      p`no one, including the Spouse, may appoint or distribute any part of the Marital Trust to a person other than the Spouse;`,
      p`the Spouse may, in writing, require the Trustee to make property that yields no income productive, or to convert it, within a reasonable time; and`,
      p`of benefits of a retirement plan or account that are payable to the Marital Trust, the Trustee shall withdraw each year at least the income of that year and the amount that the law requires, and shall pay the income to the Spouse.`,
    ]),
  ],
});

/** What becomes of that trust at the death of the spouse, and how it keeps the deduction. */
export const maritalEnd = clause({
  id: 'death.maritalEnd',
  heading: 'Marital Deduction and Death of the Spouse',
  source: own('26 U.S.C. 2056(b)(7)', '26 U.S.C. 2207A'),
  facts: [property.disposition, makers],
  mayRefer: ['death.debts', 'payments.taxes', 'death.afterSpouse'],
  when: ({ disposition }) => findHolding(disposition, 'maritalTrust') !== undefined,
  body: ({ makers: { any } }, { refIf }) => [
    para(
      p`${capitalised(any)} intends that the Marital Trust can qualify for the marital deduction under section 2056(b)(7) of the Tax Code. Whoever files the estate tax return may elect so for all or part of it, and the Trustee may divide the Marital Trust accordingly. A power or direction in this instrument that would prevent the deduction does not apply to the Marital Trust to that extent.`,
    ),
    para(
      p`${notwithstanding(refIf)} estate, inheritance, or similar tax on the death of ${any} is charged to the Share of the Spouse while other property is available to pay it.`,
    ),
    para(
      p`On the death of the Spouse, income of the Marital Trust that has accrued or is undistributed is paid to the estate of the Spouse. Unless the will of the Spouse directs otherwise, the Trustee shall pay from the Marital Trust the taxes by which the estate taxes on the death of the Spouse are increased because of it.${remainderWords(refIf)}`,
    ),
  ],
});

/** The trust that receives what a spouse disclaims within the time that the tax law allows. */
export const disclaimer = clause({
  id: 'death.disclaimer',
  heading: 'Disclaimer Trust for the Spouse',
  source: own('26 U.S.C. 2518', '26 CFR 25.2518-2(e)'),
  facts: [property.disposition, makers],
  refers: ['death.shares'],
  mayRefer: ['death.afterSpouse', 'death.needs'],
  defines: ['disclaimerTrust'],
  when: ({ disposition }) => findHolding(disposition, 'disclaimerTrust') !== undefined,
  body: ({ makers: { any } }, { ref, refIf, define }) => [
    para(
      p`If the Spouse survives ${any} and disclaims all or part of the Share that ${ref('death.shares')} gives to the Spouse, the Trustee shall hold what is disclaimed in a separate trust (the ${define('disclaimerTrust')})${refIf('death.needs', (section) => p`, even if ${section} would apply to the Spouse`)}. During the life of the Spouse, the Trustee shall pay to the Spouse all of the net income of the Disclaimer Trust, at least quarterly, and shall pay to or apply for the Spouse as much of the principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee.${remainderWords(refIf)}`,
    ),
    para(
      p`Whether to disclaim is for the Spouse alone to decide. Nobody who would receive property by a disclaimer may make it for the Spouse. For a disclaimer to be a qualified one under section 2518 of the Tax Code, it must be in writing, made as the governing law requires, and delivered to the Trustee within nine months after the death of ${any}, and before the Spouse has accepted the property or its benefits. The Spouse has no power to direct who receives the Disclaimer Trust, and as a Trustee may make only those distributions that the standard stated in this Section allows. If the Spouse disclaims an interest in the Disclaimer Trust as well, that interest passes as if the Spouse had not survived ${any}.`,
    ),
  ],
});

/** A tax that were charged to what is deducted would raise itself. */
export const disclaimerTaxes = clause({
  id: 'death.disclaimerTaxes',
  heading: 'Taxes and the Share of the Spouse',
  source: own('26 U.S.C. 2056(b)(4)'),
  facts: [property.disposition, makers],
  mayRefer: ['death.debts', 'payments.taxes'],
  when: ({ disposition }) => findHolding(disposition, 'disclaimerTrust') !== undefined,
  body: ({ makers: { any } }, { refIf }) => [
    para(
      p`${notwithstanding(refIf)} estate, inheritance, or similar tax on the death of ${any} is charged to what the Spouse takes and has not disclaimed while other property is available to pay it.`,
    ),
  ],
});

// The section that charges taxes is that of a trust or that of a will.
const notwithstanding = (refIf: RefIf<'death.debts' | 'payments.taxes'>): Prose =>
  p`Notwithstanding ${refIf('death.debts')}${refIf('payments.taxes')}, no`;

const remainderWords = (refIf: RefIf<'death.afterSpouse'>): Prose =>
  refIf(
    'death.afterSpouse',
    (section) => p` After the death of the Spouse, the Trustee shall distribute what is left under ${section}.`,
  );
