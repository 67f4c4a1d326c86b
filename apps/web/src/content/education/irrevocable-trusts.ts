import { explainedTypes } from '@evergrant/domain/catalogue/explained-types.ts';
import type { EducationPage } from '#content/education/education-page.ts';
import { whatItCosts } from '#content/education/what-it-costs.ts';

const costs = whatItCosts(explainedTypes.irrevocableTrust.id);

/** What an irrevocable trust is and is not, and its common kinds. */
export const irrevocableTrusts: EducationPage = {
  path: '/irrevocable-trusts',
  typeId: explainedTypes.irrevocableTrust.id,
  name: 'Irrevocable Trusts',
  description:
    'What an irrevocable trust does, step by step: kinds, benefits, risks, taxes, who it suits, and what happens after signing.',
  lead: 'An irrevocable trust is a gift that is meant to be final. What you put in is no longer yours, and you may never get it back. In return it can leave your taxable estate and stand apart from your later debts.',
  atAGlance: [
    { title: 'Can you change it?', text: 'Not alone, as a rule. At most with consents or a court.' },
    { title: 'Who is in charge?', text: 'A trustee who is not you, bound by the document.' },
    { title: 'Does it save estate tax?', text: 'It can, if you truly let go of the property.' },
    { title: 'Does it protect from creditors?', text: 'Not from debts that you have or can foresee today.' },
  ],
  whatItIs: [
    'You, the grantor, hand property to a trustee and give up the right to take it back. The trustee owns it for other people, the beneficiaries, and follows the document, not your later wishes.',
    'Giving up control is the price, and it is also what makes the trust work. Tax law and creditors look at what you kept. If you kept the income, the use of the house or the power to change your mind, the law treats the property as still yours.',
    'Because mistakes are hard to undo, no irrevocable trust should be signed before an attorney, and usually a tax adviser, has read it.',
  ],
  people: [
    { title: 'Grantor', text: 'The person who gives. After signing, the grantor mostly watches.' },
    { title: 'Independent trustee', text: 'A person or trust company that is not you and does not have to obey you.' },
    { title: 'Beneficiaries', text: 'Those for whom the trust exists: often children, grandchildren or a charity.' },
    {
      title: 'Trust protector',
      text: 'Optional. Somebody who may replace the trustee or make narrow changes that the document allows.',
    },
  ],
  steps: [
    {
      title: 'Take advice',
      text: 'Say what the trust is for. The purpose decides the kind, and the kind decides the taxes.',
    },
    {
      title: 'Choose the trustee',
      text: 'Somebody independent who keeps records and is not afraid to say no, to you as well.',
    },
    {
      title: 'Sign',
      text: 'Grantor and trustee sign, usually before a notary, by the rules of the state whose law governs.',
    },
    {
      title: 'Give it a number',
      text: 'Most irrevocable trusts get their own tax number from the IRS and their own bank account.',
    },
    {
      title: 'Transfer the property',
      text: 'Deeds, assignments, new titles. A gift tax return may be due by April 15 of the next year.',
    },
    {
      title: 'Let the trustee work',
      text: 'Records, notices, tax returns and payments by the rules of the document, every year.',
    },
  ],
  benefits: [
    {
      title: 'Out of your taxable estate',
      text: 'A completed gift, with no strings kept, is not counted when you die. Its later growth is not either.',
    },
    {
      title: 'Protection for those who receive',
      text: 'A spendthrift clause keeps most creditors of a beneficiary away until money is paid out. Child support and some government claims are usual exceptions.',
    },
    { title: 'Rules that hold', text: 'Nobody can talk you, or your heirs, out of the plan in a weak hour.' },
    {
      title: 'Care without handing over',
      text: 'A trustee can help people who should not, or cannot, manage money themselves.',
    },
    {
      title: 'Giving to charity and family',
      text: 'Some kinds pay your family first and a charity later, or the other way round.',
    },
    {
      title: 'Planning for long-term care',
      text: 'Property given away more than five years before you ask for Medicaid is, in most cases, not held against you. The rules differ by state.',
    },
  ],
  limits: [
    {
      title: 'You cannot take it back',
      text: 'Not if you need the money, not if your family changes, not if you quarrel with the trustee.',
    },
    {
      title: 'Strings bring it back into your estate',
      text: 'Keep the income, the use, or the power to decide who receives, and the property is taxed as if it were still yours.',
    },
    {
      title: 'Your heirs may pay more income tax later',
      text: 'What is not in your estate gets no new tax basis at your death. A sale can then be taxed on decades of gain.',
    },
    {
      title: 'Trust income is taxed steeply',
      text: 'A trust that pays its own tax reaches the highest federal bracket at about $16,000 of income a year.',
    },
    {
      title: 'No escape from debts you have',
      text: 'A transfer made to avoid creditors can be undone. In bankruptcy, a trust for yourself can be looked at for ten years.',
    },
    {
      title: 'Five years before Medicaid',
      text: 'A gift within 60 months before you ask for long-term care can delay your benefits.',
    },
    {
      title: 'It costs every year',
      text: 'Trustee, accounting, tax returns. A trust that is not run like one may be treated as if it did not exist.',
    },
    {
      title: 'No way out of income tax',
      text: 'Whoever sells a trust that makes your own income tax-free is selling what the IRS calls an abusive arrangement.',
    },
  ],
  comparison: {
    title: 'Revocable or irrevocable',
    intro: 'The question behind every row is the same: did you let go?',
    columns: ['Revocable living trust', 'Irrevocable trust'],
    rows: [
      { label: 'Changing your mind', cells: ['At any time', 'Not alone, as a rule'] },
      { label: 'Who manages', cells: ['Usually you', 'An independent trustee'] },
      {
        label: 'Your creditors',
        cells: ['Can reach it', 'Usually not, unless you kept an interest or gave to avoid them'],
      },
      { label: 'Your taxable estate', cells: ['Counted', 'Not counted, if no strings are kept'] },
      { label: 'Income tax', cells: ['Yours', 'The trust’s, the beneficiaries’ or yours, by its design'] },
      { label: 'New tax basis at your death', cells: ['Usually yes', 'Usually no, when outside your estate'] },
      { label: 'Medicaid', cells: ['Counts as yours', 'A gift, with a five-year look-back'] },
      { label: 'Yearly work', cells: ['Little', 'Records, notices, usually a tax return'] },
    ],
  },
  suits: [
    'Your estate may be taxed, federally or by your state.',
    'You can do without the property for the rest of your life.',
    'You want to give to people who should not receive a large sum at once.',
    'You hold life insurance that would push your estate over a tax line.',
    'You want to provide for a charity and keep an income for a time.',
  ],
  suitsNot: [
    'You may need the money or the house again.',
    'You want to stay in charge and decide case by case.',
    'You have debts or a claim against you that you hope to avoid.',
    'Your estate is far below any tax line. A living trust is simpler.',
    'You have nobody to serve as an independent trustee.',
  ],
  afterSigning: {
    title: 'After signing: run it like a trust',
    intro: 'An irrevocable trust lives by its paperwork. Each of these is a duty, not a formality.',
    points: [
      {
        title: 'Tax number',
        text: 'The trustee applies for an employer identification number, unless the trust’s design lets it use yours.',
      },
      {
        title: 'Own account',
        text: 'Trust money goes through the trust’s account only. Never pay a private bill from it.',
      },
      { title: 'Transfer and value', text: 'Deeds, assignments, titles. Land and business shares need an appraisal.' },
      {
        title: 'Gift tax return',
        text: 'Form 709 is due by April 15 of the following year when gifts exceed the annual exclusion, $19,000 for each person in 2026, or when they cannot be used at once.',
      },
      {
        title: 'Notices',
        text: 'Where beneficiaries may withdraw a gift for a time, they are told in writing each year. Keep the proof.',
      },
      {
        title: 'Yearly return',
        text: 'Form 1041 and a report to each beneficiary who was paid, if the trust is taxed on its own.',
      },
    ],
  },
  particular: {
    title: 'Common kinds',
    intro:
      'Irrevocable trust is a family name. These are its best-known members, each with the rule that most often trips people.',
    points: [
      {
        title: 'Life insurance trust',
        text: 'Owns a policy so that the proceeds stay out of your estate. If you hand over a policy that you already own and die within three years, the proceeds count after all.',
      },
      {
        title: 'Charitable remainder trust',
        text: 'Pays you or others for life or up to 20 years, then a charity. It must pay out at least 5% (and at most 50%) a year, and at least 10% of the starting value must be expected to reach the charity.',
      },
      {
        title: 'Charitable lead trust',
        text: 'The other way round: the charity is paid first, your family receives what remains.',
      },
      {
        title: 'Residence trust and annuity trust',
        text: 'You keep the use of a home, or a yearly payment, for a fixed term. If you die before the term ends, most of the saving is lost.',
      },
      {
        title: 'Dynasty trust',
        text: 'Meant for grandchildren and beyond. How long it may last depends on the state, and a tax of its own watches such gifts.',
      },
      {
        title: 'Asset protection trust for yourself',
        text: 'About twenty states allow one. Courts of other states may refuse to follow them, and it never helps against debts that exist.',
      },
    ],
  },
  otherCosts:
    'Plan for more than the document: an attorney’s and a tax adviser’s review, appraisals, a trustee’s yearly fee, and a tax return each year.',
  questions: [
    {
      question: 'Can an irrevocable trust ever be changed?',
      answer:
        'Sometimes, but not by you alone. Many states let a court change it, or let the grantor and all beneficiaries agree, or let a trustee move the property to a new trust with better terms. Do not sign in the hope that one of these will work.',
    },
    {
      question: 'Can I be the trustee?',
      answer:
        'It is rarely wise. A grantor who decides what beneficiaries receive usually pulls the property back into the taxable estate. An independent trustee is the safe choice.',
    },
    {
      question: 'Can I be a beneficiary?',
      answer:
        'In most states whatever the trustee could pay to you, your creditors can reach, and it may count in your estate. About twenty states allow exceptions, with strict conditions. Charitable remainder trusts are built for it: there you keep a fixed payment.',
    },
    {
      question: 'What are the rules for a charitable remainder trust?',
      answer:
        'Each year it must pay out at least 5% and at most 50% of the starting value, or of each year’s value. It lasts for lives or for at most 20 years. By the IRS tables, at least 10% of what goes in must be expected to reach the charity. The IRS publishes sample forms, and it is wise to follow them closely. The source is 26 U.S.C. § 664.',
    },
    {
      question: 'Will it save me estate tax?',
      answer:
        'Only if your estate would be taxed. The federal tax begins above $15,000,000 a person in 2026. Some states begin at one or two million dollars. Below these lines, giving away control saves nothing and can cost your heirs the new tax basis.',
    },
    {
      question: 'Who pays the income tax?',
      answer:
        'That depends on the design. The trust pays on what it keeps, the beneficiaries on what they are paid, or you pay on all of it if the trust is built as a grantor trust. No trust makes your own earnings tax-free.',
    },
    {
      question: 'Does it protect me from a lawsuit?',
      answer:
        'Not from one that you already face or can foresee. Transfers made to avoid creditors can be undone under state law, and in bankruptcy under federal law: two years back as a rule, ten years for trusts made for oneself with that intent.',
    },
    {
      question: 'Does it help with nursing home costs?',
      answer:
        'It can, if you give away the property more than five years before you need help and keep no right to it. States differ on the details. Speak with an elder-law attorney first: a gift at the wrong time can leave you without care and without money.',
    },
    {
      question: 'How often should the plan be reviewed?',
      answer:
        'Review the plan every 3 to 5 years. You may not be able to change the terms, but you can check the trustee, the notices, the insurance, the tax returns and whether the trust still serves its purpose.',
    },
    {
      question: 'What does an irrevocable trust cost here?',
      answer: `${costs.availability} ${costs.price} ${costs.promise}`,
    },
  ],
  sources: [
    {
      name: '26 U.S.C. §§ 2035 to 2038, 2042',
      about: 'what counts in an estate although it was given away',
      url: 'https://www.law.cornell.edu/uscode/text/26/2036',
    },
    {
      name: '26 U.S.C. § 664',
      about: 'charitable remainder trusts: 5% to 50% paid out, 10% remainder, 20 years',
      url: 'https://www.law.cornell.edu/uscode/text/26/664',
    },
    {
      name: '26 U.S.C. §§ 2010(c), 2503(b); Rev. Proc. 2025-32',
      about: 'basic exclusion $15,000,000, annual exclusion $19,000 and the brackets of trusts in 2026',
      url: 'https://www.law.cornell.edu/uscode/text/26/2503',
    },
    { name: 'Rev. Rul. 2023-2', about: 'no new tax basis for property outside the estate' },
    {
      name: '11 U.S.C. § 548; Uniform Voidable Transactions Act',
      about: 'transfers that creditors can undo',
      url: 'https://www.law.cornell.edu/uscode/text/11/548',
    },
    {
      name: '42 U.S.C. § 1396p(c)',
      about: 'the 60-month look-back of Medicaid',
      url: 'https://www.law.cornell.edu/uscode/text/42/1396p',
    },
    {
      name: 'Uniform Trust Code §§ 410 to 417, 502 to 505',
      about: 'changing and ending a trust; creditors and spendthrift clauses',
    },
    { name: 'IRS Notice 97-24', about: 'trust arrangements that promise to avoid income tax' },
  ],
  asOf: '2026-11-20',
};
