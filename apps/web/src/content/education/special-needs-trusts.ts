import { explainedTypes } from '@evergrant/domain/catalogue/explained-types.ts';
import type { EducationPage } from '#content/education/education-page.ts';
import { whatItCosts } from '#content/education/what-it-costs.ts';

const costs = whatItCosts(explainedTypes.specialNeedsTrust.id);

/** What a special needs trust is and is not; the age limit holds for first-party trusts alone. */
export const specialNeedsTrusts: EducationPage = {
  path: '/special-needs-trusts',
  typeId: explainedTypes.specialNeedsTrust.id,
  name: 'Special Needs Trusts',
  description:
    'How a special needs trust helps a person with a disability without ending SSI or Medicaid: two kinds, rules, risks, and what to do next.',
  lead: 'A special needs trust pays for what public benefits do not, for a person with a disability, so that an inheritance or a settlement does not end SSI or Medicaid.',
  atAGlance: [
    { title: 'Whose money goes in?', text: 'This question decides everything: the person’s own, or somebody else’s.' },
    {
      title: 'Is there an age limit?',
      text: 'Only for the person’s own money: under 65. For family money there is none.',
    },
    { title: 'Must Medicaid be repaid?', text: 'From a trust of the person’s own money, yes. From family money, no.' },
    { title: 'Who decides on payments?', text: 'The trustee alone. Never the person who benefits.' },
  ],
  whatItIs: [
    'Supplemental Security Income (SSI) and Medicaid are for people with little money of their own. A single person may as a rule have no more than $2,000 in countable resources for SSI. A well-meant gift or inheritance can end the benefits in the month it arrives.',
    'A special needs trust holds the money instead. The person has no right to demand it, so it does not count as theirs. A trustee spends it on things that make life better, beside the benefits and not in place of them.',
    'There are two main kinds, and mixing them up is the most costly mistake. A third-party trust holds what parents, grandparents or others give. A first-party trust holds what belongs to the person already: savings, an injury settlement, an inheritance that came outright.',
  ],
  people: [
    {
      title: 'Beneficiary',
      text: 'The person with a disability. In a first-party trust nobody else may benefit while they live.',
    },
    {
      title: 'Grantor',
      text: 'Whoever makes the trust: a relative, or in a first-party trust also the person, a parent, grandparent, guardian or court.',
    },
    {
      title: 'Trustee',
      text: 'Decides alone about payments, knows the benefit rules and keeps every receipt. Not the beneficiary.',
    },
    {
      title: 'Those who come after',
      text: 'In a third-party trust you name them. In a first-party trust Medicaid is repaid first.',
    },
  ],
  steps: [
    {
      title: 'Ask whose money it is',
      text: 'Never put the person’s own money into a family trust, or the family’s into theirs.',
    },
    {
      title: 'List the benefits',
      text: 'SSI and Medicaid look at resources. Social Security Disability Insurance and Medicare do not.',
    },
    {
      title: 'Choose the trustee',
      text: 'Patient, exact, and likely to be there for decades. A second one in reserve, or a professional.',
    },
    {
      title: 'Make and sign it',
      text: 'By the law of the state. A first-party trust cannot be revoked and must promise to repay Medicaid.',
    },
    {
      title: 'Put the money in',
      text: 'A separate account. Family changes wills, policies and accounts so that gifts reach the trust.',
    },
    {
      title: 'Report and spend with care',
      text: 'Tell Social Security and the state agency as they ask. Pay sellers directly, never cash.',
    },
  ],
  benefits: [
    {
      title: 'Benefits stay',
      text: 'Rightly drafted and rightly run, the trust does not count against SSI or Medicaid.',
    },
    {
      title: 'A better life',
      text: 'Therapy, travel, a computer, a van, classes, furniture, company: things that benefits do not pay for.',
    },
    { title: 'Nobody has to be left out', text: 'You need not disinherit a child to protect the child.' },
    { title: 'Somebody to look after the money', text: 'Also when you no longer can.' },
    {
      title: 'Shelter from exploitation',
      text: 'A person who trusts easily cannot be talked out of what they do not hold.',
    },
    {
      title: 'Your wishes, in writing',
      text: 'A letter of intent tells the next trustee who this person is and what a good day looks like.',
    },
  ],
  limits: [
    {
      title: 'Strict rules',
      text: 'A single clause that gives the person a right to support can make all of it count.',
    },
    { title: 'No cash', text: 'Money handed to the person lowers SSI, almost dollar for dollar.' },
    {
      title: 'Housing costs need care',
      text: 'If the trust pays rent or utilities, SSI can fall, though only up to a limit. Food has not counted since September 30, 2024.',
    },
    {
      title: 'Repayment',
      text: 'What is left in a first-party trust at death goes to the state first, up to all that Medicaid paid.',
    },
    {
      title: 'First-party money cannot be taken back',
      text: 'The trust has to be irrevocable and only for this one person.',
    },
    {
      title: 'States differ',
      text: 'Medicaid agencies have their own forms, notices and limits on what may be bought.',
    },
  ],
  comparison: {
    title: 'Three ways to hold the money',
    intro: 'The federal rule for the person’s own money is 42 U.S.C. § 1396p(d)(4).',
    columns: ['Third-party trust', 'First-party trust', 'Pooled trust'],
    rows: [
      { label: 'Whose money', cells: ['Family, friends, anyone else', 'The person’s own', 'Usually the person’s own'] },
      {
        label: 'Age limit',
        cells: [
          'None',
          'Set up and funded before 65',
          'None in the federal rule; from 65 on, SSI and many states treat it as a gift',
        ],
      },
      {
        label: 'Who may make it',
        cells: [
          'Anyone else; a spouse only by will',
          'The person, a parent, grandparent, guardian or court',
          'The same; a nonprofit runs it',
        ],
      },
      {
        label: 'At death',
        cells: [
          'To the people you named',
          'Medicaid is repaid first',
          'The nonprofit may keep it; otherwise Medicaid is repaid first',
        ],
      },
      { label: 'Can be revoked', cells: ['It can be built so', 'No', 'No'] },
      {
        label: 'Good for',
        cells: ['An inheritance from parents', 'A settlement or savings', 'Smaller sums; nobody to be trustee'],
      },
    ],
  },
  suits: [
    'Somebody you love has SSI or Medicaid, or may need them later.',
    'You plan to leave that person something in a will, a trust or a policy.',
    'A person with a disability under 65 is about to receive a settlement or an inheritance.',
    'You worry who will manage things when you are gone.',
  ],
  suitsNot: [
    'The person receives only Social Security Disability Insurance and Medicare. These do not look at savings.',
    'The sum is small and an ABLE account is enough.',
    'You want the person to be free to draw on the money.',
    'The person is 65 or older and the money is their own. Ask about a pooled trust.',
  ],
  afterSigning: {
    title: 'After signing: make the money find the trust',
    intro: 'A good trust fails if a single gift goes past it.',
    points: [
      {
        title: 'Own account and number',
        text: 'A separate account in the trust’s name. Most of these trusts have their own tax number.',
      },
      {
        title: 'Change your own plan',
        text: 'Wills, living trusts, life insurance and retirement accounts should name the trust, not the person.',
      },
      {
        title: 'Tell the family',
        text: 'Grandparents mean well. Give them the exact name of the trust to write into their plans.',
      },
      {
        title: 'Report it',
        text: 'Social Security and the state Medicaid agency want to see a first-party trust, some also later payments.',
      },
      {
        title: 'Pay the right way',
        text: 'Pay shops and services directly. Keep receipts. No cash, no gifts to others.',
      },
      {
        title: 'Write the letter of intent',
        text: 'Doctors, habits, fears, joys, people. No court reads it, but every trustee will.',
      },
    ],
  },
  particular: {
    title: 'ABLE accounts',
    intro:
      'An ABLE account is a savings account for a person whose disability began before a certain age: since January 1, 2026, before age 46. It is simpler than a trust, and many families use both.',
    points: [
      {
        title: 'The person may use it',
        text: 'Unlike a trust, the account belongs to the person, who can pay for daily needs from it.',
      },
      {
        title: 'Limits',
        text: 'Each year only so much may go in, and for SSI the first $100,000 are left out of count.',
      },
      {
        title: 'Rent',
        text: 'Rent paid from an ABLE account, in the month it is drawn, does not lower SSI. A trust can feed the account for that.',
      },
      { title: 'At death', text: 'The state may claim repayment from what is left, as in a first-party trust.' },
    ],
  },
  otherCosts:
    'Others may charge for a court’s approval, a professional or pooled trustee, yearly tax returns, and an attorney who knows benefits. That last one is worth its price.',
  questions: [
    {
      question: 'Must a special needs trust be set up before age 65?',
      answer:
        'Only a first-party trust, the kind that holds the person’s own money. It must be set up, and funded, before the person turns 65; so says 42 U.S.C. § 1396p(d)(4)(A). A third-party trust, funded by family or others, has no age limit at all. For people of 65 and older with money of their own, a pooled trust may be possible, but SSI and many states treat what goes in as a gift with a penalty.',
    },
    {
      question: 'What is the difference between first-party and third-party?',
      answer:
        'Whose money it is. A first-party trust holds what belongs to the person with the disability and must repay Medicaid after their death. A third-party trust holds what others give, and what is left goes to whomever the giver named, with no repayment. They must never be mixed.',
    },
    {
      question: 'Who may set up a first-party trust?',
      answer:
        'The person, if able to sign, a parent, a grandparent, a legal guardian, or a court. The person could not until December 13, 2016, when the law was changed.',
    },
    {
      question: 'What may the trust pay for?',
      answer:
        'Nearly everything but cash for the person and gifts to others: medical care that is not covered, therapy, education, transport, travel, electronics, furniture, hobbies, company. Rent and utilities are allowed, but can lower SSI by a limited amount. Some states forbid more.',
    },
    {
      question: 'Who should be trustee?',
      answer:
        'Somebody who is exact and patient, or a professional or nonprofit. The person with the disability cannot be the trustee. Brothers and sisters can, but think of the strain; many families pair a relative with a professional.',
    },
    {
      question: 'What happens after the person’s death?',
      answer:
        'A first-party trust first repays every state that paid Medicaid, after taxes and the costs of closing the trust; only the rest can go to family. A third-party trust goes to those whom its maker named.',
    },
    {
      question: 'Should I leave my child’s share to a brother or sister instead?',
      answer:
        'It is risky. The money becomes theirs: it can be lost in a divorce, to creditors, or by an early death, and nobody can hold them to a promise. A trust holds them to it.',
    },
    {
      question: 'Does the person still qualify if they receive only SSDI and Medicare?',
      answer:
        'Social Security Disability Insurance and Medicare do not look at savings, so for them alone no such trust is needed. Many people later need Medicaid for long-term support, which does.',
    },
    {
      question: 'How often should the plan be reviewed?',
      answer:
        'Review the plan every 3 to 5 years, and whenever benefits, health, housing or the trustee change. Benefit rules change more often than trust law.',
    },
    {
      question: 'What does a special needs trust cost here?',
      answer: `${costs.availability} ${costs.price} ${costs.promise}`,
    },
  ],
  sources: [
    {
      name: '42 U.S.C. § 1396p(d)(4)(A), (C)',
      about: 'first-party and pooled trusts: under 65, who may make them, repayment',
      url: 'https://www.law.cornell.edu/uscode/text/42/1396p',
    },
    {
      name: '42 U.S.C. § 1382b(e)',
      about: 'trusts and SSI',
      url: 'https://www.law.cornell.edu/uscode/text/42/1382b',
    },
    {
      name: 'Social Security POMS SI 01120.200 to .203',
      about: 'how Social Security reads trusts',
      url: 'https://secure.ssa.gov/apps10/poms.nsf/lnx/0501120203',
    },
    {
      name: 'Special Needs Trust Fairness Act, Pub. L. 114-255 § 5007',
      about: 'the person may make the trust, since December 13, 2016',
    },
    {
      name: '20 C.F.R. § 416.1130',
      about: 'shelter counts, food no longer does since September 30, 2024',
      url: 'https://www.law.cornell.edu/cfr/text/20/416.1130',
    },
    {
      name: '26 U.S.C. § 529A',
      about: 'ABLE accounts; disability before age 46 since January 1, 2026',
      url: 'https://www.law.cornell.edu/uscode/text/26/529A',
    },
  ],
  asOf: '2026-11-20',
};
