import { clause, type RefIf } from '#assembly/clause.ts';
import type { DraftBlock, Prose } from '#assembly/draft.ts';
import { named } from '#assembly/grammar.ts';
import { capitalised, printedState } from '#assembly/printed-facts.ts';
import { given, list, opt, p, para, party, series } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { type Makers, makers } from '#derived/makers.ts';
import * as offices from '#derived/offices.ts';
import type { FactsOf } from '#facts/derive-fact.ts';
import * as person from '#facts/person.ts';
import { signsAs } from '#facts/is-organization.ts';
import { isSamePerson } from '#facts/same-person.ts';
import * as trust from '#facts/trust.ts';
import { formatMoney } from '#kit/money.ts';

export const initialTrustee = clause({
  id: 'trustees.initial',
  heading: 'Initial Trustee',
  source: own(),
  facts: [offices.initialTrustees, person.grantorName],
  body: ({ initialTrustees, grantorName }) => [
    para(
      p`The office of initial trustee is held by ${series(initialTrustees.map(({ name, kind }) => (isSamePerson(name, grantorName) ? p`the Grantor (${party('trustee', name)})` : named('trustee', { name, kind }))))}, from the signing of this instrument. ${opt(initialTrustees.length > 1, 'If one of them ceases to serve, the others shall continue to serve, and no successor takes office until the last of them ceases to serve. ')}A Trustee serves until death, resignation, removal, or Incapacity.`,
    ),
  ],
});

export const succession = clause({
  id: 'trustees.succession',
  heading: 'Successor Trustees',
  source: own('Uniform Trust Code 701 and 704'),
  facts: [offices.trusteesInLine, makers],
  mayRefer: ['life.incapacity', 'life.ending'],
  body: ({ trusteesInLine, makers: { any, that } }, { refIf }) => [
    para(
      trusteesInLine.length === 1
        ? p`When no initial trustee is serving, the following ${trusteesInLine.map(signsAs).join()} becomes successor Trustee:`
        : p`When no initial trustee is serving, the first of the following who is willing and able to act becomes successor Trustee, and each later one in the order named when those before have failed or ceased to serve:`,
    ),
    list(trusteesInLine.map((trustee) => p`${named('successorTrustee', trustee)}.`)),
    para(
      p`A successor Trustee takes office by a signed acceptance, without a court order or a conveyance, and then has all the title, powers, and duties of the office. That no one named earlier is serving may be shown by a death certificate, by a written resignation or declination, ${refIf('life.incapacity', (section) => p`by a determination under ${section}, `)}or by the affidavit of the successor Trustee.`,
    ),
    formerSpouse({ any, that }, refIf),
  ],
});

/** Whoever was married to a maker does not come to manage what that maker leaves to a minor. */
export const formerSpouse = ({ any, that }: Pick<Makers, 'any' | 'that'>, refIf: RefIf<'life.ending'>): DraftBlock =>
  para(
    p`A person whose marriage to ${any} has ended, other than by death, or who is separated from ${that} under a court order, shall not serve as Trustee, or as custodian of property distributed under this instrument, shall not receive the property of a minor, and shall not act for a minor in choosing or removing a Trustee, unless ${that} named that person for the office after the marriage ended or the order was entered.${refIf('life.ending', (section) => p` As between the Grantors, ${section} applies instead.`)}`,
  );

export const vacancy = clause({
  id: 'trustees.vacancy',
  heading: 'If No Named Trustee Can Serve',
  source: own('Uniform Trust Code 704'),
  facts: [makers],
  mayRefer: ['trustees.protector', 'death.independentTrustee'],
  body: ({ makers: { areTwo, actsInLife } }, { refIf }) => [
    para(
      p`If the office of Trustee is vacant and no one named in this instrument is willing and able to serve, a successor Trustee may be appointed by signed writing, in this order: ${opt(actsInLife, `by ${areTwo ? 'the Grantors together, or by one of them if the other has died or is Incapacitated' : 'the Grantor, if not Incapacitated'}; `)}${refIf('trustees.protector', (section) => p`by the person named in ${section}; `)}by the last serving Trustee; or by a majority in interest of the adult Beneficiaries then entitled to receive income or principal, with a parent or guardian acting for a minor. If no appointment is made within sixty days, any interested person may petition a court of competent jurisdiction to appoint the successor.`,
    ),
    para(
      p`A Trustee appointed under this Section must be a natural person of full age or a corporation authorized to administer trusts. The Trust does not fail for want of a trustee.`,
    ),
    para(
      p`If this instrument calls for an Independent Trustee and none is serving, one shall be appointed by signed writing, even though the office of Trustee is not vacant, by the serving Trustee${refIf('death.independentTrustee', (section) => p` or, where the decision concerns that Trustee, as ${section} provides`)}. A person so appointed holds only the powers for which the appointment is made, and has no other duty.`,
    ),
  ],
});

export const acting = clause({
  id: 'trustees.acting',
  heading: 'Co-Trustees',
  source: own('Uniform Trust Code 703'),
  facts: [trust.coTrusteesActJointly, makers],
  body: ({ coTrusteesActJointly, makers: { all } }) => [
    para(
      coTrusteesActJointly
        ? p`If two Trustees are serving, they shall act together; if more than two are serving, they shall act by majority. A Trustee who dissents in writing is not liable for the act of the majority.`
        : p`If two or more Trustees are serving, each of them may act alone and bind the Trust, and a third party may rely on the signature of any one of them. Each shall keep the others informed.`,
    ),
    para(
      p`A Trustee may delegate to a co-Trustee, by a revocable writing, any function that ${all} did not reasonably expect the Trustees to perform jointly. Each Trustee shall exercise reasonable care to prevent a co-Trustee from committing a serious breach of trust and to compel a co-Trustee to redress one. If a Trustee is unavailable and prompt action is necessary, the remaining Trustees may act.`,
    ),
  ],
});

