import { clause } from '#assembly/clause.ts';
import { list, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { formalitiesOf } from '#clauses/trust/life.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import { landLawsOfTwo, theCouple } from '#derived/couple.ts';
import * as laws from '#derived/laws.ts';
import { makers } from '#derived/makers.ts';

/** Each of two makers takes back what is their own. */
export const revocationByEach = clause({
  id: 'life.revocation',
  heading: 'Power to Revoke and Withdraw',
  source: own('Uniform Trust Code 601 and 602'),
  facts: [laws.homeLaw, makers],
  refers: ['declaration.contributions'],
  mayRefer: ['general.community'],
  body: ({ homeLaw, makers: theMakers }, { law, ref, refIf }) => [
    para(
      p`While both Grantors are living, the Trust is revocable. Each Grantor, acting alone and without the consent of anyone, may at any time revoke the Trust as to the Contribution of that Grantor and withdraw it, in whole or in part${refIf('general.community', (section) => p`; ${section} says who may revoke the Trust as to Community Property`)}. The power to revoke extends to nothing that belongs to the other Grantor under ${ref('declaration.contributions')}.`,
    ),
    para(
      p`The power is exercised only by a signed writing, other than a will, that refers to the Trust and is delivered to the Trustee. While the Grantor who signs is a trustee, signing the writing is delivery. The Trustee shall tell the other Grantor promptly, and deliver the property to the Grantor whose it is${refIf('general.community', () => p`, and Community Property to both Grantors as Community Property`)}. A delay in telling the other Grantor does not affect the revocation.`,
    ),
    ...formalitiesOf([law, homeLaw], theMakers),
  ],
});

export const amendmentByBoth = clause({
  id: 'life.amendment',
  heading: 'Power to Amend',
  source: own('Uniform Trust Code 602(b)'),
  refers: ['life.revocation'],
  mayRefer: ['general.community'],
  body: (_, { ref, refIf }) => [
    para(
      p`While both are living, the Grantors may amend any provision of this instrument at any time by a writing that both sign. Each Grantor alone may amend what becomes of the Contribution of that Grantor at and after the death of that Grantor${refIf('general.community', () => p`, including one half of Community Property`)}; the Trustee then holds that Contribution on the terms so amended, apart from the other, and nothing changes for the Contribution of the other Grantor.`,
    ),
    para(
      p`An amendment is signed and delivered in the manner that ${ref('life.revocation')} requires of a revocation, and a Grantor who amends alone shall tell the other promptly. An amendment that would enlarge the duties or reduce the compensation of a Trustee who is not a Grantor binds that Trustee only with the consent of that Trustee, who may otherwise resign.`,
    ),
  ],
});

export const personalPowers = clause({
  id: 'life.personal',
  heading: 'Who May Exercise These Powers',
  source: own('Uniform Trust Code 602(e)'),
  refers: ['life.revocation', 'life.amendment'],
  body: (_, { ref }) => [
    para(
      p`The capacity required to revoke, withdraw, or amend is the capacity required to make a will. The powers of a Grantor under ${ref('life.revocation')} and ${ref('life.amendment')} are personal to that Grantor. The other Grantor does not hold them, in the office of trustee or otherwise, and no guardian, agent, or other person may exercise them, unless this instrument, a power of attorney that refers to them expressly, or a court of competent jurisdiction so provides.`,
    ),
    para(
      p`On the death of a Grantor the powers of that Grantor end. Until then, the rights of every Beneficiary in the Contribution of that Grantor are subject to those powers, and the duties of the Trustee are owed to the Grantors alone.`,
    ),
  ],
});

export const distributionsToBoth = clause({
  id: 'life.distributions',
  heading: 'Income and Principal for the Grantors',
  source: own(),
  mayRefer: ['general.community'],
  body: (_, { refIf }) => [
    para(
      p`While both Grantors are living, the Trustee shall pay to each of them, or apply as that Grantor directs, the net income of the Contribution of that Grantor, at least quarterly, and as much of its principal as that Grantor requests, at any time and for any reason. What belongs to both may be paid into an account of both, or applied for the household that they share. A request need not be in any particular form. Undistributed income is added to principal.`,
    ),
    para(
      p`A Grantor may also direct the Trustee in writing to make gifts to others from the Contribution of that Grantor, and the Grantors together from what belongs to both. A gift so directed is treated as a withdrawal by the Grantor followed by a gift from the Grantor. Nothing is paid to one Grantor from the separate property of the other unless the other directs it or this Article allows it.${refIf('general.community', (section) => p` Income and principal of Community Property remain Community Property when they are paid, and gifts of it are governed by ${section}.`)}`,
    ),
  ],
});

export const controlByBoth = clause({
  id: 'life.control',
  heading: 'Control by the Grantors',
  source: own('Uniform Trust Code 603 and 808'),
  body: () => [
    para(
      p`While both are living and able to manage property, the Trustee shall follow the directions of each Grantor as to the separate Contribution of that Grantor, and of both Grantors as to what belongs to both, even if they are contrary to this instrument, and is not liable to anyone for doing so. Each Grantor may examine the records of the Trust at any time, may waive an accounting, and may approve an act of the Trustee as to the Contribution of that Grantor, and the approval binds every person interested in it.`,
    ),
  ],
});

export const careOfOne = clause({
  id: 'life.care',
  heading: 'Administration While a Grantor Is Incapacitated',
  source: own(),
  refers: ['trustees.succession'],
  body: (_, { ref }) => [
    para(
      p`While one Grantor is Incapacitated, the other Grantor shall serve as Trustee alone, without a court order. When neither Grantor is able to act, the successor Trustee named in ${ref('trustees.succession')} shall assume the office. From the Contribution of a Grantor who is Incapacitated and from what belongs to both, the Trustee shall then apply as much of the income and principal as the Trustee considers proper:`,
    ),
    list([
      p`for the health, support, maintenance, comfort, and dignity of the Grantors, in the manner to which they were accustomed, at home for as long as is reasonable;`,
      p`for the support and education of the dependent children of either Grantor, and of any other person whom the Grantor concerned is legally obligated to support; and`,
      p`for insurance, taxes, debts, and the upkeep of property of the Grantor concerned, in or outside the Trust.`,
    ]),
    para(
      p`The needs of the Grantor who is Incapacitated have priority. From the separate property of that Grantor, the other Grantor receives no more than is needed for health, support, and maintenance, considering other resources. The Trustee may pay providers directly and may cooperate with an agent under a power of attorney or a guardian, and shall consider the known wishes of the Grantor. The Grantor who is not Incapacitated keeps every right in the Contribution of that Grantor.`,
    ),
  ],
});

export const recoveryOfOne = clause({
  id: 'life.recovery',
  heading: 'Recovery of Capacity',
  source: own(),
  refers: ['life.incapacity'],
  body: (_, { ref }) => [
    para(
      p`A Grantor regains capacity when that is determined in the same manner, and by the same number of persons, as ${ref('life.incapacity')} requires for a determination that the Grantor is Incapacitated, or by a court of competent jurisdiction. A person who was absent or detained regains capacity on returning. The Grantor may request a new determination at any time, and the Trustee shall pay its reasonable cost. On regaining capacity, the Grantor again has every right and power under this instrument, and may resume the office of trustee by a writing delivered to the serving Trustee. Acts properly done while the Grantor was Incapacitated remain valid and binding.`,
    ),
  ],
});

export const residenceOfBoth = clause({
  id: 'life.residence',
  heading: 'Right to Occupy the Residence',
  source: own(),
  defines: ['residence'],
  body: (_, { define }) => [
    para(
      p`A dwelling, or a cooperative apartment, that is Trust Property and that a Grantor uses as a principal home, or so used before leaving it for health care, with its land and fixtures, is the ${define('residence')}. Each Grantor who so uses it retains, for life, the present right to use and occupy the Residence as a principal home, together with the other Grantor and to the exclusion of everybody else, rent free and without charge except for taxes, insurance, maintenance, and debts secured by it. That right continues while the Grantor is absent for health care, and until the Grantor releases it in writing or the Residence ceases to be Trust Property. In a Residence that belongs to one Grantor alone, the other has it only for as long as its owner permits.`,
    ),
  ],
});

/** What the law looks for before it protects a home that a trust holds. */
export const homesteadOfBoth = clause({
  id: 'life.homestead',
  heading: 'Homestead Rights of the Grantors',
  source: own(),
  facts: [landLawsOfTwo, makers],
  body: (facts) => [
    para(
      p`Each Grantor retains, in the Residence to the extent of the Contribution of that Grantor, a beneficial interest for life that is equitable title, sufficient for any homestead exemption, tax limitation, or protection from forced sale that the law of its location gives to an owner. Placing the Residence in the Trust is not a waiver of any of them.`,
    ),
    ...wordsOfStates(facts.landLaws, { what: 'residenceInTrust', makers: facts.makers }),
  ],
});

export const taxReportingOfTwo = clause({
  id: 'life.taxReporting',
  heading: 'Tax Reporting During Life',
  source: own('26 U.S.C. 645 and 671 to 677'),
  defines: ['taxCode'],
  body: (_, { define }) => [
    para(
      p`While a Grantor may revoke the Trust, that Grantor is treated as the owner of the property that the Grantor may withdraw under sections 671 to 677 of the Internal Revenue Code of 1986, as amended (the ${define('taxCode')}), and reports its income on the return of that Grantor. The Trust uses the Social Security number of a Grantor to the extent that the regulations allow, and otherwise a number of its own; none is printed in this instrument. After the death of each Grantor, the Trustee shall obtain the numbers and file the returns that are then due, and may join in an election under section 645 of the Tax Code. The Trust by itself does not reduce income or estate tax.`,
    ),
  ],
});

/** When a couple parts, each goes on with what is their own. */
export const endOfUnion = clause({
  id: 'life.ending',
  heading: 'If the Grantors Part',
  source: own('Uniform Probate Code 2-804'),
  facts: [theCouple],
  refers: ['declaration.contributions'],
  mayRefer: ['general.community'],
  body: ({ couple: { kind } }, { ref, refIf }) => [
    para(
      kind === 'spouses'
        ? p`If the marriage of the Grantors is dissolved or annulled, or if they are legally separated under a court order:`
        : p`If a Grantor states in a signed writing, delivered to the other Grantor and to the Trustee, that their partnership has ended, or if a registered partnership, a civil union, or a later marriage of the Grantors is dissolved or annulled:`,
    ),
    list([
      p`the Trust Property is divided into a part for each Grantor, by Contribution, and what belongs to both${refIf('general.community', () => p`, Community Property included,`)} as the Grantors agree in writing or a court orders, and until then in the proportions of ${ref('declaration.contributions')};`,
      p`each Grantor alone may revoke, withdraw, and amend the trust of the part of that Grantor, of which the other ceases to be a Trustee, and at the death of that Grantor this instrument applies to that part as if that Grantor were the Surviving Grantor; and`,
      p`in the part of each Grantor, every gift to the other is revoked, and so is every nomination to an office of the other, or of anyone related to that Grantor only through the other. What is revoked takes effect as if its recipient, or the person nominated, had died before that event, unless that Grantor makes or confirms it in a signed writing after that event.`,
    ]),
    para(p`Nothing here limits an order of a court.`),
  ],
});

/** Between the first step and the end the gifts stay, and neither holds an office over what is the other's. */
export const partingOfTwo = clause({
  id: 'life.pending',
  heading: 'Until the Parting Is Decided',
  source: own('Uniform Probate Code 2-804'),
  facts: [theCouple],
  refers: ['life.ending', 'life.apart', 'first'],
  body: ({ couple: { kind } }, { ref }) => [
    para(
      kind === 'spouses'
        ? p`From the day on which a Grantor files a petition with a court to dissolve or annul the marriage, or for a legal separation, until the division under ${ref('life.ending')} is complete or, while both are living and no event named there has happened, the petition is dismissed or denied:`
        : p`From the day on which the writing named in ${ref('life.ending')} is delivered, or on which a Grantor files a petition with a court to end a union named there, until the division under that Section is complete or, while both are living and no event named there has happened, the petition is dismissed or denied:`,
    ),
    list([
      p`${kind === 'spouses' ? 'the gifts to each Grantor in this instrument stay in effect, unless they are amended,' : 'while such a petition is pending, the gifts to each Grantor in this instrument stay in effect, unless they are amended,'} until ${ref('life.ending')} revokes them;`,
      p`neither Grantor may act alone as Trustee over what belongs to both, except to preserve it and to pay ordinary expenses; and`,
      p`neither Grantor, and no one related to the other only through that Grantor, takes part in deciding whether the other is Incapacitated, receives health information of the other for that purpose, or serves the other as custodian, as member of a panel, or otherwise.`,
    ]),
    para(
      p`${ref('life.apart')} says who is Trustee in that time. If the petition is dismissed or denied while both are living, each Grantor has again the offices that this instrument gives, unless an event named in ${ref('life.ending')} has happened. If a Grantor dies before such an event, this Section and ${ref('life.apart')} cease to apply to property once it is distributed, or set apart under ${ref('first')} as property that the Surviving Grantor may withdraw. Nothing here limits an order of a court, or what a Grantor provides in a signed writing after that day.`,
    ),
  ],
});

/** Neither of two who part, nor the family of that one alone, manages what is the other’s. */
export const apart = clause({
  id: 'life.apart',
  heading: 'Trustees When the Grantors Part',
  source: own('Uniform Probate Code 2-804', 'Uniform Trust Code 703(a)'),
  refers: ['life.pending', 'life.ending', 'trustees.succession', 'trustees.vacancy', 'trustees.removal', 'first'],
  body: (_, { ref }) => [
    para(
      p`This Section applies while ${ref('life.pending')} does, and after an event that is named in ${ref('life.ending')}. It prevails over every other provision on who serves:`,
    ),
    list([
      p`neither Grantor, and no one related to the other only through that Grantor, acts as Trustee over the separate Contribution of the other, or over the part of the other under ${ref('life.ending')}, or takes part, in any capacity, in appointing or removing its Trustee; and`,
      p`while the other is Incapacitated, or after the death of the other, the same applies to the whole Contribution of the other, with the half of what belongs to both, and to a trust in which it is kept apart under ${ref('first')}.`,
    ]),
    para(
      p`The Trustee of such property is its owner while able to serve, and otherwise whoever is next named in ${ref('trustees.succession')} or appointed under ${ref('trustees.vacancy')} and is not so barred, even if the other Grantor is serving. ${ref('trustees.vacancy')} and ${ref('trustees.removal')} apply to it as if its owner were the only Grantor. Nothing here limits an order of a court, or a nomination that the owner makes in a signed writing after the day or the event in question.`,
    ),
  ],
});
