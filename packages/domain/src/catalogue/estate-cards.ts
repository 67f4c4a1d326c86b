import type { Card } from '#document-type/card.ts';

/** Deeds, wills, incapacity papers and specialty documents of the catalogue. */
export const estateCards: readonly Card[] = [
  {
    id: 'lady-bird-deed',
    name: 'Lady Bird Deed',
    description:
      'An enhanced life estate deed: you keep the home and every power over it; it passes at your death without probate.',
    category: 'Property Transfer Tools',
    benefits: [
      'Keeps your right to sell or mortgage',
      'Passes without probate',
      'Revocable while you live',
      'Only where state law allows it',
    ],
    badges: ['Life Estate', 'No Probate', 'Retained Powers', 'FL, MI, TX and More'],
  },
  {
    id: 'transfer-on-death-deed',
    name: 'Transfer on Death Deed',
    description: 'A recorded, revocable deed that names who takes your real property at your death.',
    category: 'Property Transfer Tools',
    benefits: [
      'Passes real property without probate',
      'Changes nothing while you live',
      'Revocable at any time',
      'Follows the statute of the state',
    ],
    badges: ['Recorded Deed', 'Revocable', 'No Probate', 'Statutory Form'],
  },
  {
    id: 'blind-trust',
    name: 'Blind Trust',
    description: 'A trust whose independent trustee manages your holdings without telling you what they are.',
    category: 'Specialty Documents',
    benefits: [
      'Independent trustee with full power',
      'No communication on holdings',
      'Rules for taking and leaving office',
      'Points to the federal model where required',
    ],
    badges: ['Independent Trustee', 'Ethics', 'No Communication', 'Public Office'],
  },
  {
    id: 'qprt',
    name: 'Qualified Personal Residence Trust',
    description: 'You give your home to your family and keep the right to live in it for a term of years.',
    category: 'Specialty Documents',
    benefits: [
      'Freezes the gift at a discounted value',
      'You live there rent-free during the term',
      'All clauses of the regulation',
      'Lease terms for afterwards',
    ],
    badges: ['IRC 2702', 'Residence', 'Term of Years', 'Gift Planning'],
  },
  {
    id: 'private-membership-association',
    name: 'Private Membership Association',
    description: 'Constitution, bylaws and membership agreement of an unincorporated nonprofit association.',
    category: 'Specialty Documents',
    benefits: [
      'Clear rules for members and board',
      'Privacy of records',
      'Dues and finances in order',
      'Says plainly which laws still apply',
    ],
    badges: ['Association', 'Bylaws', 'Members', 'Honest Limits'],
  },
  {
    id: 'healthcare-directive',
    name: 'Health Care Directive',
    description: 'Names a health care agent and says which treatment you want and do not want.',
    category: 'Incapacity Documents',
    benefits: [
      'Your agent speaks for you',
      'Your wishes on life support',
      'Organ donation and comfort care',
      'Witness rules of your state',
    ],
    badges: ['Health Care Agent', 'Living Will', 'State Rules', 'Revocable'],
  },
  {
    id: 'hipaa-authorization',
    name: 'HIPAA Authorization',
    description: 'Lets the people you name receive your medical information.',
    category: 'Incapacity Documents',
    benefits: [
      'All elements that federal law requires',
      'You choose who and what',
      'Ends when you say',
      'Works beside your directive',
    ],
    badges: ['45 CFR 164.508', 'Privacy', 'Revocable', 'Plain Language'],
  },
  {
    id: 'vortex-banking-system',
    name: 'Vortex Banking System',
    description:
      'An irrevocable family trust that owns life insurance, with a written policy-loan plan. It is not a bank.',
    category: 'Vortex Banking Systems',
    benefits: [
      'Trust-owned life insurance',
      'Written policy-loan rules',
      'Documented family loans',
      'Withdrawal rights with notices',
    ],
    badges: ['Family Trust', 'Policy Loans', 'Not a Bank', 'Irrevocable'],
  },
  {
    id: 'titanium-vault-trust',
    name: 'Titanium Vault Trust',
    description:
      'An irrevocable discretionary spendthrift trust, or a statutory asset protection trust where the law allows it.',
    category: 'Vortex Banking Systems',
    benefits: [
      "Distributions at the trustee's discretion",
      'Spendthrift protection for beneficiaries',
      'Statutory form in permitting states',
      'Says plainly what it cannot do',
    ],
    badges: ['Irrevocable', 'Spendthrift', 'Discretionary', 'Honest Limits'],
  },
  {
    id: 'private-banking-life-insurance',
    name: 'Private Banking Life Insurance',
    description: "An owner's policy-loan plan and estate coordination agreement for your life insurance policies.",
    category: 'Vortex Banking Systems',
    benefits: [
      'Rules for borrowing and repaying',
      'Beneficiary designations coordinated',
      'Collateral assignment form',
      'Option to move the policy into a trust',
    ],
    badges: ['Policy Loans', 'Coordination', 'Beneficiaries', 'Not a Bank'],
  },
];
