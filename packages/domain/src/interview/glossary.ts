/** A legal word in plain words; `cues` finds it in a question. */
export interface GlossaryEntry {
  readonly id: string;
  readonly cues: RegExp;
  readonly meaning: string;
}

/** Searched from the top: more particular terms stand before the general ones that they contain. */
export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'successor trustee',
    cues: /successor|back-?up trustee/u,
    meaning:
      'A successor trustee is the person who takes over and manages the trust when you no longer can, and who distributes it after your death.',
  },
  {
    id: 'contingent beneficiary',
    cues: /contingent|back-?up benef|alternate benef/u,
    meaning: 'A contingent beneficiary receives a share only if a beneficiary named before them dies before you.',
  },
  {
    id: 'heirs at law',
    cues: /heirs? at law|heirs?\b/u,
    meaning: 'Your heirs at law are the relatives who inherit under the law of your state when nobody is named.',
  },
  {
    id: 'distribution age',
    cues: /distribution age|what age|which age/u,
    meaning:
      'The distribution age is the age at which a beneficiary receives the share outright; until then the trustee manages it for them.',
  },
  {
    id: 'pour-over will',
    cues: /pour-? ?over/u,
    meaning: 'A pour-over will leaves everything that was never moved into your trust to the trust.',
  },
  {
    id: 'residue',
    cues: /residu/u,
    meaning: 'The residue is what is left after particular gifts, debts, taxes and costs.',
  },
  {
    id: 'probate',
    cues: /probate/u,
    meaning:
      'Probate is the court procedure that proves a will and passes on property. Property in a funded living trust does not have to go through it.',
  },
  {
    id: 'no-contest clause',
    cues: /no-? ?contest/u,
    meaning: 'A no-contest clause takes the share away from somebody who attacks the document in court and loses.',
  },
  { id: 'bond', cues: /\bbond\b/u, meaning: 'A bond is an insurance that pays if a trustee is dishonest.' },
  {
    id: 'per stirpes',
    cues: /per stirpes/u,
    meaning:
      'Per stirpes means that the children of a beneficiary who has died share what their parent would have received.',
  },
  {
    id: 'spendthrift clause',
    cues: /spendthrift/u,
    meaning: 'A spendthrift clause keeps a share from being sold, or taken by creditors, before it is paid out.',
  },
  {
    id: 'survival period',
    cues: /surviv|outlive/u,
    meaning: 'The survival period is the number of days by which a beneficiary must outlive you to receive a share.',
  },
  {
    id: 'executor',
    cues: /executor|executrix|personal representative/u,
    meaning: 'An executor collects what you own, pays what you owe and carries out your will.',
  },
  {
    id: 'guardian',
    cues: /guardian/u,
    meaning: 'A guardian is the adult who raises your children if both parents have died.',
  },
  {
    id: 'registered agent',
    cues: /registered agent/u,
    meaning: 'A registered agent accepts legal papers for a company at a street address in its state.',
  },
  {
    id: 'trust protector',
    cues: /protector/u,
    meaning: 'A trust protector may remove and replace trustees.',
  },
  {
    id: 'incapacity',
    cues: /incapaci/u,
    meaning: 'Incapacity means that a person can no longer manage their own affairs, for example after a stroke.',
  },
  {
    id: 'grantor',
    cues: /grantor|settlor|trustor/u,
    meaning: 'The grantor is the person who makes the trust: you.',
  },
  {
    id: 'irrevocable',
    cues: /irrevocable/u,
    meaning: 'An irrevocable trust cannot simply be changed or taken back once it is made.',
  },
  {
    id: 'revocable living trust',
    cues: /living trust|revocable/u,
    meaning:
      'A revocable living trust holds your property while you live, under your control, and passes it on after your death without probate.',
  },
  {
    id: 'special needs trust',
    cues: /special needs/u,
    meaning: 'A special needs trust helps a person with a disability without ending benefits such as SSI or Medicaid.',
  },
  {
    id: 'beneficiary',
    cues: /beneficiar/u,
    meaning: 'A beneficiary is a person or organization that receives a share of the trust.',
  },
  {
    id: 'asset',
    cues: /\bassets?\b/u,
    meaning: 'An asset is anything you own: a house, bank accounts, investments, vehicles, a business, valuables.',
  },
  {
    id: 'trustee',
    cues: /trustee|that person do|this person do|(?:they|he|she) (?:actually )?(?:have to )?do\b/u,
    meaning:
      'A trustee manages the trust property for the beneficiaries. You usually serve first; your successor trustee takes over later.',
  },
  {
    id: 'trust',
    cues: /\btrusts?\b/u,
    meaning: 'A trust is an arrangement in which a trustee holds property for the people you name.',
  },
];
