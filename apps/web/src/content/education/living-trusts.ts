import { explainedTypes } from '@evergrant/domain/catalogue/explained-types.ts';
import type { EducationPage } from '#content/education/education-page.ts';
import { whatItCosts } from '#content/education/what-it-costs.ts';

const costs = whatItCosts(explainedTypes.livingTrust.id);

/** What a revocable living trust is and is not. */
export const livingTrusts: EducationPage = {
  path: '/living-trusts',
  typeId: explainedTypes.livingTrust.id,
  name: 'Living Trusts',
  description:
    'What a revocable living trust does, step by step: benefits, limits, who it suits, what happens after signing, and what it costs.',
  lead: 'A living trust holds your property while you live, under your own control. After your death it passes what it holds to the people you chose, without probate court. You can change it or end it whenever you like.',
  atAGlance: [
    { title: 'Can you change it?', text: 'Yes, at any time, as long as you are able to decide.' },
    { title: 'Who is in charge?', text: 'You, until you fall ill or die. Then the successor you named.' },
    { title: 'Does it avoid probate?', text: 'Yes, for what you have moved into it. Not for the rest.' },
    { title: 'Does it protect from creditors?', text: 'No. What you can take back, they can reach.' },
  ],
  whatItIs: [
    'A living trust is a written document in which you, the grantor, place property in the hands of a trustee, who holds it by the rules that you set. In a revocable living trust you usually fill every role at first: you make the trust, you are its trustee, and it is there for your own use.',
    'Day to day, little changes. You live in your home, use your accounts and file your taxes as before, under your own Social Security number. What changes is the name on the title: from you, to you as trustee of your trust.',
    'If you can no longer manage your affairs, your successor trustee takes over without asking a court. When you die, the same person pays what is owed and hands the rest to those you named.',
  ],
  people: [
    { title: 'Grantor', text: 'The person who makes the trust: you. Some states say settlor or trustor.' },
    { title: 'Trustee', text: 'Whoever holds and manages the property. At first that is usually you.' },
    {
      title: 'Successor trustee',
      text: 'The person or trust company that takes over when you no longer can. Name a second one in reserve.',
    },
    { title: 'Beneficiaries', text: 'Those who receive: you while you live, then the people or charities you name.' },
  ],
  steps: [
    { title: 'Decide', text: 'Who receives what, at which age, and who takes over if you cannot go on.' },
    {
      title: 'Make the document',
      text: 'It names the people, the property and the rules, under the law of your state.',
    },
    {
      title: 'Sign it',
      text: 'Most states ask for no particular form. Florida, New York, Louisiana and Delaware have rules of their own. A notary is wise everywhere.',
    },
    {
      title: 'Move property into it',
      text: 'New deeds, new account titles. This step is called funding. Without it the trust stays empty.',
    },
    { title: 'Keep it true', text: 'Review the plan every 3 to 5 years and after every large change in your life.' },
    {
      title: 'Pass it on',
      text: 'Your successor trustee pays debts and taxes and distributes the rest by your rules.',
    },
  ],
  benefits: [
    {
      title: 'No probate for what it holds',
      text: 'Property that is titled in the trust passes without the court procedure for wills. That usually saves time, and in many states money.',
    },
    {
      title: 'A plan for illness',
      text: 'Your successor trustee can pay your bills and look after your home if you cannot, without a court having to appoint somebody.',
    },
    {
      title: 'You stay in charge',
      text: 'You may change the trust, take property out or end it while you are able to decide.',
    },
    {
      title: 'More privacy',
      text: 'A will becomes a public record in probate. A living trust is usually not filed with a court.',
    },
    {
      title: 'One plan for several states',
      text: 'Land in another state would need a second probate there. Once it is deeded to the trust it does not.',
    },
    {
      title: 'Care for the young',
      text: 'A child’s share can stay with the trustee until an age that you choose, and be spent for school and health until then.',
    },
  ],
  limits: [
    {
      title: 'It governs only what is in it',
      text: 'A house that was never deeded to the trust is not in the trust, whatever the document says.',
    },
    {
      title: 'No protection from your own creditors',
      text: 'While you can take the property back, your creditors can reach it. After your death it may be used for your debts.',
    },
    {
      title: 'No tax saving by itself',
      text: 'You pay income tax as before, and the property counts in your taxable estate. The federal estate tax begins above $15,000,000 a person in 2026; some states tax smaller estates.',
    },
    {
      title: 'No shelter from nursing home costs',
      text: 'Medicaid counts what you can take back as yours, and many states may claim repayment after death.',
    },
    {
      title: 'It does not replace everything',
      text: 'Guardians for children are named in a will. Money and health decisions outside the trust need powers of attorney and a health-care directive.',
    },
    {
      title: 'It can be disputed',
      text: 'Like a will, it can be attacked in court, for example because the maker did not understand it or was put under pressure.',
    },
  ],
  comparison: {
    title: 'A living trust, a will, or nothing',
    intro: 'Many people have both a trust and a short will that catches what was never moved into the trust.',
    columns: ['Living trust', 'Will alone', 'No plan'],
    rows: [
      {
        label: 'Takes effect',
        cells: ['At once, also while you are ill', 'At death', 'At death, by the law of your state'],
      },
      {
        label: 'Probate court',
        cells: ['Not for what it holds', 'Usually yes', 'Usually yes'],
      },
      {
        label: 'If you fall ill',
        cells: ['Your successor trustee manages what is in it', 'No help', 'A court may appoint a conservator'],
      },
      { label: 'Public record', cells: ['Usually not', 'Yes, once probate begins', 'Yes, in probate'] },
      { label: 'Guardian for children', cells: ['No: needs a will', 'Yes', 'A court decides'] },
      { label: 'Work after signing', cells: ['Titles have to be changed', 'Little', 'None'] },
      { label: 'Can be changed', cells: ['At any time', 'At any time', 'By making a plan'] },
    ],
  },
  suits: [
    'You own a home, or land in more than one state.',
    'You want somebody you trust to step in if you fall ill, without a court.',
    'Your children should receive their shares at an age that you choose.',
    'You would rather keep your family’s affairs out of public records.',
    'Probate is slow or costly where you live.',
  ],
  suitsNot: [
    'Nearly all you own passes by a named beneficiary or a joint title anyway.',
    'Your estate is small enough for your state’s simple procedure.',
    'You look for protection from creditors or from the cost of care. That is a different instrument.',
    'You will not change the titles. An empty trust helps nobody.',
    'You only want to name a guardian. A will does that.',
  ],
  afterSigning: {
    title: 'After signing: move your property in',
    intro:
      'Lawyers call it funding. It is the step that people forget, and the reason why many trusts fail. Your document ends with a list of what to do for each item.',
    points: [
      {
        title: 'Home and land',
        text: 'A new deed to yourself as trustee, recorded in the county. Ask first about title insurance, homestead and tax exemptions. Have a local attorney or title company prepare it.',
      },
      {
        title: 'Bank and brokerage accounts',
        text: 'Ask each institution to retitle the account. They want to see the trust, or a certification of it.',
      },
      {
        title: 'A business',
        text: 'Assign your share, after you have read what the company’s agreement says about transfers.',
      },
      { title: 'Household goods', text: 'One page of assignment covers furniture, art and jewelry.' },
      {
        title: 'Retirement accounts',
        text: 'Do not retitle an IRA, a 401(k) or a health savings account: that can be taxed as a withdrawal. Name beneficiaries instead, with advice.',
      },
      {
        title: 'Life insurance',
        text: 'You keep the policy. Decide whether people or the trust should be its beneficiary.',
      },
    ],
  },
  particular: {
    title: 'When to look at it again',
    intro:
      'A plan that was right once can be wrong today. Review it every 3 to 5 years, and sooner when something changes.',
    points: [
      { title: 'Family', text: 'A marriage, a divorce, a birth, a death, a child who comes of age, a falling-out.' },
      {
        title: 'Property',
        text: 'A house bought or sold, a business begun, an inheritance, an account opened in your own name.',
      },
      { title: 'Place', text: 'A move to another state. The trust stays valid, but property and tax rules change.' },
      { title: 'People', text: 'A successor trustee who has moved away, fallen ill, or no longer wants the office.' },
    ],
  },
  otherCosts:
    'Others may charge you for a notary, for preparing and recording a deed, and for an attorney’s review. Trustees who are not family usually ask for a yearly fee.',
  questions: [
    {
      question: 'How often should I review my plan?',
      answer:
        'Review the plan every 3 to 5 years, and after a marriage, divorce, birth, death, move, or a large change in what you own. Most reviews end with nothing to do.',
    },
    {
      question: 'Do I still need a will?',
      answer:
        'Usually yes: a short one. A pour-over will leaves to the trust whatever you never moved into it, and it is where parents name a guardian for minor children. What it catches goes through probate first.',
    },
    {
      question: 'Does a living trust avoid probate completely?',
      answer:
        'Only for property that is titled in the trust when you die, or that passes by a named beneficiary or joint title. Anything left in your own name may need probate.',
    },
    {
      question: 'Does it save taxes?',
      answer:
        'Not by itself. While you live, the trust’s income is your income. At death the property counts in your taxable estate and, in return, your heirs usually receive a new tax basis. The federal estate tax concerns estates above $15,000,000 a person in 2026; some states begin much lower.',
    },
    {
      question: 'Does it protect my home from nursing home costs?',
      answer:
        'No. Because you can take the home back, it counts as yours, and in many states Medicaid may claim repayment from it after your death. Ask an elder-law attorney before you move a home for this reason.',
    },
    {
      question: 'Can I be my own trustee?',
      answer:
        'Yes, and most people are. Name at least one successor who can take over, and a second in reserve. The same person should not be the only trustee and the only person who ever benefits.',
    },
    {
      question: 'Will the bank call my mortgage if I put the house in?',
      answer:
        'For a home of fewer than five units, federal law keeps a lender from calling the loan because you moved it into a trust of which you remain a beneficiary, as long as the right to live there is not handed over. Tell your lender and your insurer all the same. Other property needs a look at the loan papers.',
    },
    {
      question: 'How is a living trust signed?',
      answer:
        'Most states ask for no particular form. In Florida two witnesses sign with you; New York asks for an acknowledgment or two witnesses; Louisiana for a notary and two witnesses; Delaware for one disinterested or two credible witnesses. Your document says how it is signed in your state. Sign before a notary as well, because banks and title companies expect it.',
    },
    {
      question: 'What if I move to another state?',
      answer:
        'A trust that was valid where you made it stays valid. Have it reviewed anyway: marital property, taxes, powers of attorney and health-care forms differ.',
    },
    {
      question: 'Should an attorney look at it?',
      answer:
        'Yes. Have a licensed attorney in your state review the document before you sign it, above all with a business, a blended family, a beneficiary with a disability, property abroad, or an estate that may be taxed.',
    },
    {
      question: 'What does a living trust cost here?',
      answer: `${costs.availability} ${costs.price} ${costs.promise}`,
    },
  ],
  sources: [
    {
      name: 'Uniform Trust Code §§ 402, 505, 602, 1013',
      about: 'making, revoking, creditors, certification; adopted with changes by most states',
    },
    {
      name: '26 U.S.C. §§ 676, 1014, 2038',
      about: 'income, basis and estate of a person who can revoke a trust',
      url: 'https://www.law.cornell.edu/uscode/text/26/2038',
    },
    {
      name: '26 U.S.C. § 2010(c)',
      about: 'the basic exclusion, $15,000,000 for deaths in 2026',
      url: 'https://www.law.cornell.edu/uscode/text/26/2010',
    },
    {
      name: '12 U.S.C. § 1701j-3(d)(8)',
      about: 'mortgages and transfers into one’s own trust',
      url: 'https://www.law.cornell.edu/uscode/text/12/1701j-3',
    },
    {
      name: '42 U.S.C. § 1396p(b), (d)',
      about: 'Medicaid: recovery after death, and trusts that can be revoked',
      url: 'https://www.law.cornell.edu/uscode/text/42/1396p',
    },
    {
      name: 'Fla. Stat. § 736.0403; N.Y. EPTL 7-1.17; La. R.S. 9:1752; 12 Del. C. § 3545',
      about: 'states with signing rules of their own',
    },
  ],
  asOf: '2026-11-20',
};
