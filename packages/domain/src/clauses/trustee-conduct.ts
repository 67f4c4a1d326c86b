import { clause } from '#assembly/clause.ts';
import { list, p, para, ref } from '#assembly/prose.ts';

export const accounting = clause({
  id: 'trustees.accounting',
  heading: 'Records and Accounting',
  body: () => [
    para(
      p`The Trustee keeps clear records and keeps the Trust Property apart from other property. While the Trust is revocable, the Trustee accounts to the Grantor alone, or while the Grantor is Incapacitated, to the agent or guardian of the Grantor, if one is serving.`,
    ),
    para(
      p`After the death of the Grantor, the Trustee gives the notices that the law requires, and sends to each Beneficiary then entitled to receive income or principal, at least once a year and when the Trust or the office ends, a report of the Trust Property, of receipts and payments, and of the compensation of the Trustee. A Beneficiary who does not object in writing within one year after receiving a report that discloses a matter adequately is bound by it. An accounting to a court is not required unless the court orders it.`,
    ),
  ],
});

export const duties = clause({
  id: 'trustees.duties',
  heading: 'Duties of the Trustee',
  body: () => [
    para(p`The Trustee shall:`),
    list([
      p`administer the Trust in good faith, in accordance with its terms and purposes and the interests of those entitled to it;`,
      p`be loyal, and enter into no transaction that is affected by a conflict between fiduciary and personal interests, unless this instrument, a court, or all persons concerned who have been fully informed allow it;`,
      p`act impartially where there are two or more Beneficiaries;`,
      p`use the care, skill, and caution of a prudent person, and any special skills that the Trustee has;`,
      p`take control of the Trust Property, protect it, enforce its claims, and defend it; and`,
      p`keep those entitled to information reasonably informed.`,
    ]),
    para(
      p`Where this instrument gives discretion, the Trustee exercises it in good faith and with regard to the purposes of the Trust, even where the discretion is called sole or absolute.`,
    ),
  ],
});

export const liability = clause({
  id: 'trustees.liability',
  heading: 'Liability of the Trustee',
  body: () => [
    para(
      p`A Trustee who is a natural person is liable for a breach of trust committed in bad faith, intentionally, or with reckless indifference to the interests of those entitled, and for gross negligence, but not for an honest error of judgment. A successor Trustee has no duty to examine the acts of a predecessor, and is liable for them only on actual knowledge of a breach that was left uncorrected. The Trustee is not personally liable on contracts properly made for the Trust, and is indemnified from the Trust Property for liability that is not due to a breach of trust.`,
    ),
  ],
});

export const reliance = clause({
  id: 'trustees.reliance',
  heading: 'Reliance by Third Parties',
  body: () => [
    para(
      p`A person who deals with the Trustee in good faith and for value need not inquire into the power of the Trustee or the way it is exercised, and need not see to the application of money or property delivered to the Trustee. Such a person may rely on a certification under ${ref('general.certification')}, and is protected until given written notice that the Trust has been revoked or amended or that the Trustee no longer serves.`,
    ),
  ],
});
