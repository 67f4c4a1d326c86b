import { brand } from '#brand/brand.ts';
import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';
import { formatMoney } from '#kit/money.ts';

const once = formatMoney(brand.plans.one_time.priceInCents);

/** Spouses, partners, children and who else may be thought of. */
export const marriageTopics: readonly Topic[] = [
  {
    id: 'leave-out-spouse',
    title: 'Can I leave my husband or wife out?',
    asks: [
      'can I disinherit my wife or husband',
      'can I really leave her out if we are not divorced yet',
      'leave out the spouse, cut my spouse out',
      'can he still take or claim something since we are not divorced',
      'what can my wife claim anyway, what is she entitled to',
      'does my husband get something automatically, no matter what',
      'we are separated but still married, does he get anything',
      'my estranged wife, estranged husband',
      'elective share, forced share, spousal share',
    ],
    answer:
      'Not by a document alone. A husband or wife, also one you live apart from, keeps rights until you are divorced: in most states a share to claim against a will and often against a living trust (the elective share), in community property states half of what either of you earned in the marriage. A signed agreement between you can give these up. States differ a great deal, so ask an attorney before you leave a spouse out.',
    page: pages.disclaimer,
  },
  {
    id: 'community-property',
    title: 'What is community property?',
    asks: [
      'what does community property mean',
      'what is mine and what is ours',
      'does half of it belong to my wife already',
      'separate property, what I owned before we married',
      'I inherited it, is it mine alone',
      'whose is the house if only my name is on it',
    ],
    answer:
      'In nine states, among them California and Texas, what either of you earns while you are married belongs to both, half and half, whoever’s name is on it. What you owned before, or were given or inherited, stays your own as long as it is kept apart. You can give away only your own half. Elsewhere the name on the title counts first, and a spouse has other rights.',
    page: pages.livingTrusts,
  },
  {
    id: 'prenup',
    title: 'What about a prenuptial agreement?',
    asks: [
      'we have a prenup',
      'we signed a prenuptial or postnuptial agreement',
      'does the prenup still count',
      'do I need a prenup',
    ],
    answer:
      'An agreement that you signed with your spouse goes first where it is valid: it can give up rights that the law would give a spouse at death, or promise things that your document must then keep. Mention it to the attorney who looks your document over. We do not write such agreements.',
    page: pages.disclaimer,
  },
  {
    id: 'unmarried',
    title: 'Is it all right that we are not married?',
    asks: [
      'is it ok if we are not married',
      'we are not married, can we do this together',
      'my boyfriend or girlfriend and I live together, unmarried couple',
      'does my partner get anything if we are not married',
      'unmarried partners, domestic partners, registered partners',
      'can my fiance be in it',
      'common law marriage',
    ],
    answer:
      'Yes, you can. You may name a partner for anything, and two partners can make a joint trust. What you write counts all the more: without a marriage, or a partnership that your state registers, the law gives a partner little or nothing, and the tax rules for spouses do not apply.',
    page: pages.create,
  },
  {
    id: 'divorce-later',
    title: 'What if we divorce later?',
    asks: [
      'what if we get divorced later, after I signed',
      'does a divorce cancel the will or trust',
      'does the document still count after a divorce',
      'would my ex still be trustee or agent after a divorce',
    ],
    answer:
      'In most states a divorce cancels what a will leaves to the former spouse, and in many also gifts and offices in a living trust or a power of attorney. It does so only once the divorce is final, and not for every account: a workplace retirement plan follows its own form. Make a new version as soon as you part.',
    page: pages.funding,
  },
  {
    id: 'marry-later',
    title: 'What if I marry later?',
    asks: [
      'what if I get married or remarry later',
      'I am getting married next year, we are engaged',
      'what if my wife remarries after I die',
      'what if he marries again',
      'new wife, new husband, second marriage',
    ],
    answer:
      'A new husband or wife can have a right to part of what you leave, whatever an older document says, so make a new version when you marry. If you fear that a spouse who survives you marries again, a share can be held in trust for that spouse’s life and then go to the people you name.',
    page: pages.livingTrusts,
  },
  {
    id: 'survivor-changes',
    title: 'Can the survivor change it after the first of us dies?',
    asks: [
      'if he dies first can I change what the kids get',
      'if she survives me may she change or alter the shares',
      'can my wife change the trust after I die',
      'can the survivor change everything after the first death',
      'can the surviving spouse change the beneficiaries',
    ],
    answer:
      'That depends on what the two of you choose here. If everything stays with the survivor, the survivor may change all of it. If the share of the one who died is held for the survivor’s life, that share stays as it was decided and cannot be changed; the survivor changes only their own.',
    page: pages.livingTrusts,
  },
  {
    id: 'cost-for-two',
    title: 'Does it cost double for two?',
    asks: [
      'does it cost double because there are two of us',
      'do we pay twice, one price for a couple',
      'is the joint one more expensive',
      'do my wife and I each have to pay',
    ],
    answer: `No. A joint trust is one document at one price, ${once} once, or part of the monthly plan. If each of you makes a document of your own, each of them is a document to pay for.`,
    page: pages.pricing,
  },
  {
    id: 'both-die-together',
    title: 'What if we die at the same time?',
    asks: [
      'what if we both die at the same time or in the same accident',
      'car crash together, simultaneous death',
      'we die on the same day',
    ],
    answer:
      'Then each of you is treated as if the other had died first, unless the document says otherwise, and what you left goes to those who come next. A survival period does the same for deaths that are days apart. So it matters whom you name in second place.',
    page: pages.livingTrusts,
  },
  {
    id: 'other-parent',
    title: 'Can the other parent take my child?',
    asks: [
      'can his dad come and take him',
      'the dad never paid a dime, can he come and take my child',
      'the father is not in the picture, never paid a dime, can he get custody when I die',
      'what about the other parent, does the father get the kids',
      'if my husband is alive he keeps the children',
      'does the guardian come before the father or mother',
      'can my ex get my kids if I die',
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
    ],
    answer:
      'They are two offices. The trustee looks after money and property; the guardian raises the child and is named in a will. One person may do both, or two, so that each can watch over the other.',
    page: pages.livingTrusts,
  },
  {
    id: 'kinds-of-children',
    title: 'Do adopted children and stepchildren count?',
    asks: [
      'do adopted children count, my adopted son',
      'do stepchildren inherit, my stepson, my stepdaughter',
      'half brother, half sister',
      'foster child',
      'a child born outside of marriage, out of wedlock',
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
      'I am pregnant, we are expecting',
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
      'I have nobody, no family',
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
      'how do I name a charity, school or shelter',
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
      'my brother lives in Mexico, overseas, can he inherit',
      'my wife is not a US citizen, immigrant, foreigner',
      'does she need a social security number to inherit',
    ],
    answer:
      'Yes, they can. Nobody has to be a citizen or live in this country to inherit. The country where they live may tax it or ask for reports, and a spouse who is not a citizen has smaller tax privileges. It is harder to serve from abroad: for a trustee, executor or agent somebody near is better.',
    page: pages.disclaimer,
  },
];