export const resignation = clause({
  id: 'trustees.resignation',
  heading: 'Resignation',
  source: own('Uniform Trust Code 705 and 707'),
  facts: [makers],
  body: ({ makers: { areTwo, actsInLife } }) => [
    para(
      p`A Trustee may resign by signed writing, on thirty days’ notice to ${opt(actsInLife, `${areTwo ? 'each Grantor who is living and not Incapacitated, and if there is none' : 'the Grantor, if living and not Incapacitated, and otherwise'} to `)}any co-Trustees and to the adult Beneficiaries then entitled to receive income or principal. A Trustee who ceases to serve shall promptly deliver the Trust Property and records to the successor, and until then has the duties of a trustee and the powers necessary to protect the Trust Property.`,
    ),
  ],
});

export const removal = clause({
  id: 'trustees.removal',
  heading: 'Removal',
  source: own('Uniform Trust Code 706'),
  facts: [makers],
  refers: ['trustees.vacancy'],
  mayRefer: ['trustees.protector'],
  body: ({ makers: { areTwo, actsInLife } }, { ref, refIf, has }) => [
    para(
      p`${opt(actsInLife, `${areTwo ? 'The Grantors together, or one of them if the other has died or is Incapacitated,' : 'The Grantor'} may remove and replace a Trustee at any time, with or without cause, by signed writing. When ${areTwo ? 'each Grantor' : 'the Grantor'} has died or is Incapacitated, `)}${refIf('trustees.protector', (section) => p`${actsInLife ? 'the' : 'The'} person named in ${section} may remove a Trustee, and `)}${actsInLife || has('trustees.protector') ? 'a' : 'A'} majority in interest of the adult Beneficiaries then entitled to receive income or principal${opt(!actsInLife, ', with a parent or guardian acting for a minor,')} may remove a Trustee for cause, and may at any time replace a corporate Trustee with another corporate Trustee. A court may remove a Trustee as the law provides. Removal takes effect when the next named successor, or one appointed under ${ref('trustees.vacancy')}, accepts the office.`,
    ),
  ],
});

export const protector = clause({
  id: 'trustees.protector',
  heading: 'Trust Protector',
  source: own('Uniform Trust Code 808'),
  facts: [trust.trustProtector, makers],
  defines: ['protector'],
  when: ({ trustProtector }) => trustProtector !== undefined,
  body: ({ trustProtector, makers: { areTwo, actsInLife } }, { define }) => [
    para(
      p`${trustProtector ? named('trustProtector', trustProtector) : []} is the ${define('protector')}. ${opt(actsInLife, `${areTwo ? 'When each Grantor has died or is Incapacitated' : 'After the death of the Grantor, or while the Grantor is Incapacitated'}, `)}${actsInLife ? 'the' : 'The'} Trust Protector may remove a Trustee with or without cause, may appoint a successor other than the Trust Protector, and may amend the administrative provisions of this instrument to carry out its purposes after a change in the law, but may not change a Beneficiary or a Share.`,
    ),
    para(
      p`The Trust Protector shall act in good faith and in a fiduciary capacity, has no duty to monitor the Trustee, may resign at any time, may designate a successor in writing, and is entitled to reimbursement of reasonable expenses.`,
    ),
  ],
});

export const compensation = clause({
  id: 'trustees.compensation',
  heading: 'Compensation and Expenses',
  source: own('Uniform Trust Code 708 and 709'),
  facts: [offices.compensation, trust.governingState, makers],
  body: (facts) => [
    para(
      p`${payWords(facts)} Every Trustee is entitled to reimbursement from the Trust Property of expenses properly incurred, and a Trustee who also renders professional services to the Trust may charge for them at customary rates.${opt(facts.makers.actsInLife, ` ${capitalised(facts.makers.any)} shall receive no compensation for serving as trustee.`)}`,
    ),
  ],
});

const payWords = ({
  compensation: pay,
  governingState,
}: FactsOf<[typeof offices.compensation, typeof trust.governingState]>): Prose => {
  switch (pay.kind) {
    case 'reasonable':
      return p`A Trustee is entitled to reasonable compensation, considering the size and complexity of the Trust, the time spent, and what is customary where the Trust is administered.`;
    case 'none':
      return p`A Trustee who is a natural person shall serve without compensation. A corporate Trustee is entitled to the fees in its published schedule, if reasonable.`;
    case 'stateStatute':
      return p`A Trustee is entitled to the compensation that the statutes of ${printedState(governingState)} provide, and if they fix no rate, to compensation that is reasonable under the circumstances.`;
    case 'fixed':
      return p`A Trustee is entitled to a fixed fee of ${given(formatMoney(pay.feeInCents))} for each full year of service, divided among co-Trustees and prorated for part of a year.`;
  }
};

export const bond = clause({
  id: 'trustees.bond',
  heading: 'Bond and Court Supervision',
  source: own('Uniform Trust Code 201 and 702'),
  facts: [trust.bondRequired, makers],
  body: ({ bondRequired, makers: { any } }) => [
    para(
      p`${bondRequired ? `Every Trustee, other than ${any} or a corporate Trustee, shall give a bond before taking office, with sureties, in an amount sufficient to secure the Trust Property, at the expense of the Trust.` : 'The Trustee is not required to give a bond or other security in any jurisdiction, unless a court finds one needed to protect a Beneficiary.'} The Trust shall be administered free of continuing court supervision, but the Trustee or any Beneficiary may petition a court for instructions or relief.`,
    ),
  ],
});
