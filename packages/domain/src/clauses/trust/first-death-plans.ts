import { clause, type Ref } from '#assembly/clause.ts';
import type { Prose } from '#assembly/draft.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { theCouple } from '#derived/couple.ts';
import * as couple from '#facts/couple.ts';

const planned = [couple.survivorPlan, theCouple] as const;

/** Everything stays with the survivor. */
export const staysWithSurvivor = clause({
  id: 'first.stays',
  heading: 'What Becomes of the Share of the Deceased Grantor',
  source: own('26 U.S.C. 2056(b)(5)'),
  facts: planned,
  refers: ['first.debts', 'first.survivorsTrust', 'death'],
  mayRefer: ['first.waiting', 'first.disclaimer'],
  when: ({ survivorPlan }) => survivorPlan !== 'heldForLife',
  body: (_, { ref, refIf, has }) => [
    para(
      p`What is left of the Deceased Grantor’s Share after the payments under ${ref('first.debts')} is added to the Survivor’s Trust${refIf('first.waiting', (section) => p`, when ${section} allows,`)} and is held under ${ref('first.survivorsTrust')}, so that the Surviving Grantor may use, withdraw, and change it like any other property in the Survivor’s Trust.`,
    ),
    para(
      p`The Grantors know that the Surviving Grantor may then leave it to others than those whom this instrument names, and have made no agreement to the contrary. What the Surviving Grantor disclaims is ${has('first.disclaimer') ? refIf('first.disclaimer', (section) => p`held under ${section}`) : p`distributed under ${ref('death')} as if the Surviving Grantor had died immediately before the Deceased Grantor`}.`,
    ),
  ],
});

/** The share is held for the life of a surviving spouse, so that it can qualify for the marital deduction. */
export const maritalTrustAtFirstDeath = clause({
  id: 'first.marital',
  heading: 'Marital Trust for the Survivor',
  source: own('26 U.S.C. 2056(b)(7)', '26 CFR 20.2056(b)-5(f)'),
  facts: planned,
  refers: ['first.debts'],
  defines: ['maritalTrust'],
  when: ({ survivorPlan, couple: { kind } }) => survivorPlan === 'heldForLife' && kind === 'spouses',
  body: (_, { ref, define }) => [
    para(
      p`The Trustee shall hold what is left of the Deceased Grantor’s Share after the payments under ${ref('first.debts')} in a separate trust (the ${define('maritalTrust')}), which the Surviving Grantor may not revoke or amend. During the life of the Surviving Grantor:`,
    ),
    list([
      p`the Trustee shall pay to the Surviving Grantor all of the net income of the Marital Trust, at least quarterly;`,
      p`the Trustee shall pay to or apply for the Surviving Grantor as much of the principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee;`,
      p`no one, including the Surviving Grantor, may appoint or distribute any part of the Marital Trust to a person other than the Surviving Grantor;`,
      p`the Surviving Grantor may, in writing, require the Trustee to make property that yields no income productive, or to convert it, within a reasonable time; and`,
      p`of benefits of a retirement plan or account that are payable to the Marital Trust, the Trustee shall withdraw each year at least the income of that year and the amount that the law requires, and shall pay the income to the Surviving Grantor.`,
    ]),
  ],
});

export const maritalTrustEnd = clause({
  id: 'first.maritalEnd',
  heading: 'Marital Deduction and End of the Marital Trust',
  source: own('26 U.S.C. 2056(b)(7)', '26 U.S.C. 2207A'),
  facts: planned,
  refers: ['death'],
  when: ({ survivorPlan, couple: { kind } }) => survivorPlan === 'heldForLife' && kind === 'spouses',
  body: (_, { ref }) => [
    para(
      p`The Grantors intend that the Marital Trust can qualify for the marital deduction under section 2056(b)(7) of the Tax Code. Whoever files the estate tax return may elect so for all or part of it, and the Trustee may divide the Marital Trust accordingly. A power or direction in this instrument that would prevent the deduction does not apply to the Marital Trust to that extent.`,
    ),
    para(
      p`On the death of the Surviving Grantor, income of the Marital Trust that has accrued or is undistributed is paid to the estate of that Grantor. Unless the will of the Surviving Grantor directs otherwise, the Trustee shall pay from the Marital Trust the taxes by which the estate taxes on that death are increased because of it. ${remainderWords(ref)}`,
    ),
  ],
});

