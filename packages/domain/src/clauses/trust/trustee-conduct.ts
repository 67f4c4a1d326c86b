import { clause } from '#assembly/clause.ts';
import { list, opt, p, para } from '#assembly/prose.ts';
import { own } from '#assembly/source.ts';
import { wordsOfStates } from '#clauses/trust/words-of-states.ts';
import { makers } from '#derived/makers.ts';

export const accounting = clause({
  id: 'trustees.accounting',
  heading: 'Records and Accounting',
  source: own('Uniform Trust Code 810, 813 and 1005'),
  facts: [makers],
  body: ({ makers: { all, any, that, actsInLife } }) => [
    para(
      p`The Trustee shall keep adequate records and shall keep the Trust Property separate from other property.${opt(actsInLife, ` While the Trust is revocable, the Trustee shall account only to ${all}, or while ${any} is Incapacitated, to the agent or guardian of ${that}, if one is serving.`)}`,
    ),
    para(
      p`After the death of ${any}, the Trustee shall give the notices that the law requires, and shall send to each Beneficiary then entitled to receive income or principal, at least annually and when the Trust terminates or the Trustee ceases to serve, a report of the Trust Property, the receipts and disbursements, and the compensation of the Trustee. A claim on a matter that a report adequately disclosed is barred when the governing law says so, after the notice and the period that it prescribes. No accounting to a court is required unless the court orders it.`,
    ),
  ],
});

/** Whoever comes after a beneficiary for life learns of the trust in time to object. */
export const reportsToNext = clause({
  id: 'trustees.reportsToNext',
  heading: 'Reports to Those Next in Line',
  source: own('Uniform Trust Code 103(13), 303 and 813(b)(3)'),
  refers: ['trustees.accounting'],
  body: (_, { ref }) => [
    para(
      p`While a trust that no one may revoke holds property for the life of a person, or until a right to live in a Residence ends, the Trustee shall inform also those who would receive the property if that interest then ended. Within sixty days after such a trust begins, or earlier if the governing law so requires, the Trustee shall give each of them written notice of it, of the name and address of the Trustee, and of the right to ask for a copy of its terms, and shall then send to each of them, at least annually, the report that ${ref('trustees.accounting')} describes. What is meant for a minor, or for another person who cannot manage property, goes to a parent, a guardian, or another lawful representative who has no conflict of interest.`,
    ),
  ],
});

export const duties = clause({
  id: 'trustees.duties',
  heading: 'Duties of the Trustee',
  source: own('Uniform Trust Code 801 to 804, 806, 809, 811, 813 and 814(a)'),
  body: () => [
    para(p`The Trustee shall:`),
    list([
      p`administer the Trust in good faith, in accordance with its terms and purposes and the interests of the Beneficiaries;`,
      p`act with undivided loyalty, and enter into no transaction affected by a conflict between fiduciary and personal interests, unless this instrument or a court authorizes it or every affected Beneficiary consents after full disclosure;`,
      p`act impartially among two or more Beneficiaries, giving due regard to their respective interests;`,
      p`exercise the reasonable care, skill, and caution of a prudent person, and use any special skills that the Trustee has;`,
      p`take control of and protect the Trust Property, enforce claims of the Trust, and defend claims against it; and`,
      p`keep the Beneficiaries who are entitled to information reasonably informed about the administration of the Trust.`,
    ]),
    para(
      p`The Trustee shall exercise every discretionary power in good faith and in accordance with the terms and purposes of the Trust and the interests of the Beneficiaries, even if the discretion is called sole or absolute.`,
    ),
  ],
});

export const liability = clause({
  id: 'trustees.liability',
  heading: 'Liability of the Trustee',
  source: own('Uniform Trust Code 812, 1008 and 1010'),
  facts: [makers],
  mayRefer: ['life.control'],
  body: ({ makers: theMakers }, { law, refIf, has }) => {
    const ofState = wordsOfStates(law === undefined ? [] : [law], { what: 'liabilityOfTrustee', makers: theMakers });
    return [
      ...ofState,
      ...(ofState.length > 0 && has('life.control')
        ? [para(p`What this Section says does not limit ${refIf('life.control')} while the Trust is revocable.`)]
        : []),
      para(
        p`${opt(ofState.length === 0, 'A Trustee who is a natural person is liable for a breach of trust committed in bad faith, intentionally, or with reckless indifference to the interests of the Beneficiaries, and for gross negligence, but not for a good faith error of judgment. ')}A successor Trustee has no duty to examine the acts of a predecessor, and is liable for a predecessor’s breach of trust only if the successor Trustee has actual knowledge of it and fails to take reasonable steps to redress it. The Trustee is not personally liable on contracts properly entered into for the Trust, and shall be indemnified from the Trust Property against liability that does not arise from a breach of trust.`,
      ),
    ];
  },
});

export const reliance = clause({
  id: 'trustees.reliance',
  heading: 'Reliance by Third Parties',
  source: own('Uniform Trust Code 1012'),
  mayRefer: ['general.certification'],
  body: (_, { refIf }) => [
    para(
      p`A person who deals with the Trustee in good faith and for value need not inquire into the extent of the powers of the Trustee or the propriety of their exercise, and need not see to the application of money or property delivered to the Trustee. That person ${refIf('general.certification', (section) => p`may rely on a certification under ${section}, and `)}is protected until receiving written notice that the Trust has been revoked or amended or that the Trustee no longer serves.`,
    ),
  ],
});
