import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** Children, and whoever else may receive something. */
export const heirTopics: readonly Topic[] = [
  {
    id: 'other-parent',
    title: 'Can the other parent take my child?',
    asks: [
      'can his dad come and take him',
      'the dad never paid a dime, can he come and take my child',
      'the father is not in the picture',
      'never paid a dime',
      'can he get custody when I die',
      'what about the other parent',
      'does the father get the kids',
      'if my husband is alive he keeps the children',
      'does the guardian come before the father or mother',
      'can my ex get my kids if I die',
      'do I have to name the other parent as guardian',
      'does their mother need naming or does she just have them anyway',
      'do they need naming in here or does he just have them anyway',
      'would the kids go to their dad automatically',
    ],
    answer:
      'The other parent comes first in nearly every case: a guardian whom you name serves only if no parent can. That holds even for a father or mother who never paid, unless a court has ended that parent’s rights or finds the parent unfit; a judge decides by what is good for the child. Name a guardian all the same, write down your reasons, and ask a family-law attorney.',
    page: pages.livingTrusts,
  },
  {
    id: 'guardian-and-trustee',
    title: 'Is the guardian the same person as the trustee?',
    asks: [
      'is this person also who raises my daughter or a different one',
      'does the trustee raise my kids',
      'can the guardian and the trustee be the same person',
      'should the guardian also manage the money',
      'can one person be the guardian and the executor both, or is that a conflict',
      'can whoever raises the kids also be executor',
    ],
    answer:
      'They are two offices. The trustee looks after money and property; the guardian raises the child and is named in a will. One person may do both, or two, so that each can watch over the other.',
    page: pages.livingTrusts,
  },
  {
    id: 'kinds-of-children',
    title: 'Do adopted children and stepchildren count?',
    asks: [
      'do adopted children count',
      'my adopted son',
      'do stepchildren inherit',
      'my stepson',
      'my stepdaughter',
      'half brother',
      'half sister',
      'foster child',
      'a child born outside of marriage',
      'out of wedlock',
      'I raised her but never adopted her',
    ],
    answer:
      'A child whom you adopted is your child in every way, and so is one born outside a marriage once parenthood is established. A stepchild or a foster child whom you did not adopt inherits nothing by law in most states, so name them if they should share. Half brothers and sisters count like full ones in most states.',
    page: pages.livingTrusts,
  },
  {
    id: 'later-children',
    title: 'What about children born later?',
    asks: [
      'what if I have another child or baby later',
      'I am pregnant',
      'we are expecting',
      'grandchildren who are not born yet',
      'can an unborn child inherit',
    ],
    answer:
      'A child of yours who comes later usually counts with the others where a document speaks of “my children”, and most states protect one who was born after it was signed. Still, make a new version when a child arrives, so that the names are right.',
    page: pages.dashboard,
  },
  {
    id: 'no-children',
    title: 'What if I have no children?',
    asks: [
      'I have no kids, who gets it then',
      'we never had children',
      'I have nobody',
      'I am single, I am an only child',
    ],
    answer:
      'Then you are free to name anybody: relatives, friends, a charity. Without a document the law of your state gives it to your spouse, then to parents, brothers and sisters and their children, and to the state where nobody is found.',
    page: pages.livingTrusts,
  },
  {
    id: 'friends',
    title: 'Can I name friends or godchildren?',
    asks: [
      'can I leave something to my godchild or godson',
      'can I leave something to a friend or neighbor',
      'do they have to be family to inherit',
      'can my caregiver inherit',
    ],
    answer:
      'Yes. You may leave what you like to anybody; the law gives a godchild or a friend nothing unless you name them. One caution: a gift to somebody who is paid to care for you is looked at closely in several states, so ask an attorney about that one.',
    page: pages.livingTrusts,
  },
  {
    id: 'charity',
    title: 'Can I leave something to a charity?',
    asks: [
      'can I leave money to my church or a charity',
      'how do I name a charity',
      'do I need the tax number of the church',
    ],
    answer:
      'Yes. Give its full legal name and its town, and if you have it the tax number (EIN), so that nobody can mistake it. What goes to a recognized charity is free of federal estate tax.',
    page: pages.livingTrusts,
  },
  {
    id: 'abroad',
    title: 'Can somebody who is not a citizen inherit?',
    asks: [
      'he is not a citizen yet, can he still get his part',
      'can a person without papers inherit',
      'my daughter lives abroad or in another country',
      'my brother lives in Mexico',
      'overseas',
      'my wife is not a US citizen',
      'immigrant',
      'foreigner',
      'does she need a social security number to inherit',
    ],
    answer:
      'Yes, they can. Nobody has to be a citizen or live in this country to inherit. The country where they live may tax it or ask for reports, and a spouse who is not a citizen has smaller tax privileges. It is harder to serve from abroad: for a trustee, executor or agent somebody near is better.',
    page: pages.disclaimer,
  },
];