/** The share is held for the life of a surviving partner; there is no marital deduction for it. */
export const partnersTrust = clause({
  id: 'first.partner',
  heading: 'Trust for the Life of the Survivor',
  source: own('26 U.S.C. 2041(b)(1)(A)'),
  facts: planned,
  refers: ['first.debts', 'death'],
  defines: ['partnersTrust'],
  when: ({ survivorPlan, couple: { kind } }) => survivorPlan === 'heldForLife' && kind !== 'spouses',
  body: (_, { ref, define }) => [
    para(
      p`The Trustee shall hold what is left of the Deceased Grantor’s Share after the payments under ${ref('first.debts')} in a separate trust (the ${define('partnersTrust')}), which the Surviving Grantor may not revoke or amend. During the life of the Surviving Grantor, the Trustee shall pay to that Grantor all of the net income of the Partner’s Trust, at least quarterly, and shall pay to or apply for that Grantor as much of the principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee.`,
    ),
    para(
      p`The Surviving Grantor has no power to direct who receives the Partner’s Trust, and as a Trustee may make only those distributions that the standard stated in this Section allows. ${remainderWords(ref)}`,
    ),
  ],
});

/** The survivor goes on living in the home, also in the half that is held in trust. */
export const homeOfSurvivor = clause({
  id: 'first.home',
  heading: 'Home and Belongings of the Survivor',
  source: own('26 CFR 20.2056(b)-5(f)(4)', '26 CFR 20.2056(b)-7(h), example 1'),
  facts: planned,
  when: ({ survivorPlan }) => survivorPlan === 'heldForLife',
  body: ({ couple: { kind } }) => {
    const name = kind === 'spouses' ? 'Marital Trust' : 'Partner’s Trust';
    return [
      para(
        p`For life, and to the exclusion of everybody else, the Surviving Grantor may occupy, rent free, each Residence in which the ${name} has an interest, to the extent of that interest, and may use the tangible personal property held in the ${name}. The Surviving Grantor shall pay the ordinary maintenance, the insurance, the property taxes, and the interest on debts secured by that property while using it. The right ends early only if the Surviving Grantor releases it in writing. It does not end on marriage or on absence, and the Surviving Grantor may let others live there too.`,
      ),
      para(
        p`While the Surviving Grantor is not Incapacitated, the Trustee shall sell that property only with the consent of that Grantor, and shall sell it if that Grantor so requests in writing. The Trustee may buy another dwelling with the proceeds, for use on the same terms. What is not used so, and rent paid for a Residence, remains in the ${name}, whose net income is paid to the Surviving Grantor. Nothing in this Section lessens the right of the Surviving Grantor to all of that income, or gives anyone else an interest in the ${name} during the life of that Grantor.`,
      ),
    ];
  },
});

/** The trust that receives what a surviving spouse disclaims within the time that the tax law allows. */
export const disclaimerTrustAtFirstDeath = clause({
  id: 'first.disclaimer',
  heading: 'Disclaimer Trust for the Survivor',
  source: own('26 U.S.C. 2518', '26 CFR 25.2518-2(e)'),
  facts: planned,
  refers: ['first.division', 'death'],
  defines: ['disclaimerTrust'],
  when: ({ survivorPlan, couple: { kind } }) => survivorPlan === 'disclaimer' && kind === 'spouses',
  body: (_, { ref, define }) => [
    para(
      p`If the Surviving Grantor disclaims all or part of the Deceased Grantor’s Share, the Trustee shall hold what is disclaimed in a separate trust (the ${define('disclaimerTrust')}), which the Surviving Grantor may not revoke or amend, apart from the Survivor’s Trust of ${ref('first.division')}. During the life of the Surviving Grantor, the Trustee shall pay to that Grantor all of the net income of the Disclaimer Trust, at least quarterly, and shall pay to or apply for that Grantor as much of the principal as is needed for health, education, maintenance, and support, considering other resources known to the Trustee. ${remainderWords(ref)}`,
    ),
  ],
});

