import { clause } from '#assembly/clause.ts';
import { define, given, list, opt, p, para, party, ref, series } from '#assembly/prose.ts';
import { printedState } from '#assembly/printed-facts.ts';
import { formatMoney } from '#kit/money.ts';
import { isSamePerson } from '#facts/same-person.ts';
import type { HasProtector, HasTrustees, HasTrusteeTerms } from '#clauses/clause-facts.ts';
import type { Prose } from '#assembly/draft.ts';

export const initialTrustees = clause<HasTrustees>({
  id: 'trustees.initial',
  heading: 'Initial Trustee',
  body: ({ initialTrustees: named, grantorName }) => [
    para(
      p`The office of initial trustee is held by ${series(named.map(({ name }) => (isSamePerson(name, grantorName) ? p`the Grantor (${party('trustee', name)})` : [party('trustee', name)])))}, from the signing of this instrument. ${opt(named.length > 1, 'If one of them ceases to serve, those who remain continue to serve without a successor until the last of them ceases to serve. ')}A Trustee serves until death, resignation, removal, or Incapacity.`,
    ),
  ],
});

export const succession = clause<HasTrustees>({
  id: 'trustees.succession',
  heading: 'Successor Trustees',
  body: ({ successorTrustees: named }) => [
    para(
      named.length === 1
        ? p`When no initial trustee is serving, the following person becomes successor Trustee:`
        : p`When no initial trustee is serving, the first of the following who is willing and able to act becomes successor Trustee, and each later one in the order named when those before have failed or ceased to serve:`,
    ),
    list(
      named.map(
        ({ name, relationship }) =>
          p`${party('successorTrustee', name)}${opt(relationship !== undefined, () => p` (${given(relationship ?? '')})`)}.`,
      ),
    ),
    para(
      p`A successor Trustee takes office by a signed acceptance, without an order of a court and without a conveyance, and has every title, power, and duty of the office. The fact that no one named earlier is serving is shown by a certificate of death, by a written resignation or refusal, by a determination under ${ref('life.incapacity')}, or by a statement of the successor Trustee under penalties of perjury.`,
    ),
  ],
});

export const vacancy = clause<HasProtector>({
  id: 'trustees.vacancy',
  heading: 'If No Named Trustee Can Serve',
  body: ({ trustProtector }) => [
    para(
      p`If the office of Trustee is vacant and no one named in this instrument is willing and able to act, a successor Trustee is appointed by signed writing, in this order: by the Grantor, if able to act; ${opt(trustProtector !== undefined, 'by the person named as protector of the Trust; ')}by the last serving Trustee; or by a majority in interest of the adult Beneficiaries then entitled to receive income or principal, a parent or guardian acting for a minor. If no appointment is made within sixty days, a court of competent jurisdiction appoints the successor on the petition of any interested person.`,
    ),
    para(
      p`A trustee so appointed may be a natural person of full age or a corporation with power to administer trusts. The Trust does not fail for want of a trustee.`,
    ),
  ],
});

export const acting = clause<Pick<HasTrustees, 'coTrusteesActJointly'>>({
  id: 'trustees.acting',
  heading: 'Co-Trustees',
  body: ({ coTrusteesActJointly }) => [
    para(
      coTrusteesActJointly
        ? p`If two Trustees serve, they act together; if more than two serve, they act by majority. A Trustee who dissents in writing is not liable for the act of the others.`
        : p`If two or more Trustees serve, each of them may act alone and bind the Trust, and a third party may rely on the signature of any one of them. Each keeps the others informed of what is done.`,
    ),
    para(
      p`A Trustee may delegate to another, by a writing that may be withdrawn at any time, the performance of acts that a prudent person would delegate. Each Trustee takes reasonable care to keep another from committing a serious breach of trust and to have one set right. When a Trustee cannot be reached and prompt action is needed, the others may act.`,
    ),
  ],
});

