import { regulation, usCode } from '#content/strategies/cite.ts';
import type { StrategyText } from '#content/strategies/strategy.ts';

export const pourOverWillAndIncapacityDocuments: StrategyText = {
  description: [
    'A living trust governs only what was moved into it. Four short documents cover the rest. The pour-over will sends everything that was left outside to the trustee of your trust, and it is the place to name guardians for minor children. The durable power of attorney lets someone you choose handle money matters outside the trust while you cannot. The health care directive names the person who speaks for you and says which treatment you want. The HIPAA authorization allows doctors to talk to the people you list.',
    'Together they answer the two questions that a trust alone leaves open: who acts for you while you are alive but unable, and what happens to the account that you forgot. They cost little, most adults can complete them in a few days, and all of them can be revoked while you have capacity. What they demand is care with signatures. They are among the documents that the law still wants on paper, signed in front of the right people.',
  ],
  benefits: [
    {
      name: 'No guardianship in court',
      text: 'With an agent for money and one for health, a family rarely has to ask a judge to appoint somebody.',
    },
    {
      name: 'One set of instructions',
      text: 'What the will catches follows the shares in your trust, so an old account cannot upset the plan.',
    },
    {
      name: 'Guardians for children',
      text: 'A nomination in a will is what most courts look at first when both parents are gone.',
    },
    {
      name: 'Doctors who may speak',
      text: 'A written authorization removes the hesitation at the hospital desk, also before you are incapacitated.',
    },
  ],
  commonUses: [
    'Everyone with a living trust: the will that goes with it is signed on the same day, after the trust.',
    'Parents of minor children, whether or not there is much property.',
    'Adult children leaving for college, whose parents lose the right to information at 18.',
    'Unmarried partners, who have no standing to decide for each other without these papers.',
    'Anyone facing surgery or a diagnosis that may take away the power to decide.',
  ],
  legalRequirements: [
    {
      name: 'Will formalities',
      text: 'Almost every state asks for a writing, your signature and two adult witnesses who have nothing to gain (Uniform Probate Code § 2-502). A self-proving affidavit before a notary saves the witnesses a trip to court (§ 2-504). Louisiana has rules of its own.',
    },
    {
      name: 'A trust to pour into',
      text: 'The will must identify the trust. Under the Uniform Testamentary Additions to Trusts Act (UPC § 2-511) the trust may be signed before, with or after the will, and later amendments count; signing it first avoids every argument.',
    },
    {
      name: 'Powers that need express words',
      text: 'Under the Uniform Power of Attorney Act § 201(a) an agent may make gifts, change your trust or change beneficiaries only if the document says so expressly. Several states want initials beside each. Florida allows no power that begins only with incapacity (Fla. Stat. § 709.2108).',
    },
    {
      name: 'Health care witnesses',
      text: 'Most states want two witnesses or a notary, and usually bar the agent and your care providers from signing as one.',
    },
    {
      name: 'HIPAA content',
      text: 'An authorization needs the core elements and statements of 45 C.F.R. § 164.508(c): what information, by whom, to whom, why, until when, your signature, and the right to revoke.',
    },
    {
      name: 'Ink, as a rule',
      text: 'The federal E-SIGN Act does not cover wills and testamentary trusts (15 U.S.C. § 7003). Some states have electronic will laws; unless yours does and you follow it exactly, print and sign.',
    },
  ],
  tips: [
    'Name two successors for every role. The first choice may be ill on the same day.',
    'Ask people before you name them, and tell them where the originals are kept.',
    'Use your state’s statutory form for the power of attorney where there is one; banks know it and the law protects those who accept it.',
    'Give the health care directive to your doctor and to the agent now, and keep a picture of it on your phone.',
    'Check beneficiary forms of retirement accounts and insurance in the same week; no will overrides them.',
    'Review everything every three to five years, and after a move to another state, a birth, a death, a marriage or a divorce.',
  ],
  considerations: [
    {
      name: 'The will still meets the court',
      text: 'What it catches goes through probate before it reaches the trust. It is a safety net, not a substitute for funding the trust.',
    },
    {
      name: 'An agent has real power',
      text: 'A dishonest agent can empty an account. Ask for records, name a second person to receive them, and leave gift powers out unless you need them.',
    },
    {
      name: 'Some offices have their own rules',
      text: 'Social Security appoints a representative payee and does not accept powers of attorney for managing benefits; the IRS prefers Form 2848.',
    },
    {
      name: 'Medical orders are different',
      text: 'A POLST or do-not-resuscitate order is signed with a doctor. A directive does not replace it for an ambulance crew.',
    },
  ],
  bestStates: [
    {
      name: 'California',
      text: 'Complete statutory forms for money (Prob. Code § 4401) and health (§ 4701), each with the choice of a notary or two witnesses for health care.',
    },
    {
      name: 'Texas',
      text: 'A statutory durable power of attorney in plain words (Estates Code § 752.051), updated in 2017.',
    },
    {
      name: 'New York',
      text: 'A statutory form (Gen. Oblig. Law § 5-1513) with penalties for a bank that refuses it without good reason.',
    },
  ],
  sources: [
    regulation(45, '164.508', 'HIPAA authorizations'),
    usCode(15, '7003', 'what E-SIGN leaves out'),
    usCode(42, '1395cc', 'Patient Self-Determination Act, subsection (f)'),
    { label: 'Uniform Probate Code §§ 2-502, 2-504, 2-511; Uniform Power of Attorney Act §§ 104 to 120, 201, 301' },
    {
      label: 'IRS Form 2848, Power of Attorney and Declaration of Representative',
      url: 'https://www.irs.gov/forms-pubs/about-form-2848',
    },
    { label: 'Social Security Administration, Representative Payee Program', url: 'https://www.ssa.gov/payee/' },
    { label: 'Florida Statutes chapter 709', url: 'https://www.flsenate.gov/Laws/Statutes/2025/Chapter709' },
  ],
};