/** Nothing may be paid to a surviving spouse who has not decided: whoever takes can no longer disclaim. */
export const waiting = clause({
  id: 'first.waiting',
  heading: 'Until the Survivor Decides',
  source: own('26 U.S.C. 2518(b)(3)', '26 CFR 25.2518-2(d)'),
  facts: planned,
  refers: ['first.debts'],
  mayRefer: ['first.stays'],
  when: ({ survivorPlan, couple: { kind } }) => survivorPlan === 'disclaimer' && kind === 'spouses',
  body: (_, { ref, refIf }) => [
    para(
      p`Until the Surviving Grantor has stated, in a signed writing delivered to the Trustee, what that Grantor accepts and what that Grantor disclaims, or until nine months have passed since the death of the Deceased Grantor, the Trustee shall keep the Deceased Grantor’s Share with its income apart from the Survivor’s Trust, and shall make only the payments under ${ref('first.debts')} and those that preserve it. Only then is what was not disclaimed added to the Survivor’s Trust${refIf('first.stays', (section) => p` under ${section}`)}, with its income.`,
    ),
    para(
      p`In that time nothing from the Deceased Grantor’s Share is paid to the Surviving Grantor, applied for that Grantor, or lent to that Grantor, except at a written request which acknowledges that it accepts what it asks for, and that what is accepted can no longer be disclaimed. No other provision of this instrument that pays income or principal to the Surviving Grantor applies to it in that time. What the Surviving Grantor does as Trustee to preserve the property is done for whoever is to take it.`,
    ),
  ],
});

/** How a surviving spouse disclaims. */
export const disclaiming = clause({
  id: 'first.disclaiming',
  heading: 'How the Survivor Disclaims',
  source: own('26 U.S.C. 2518', '26 CFR 25.2518-2(e)'),
  facts: planned,
  mayRefer: ['first.waiting', 'first.disclaimer'],
  when: ({ survivorPlan, couple: { kind } }) => survivorPlan === 'disclaimer' && kind === 'spouses',
  body: (_, { refIf }) => [
    para(
      p`Whether to disclaim is for the Surviving Grantor alone to decide. While the Surviving Grantor is Incapacitated, an agent whom a power of attorney authorizes to disclaim, a guardian, or a court may, as the law allows, decide that and make the statement and the requests of ${refIf('first.waiting')} for that Grantor. Nobody who would receive property by the disclaimer, then or later, may make it for that Grantor, and only a court may disclaim for that Grantor an interest in the Disclaimer Trust.`,
    ),
    para(
      p`For a disclaimer to be a qualified one under section 2518 of the Tax Code, it must be in writing, made as the governing law requires, and delivered to the Trustee within nine months after the death of the Deceased Grantor, and before the Surviving Grantor has accepted the property or its benefits. The Surviving Grantor has no power to direct who receives the Disclaimer Trust, and as a Trustee may make only those distributions that the standard stated in ${refIf('first.disclaimer')} allows. If the Surviving Grantor disclaims an interest in the Disclaimer Trust as well, that interest passes as if the Surviving Grantor had died immediately before the Deceased Grantor.`,
    ),
  ],
});

// What the first to die has left cannot be redirected by an amendment of the survivor.
const remainderWords = (ref: Ref<'death'>): Prose =>
  p`After the death of the Surviving Grantor, the Trustee shall distribute what is left under ${ref('death')} as it stood at the death of the Deceased Grantor; an amendment by the Surviving Grantor does not reach it.`;