export const resignation = clause({
  id: 'trustees.resignation',
  heading: 'Resignation',
  body: () => [
    para(
      p`A Trustee may resign by signed writing, with thirty days’ notice to the Grantor, if living and able to act, and otherwise to the other Trustees and to the adult Beneficiaries then entitled to receive income or principal. A Trustee who ceases to serve delivers the Trust Property and the records promptly, and keeps the duty and the power to protect the Trust Property until a successor has it.`,
    ),
  ],
});

export const removal = clause<HasProtector>({
  id: 'trustees.removal',
  heading: 'Removal',
  body: ({ trustProtector }) => [
    para(
      p`The Grantor may remove and replace a Trustee at any time, with or without cause, by signed writing. When the Grantor has died or is Incapacitated, ${opt(trustProtector !== undefined, () => p`the power to remove belongs first to the person named in ${ref('trustees.protector')}, and `)}a majority in interest of the adult Beneficiaries then entitled to receive income or principal may remove a Trustee for good cause, and at any time may replace a corporate Trustee by another. A court may remove a Trustee as the law provides. Removal takes effect when the next named successor, or one appointed under ${ref('trustees.vacancy')}, accepts the office.`,
    ),
  ],
});

export const protector = clause<HasProtector>({
  id: 'trustees.protector',
  heading: 'Trust Protector',
  body: ({ trustProtector }) => [
    para(
      p`${party('trustProtector', trustProtector?.name ?? '')} is the ${define('protector')}. After the death of the Grantor, or while the Grantor is Incapacitated, the Trust Protector may remove a Trustee with or without cause and may appoint another, but not the Trust Protector, and may bring an arrangement of the Trust into line with a change of law that would defeat its purposes, without changing who receives it or in what Share.`,
    ),
    para(
      p`The Trust Protector acts in good faith and in a fiduciary capacity, has no duty to watch over the Trustee, may resign at any time, may name a successor in writing, and is reimbursed for reasonable expenses.`,
    ),
  ],
});

export const compensation = clause<Pick<HasTrusteeTerms, 'compensation' | 'governingState'>>({
  id: 'trustees.compensation',
  heading: 'Compensation and Expenses',
  body: (facts) => [
    para(
      p`${payWords(facts)} Every Trustee is reimbursed from the Trust Property for reasonable expenses of the office, and a Trustee who also renders professional services to the Trust may charge for them at usual rates. The Grantor receives no compensation for serving as trustee.`,
    ),
  ],
});

const payWords = ({
  compensation: pay,
  governingState,
}: Pick<HasTrusteeTerms, 'compensation' | 'governingState'>): Prose => {
  switch (pay.kind) {
    case 'reasonable':
      return p`A Trustee is entitled to reasonable compensation, having regard to the size and difficulty of the Trust, the time spent, and what is customary where the Trust is administered.`;
    case 'none':
      return p`A Trustee who is a natural person serves without compensation. A corporate Trustee is entitled to its published fee, if that is reasonable.`;
    case 'stateStatute':
      return p`A Trustee is entitled to the compensation that the statutes of ${printedState(governingState)} provide, and where they fix no rate, to what is reasonable under them.`;
    case 'fixed':
      return p`A Trustee is entitled to a fixed fee of ${given(formatMoney(pay.feeInCents))} for each full year of service, divided among those who serve together, and in proportion for part of a year.`;
  }
};

export const bond = clause<Pick<HasTrusteeTerms, 'bondRequired'>>({
  id: 'trustees.bond',
  heading: 'Bond and Court Supervision',
  body: ({ bondRequired }) => [
    para(
      p`${bondRequired ? 'Every Trustee other than the Grantor and other than a corporate Trustee gives a bond, with sureties, in an amount that secures the Trust Property, before taking office, at the expense of the Trust.' : 'The Trustee is not required to give a bond or other security in any jurisdiction, unless a court finds one needed to protect a Beneficiary.'} The Trust is administered free from the continuing supervision of any court, but the Trustee or any Beneficiary may ask a court for instructions or relief.`,
    ),
  ],
});
