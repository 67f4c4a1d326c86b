import { brand } from '#brand/brand.ts';
import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';
import { formatMoney } from '#kit/money.ts';

const once = formatMoney(brand.plans.one_time.priceInCents);

/** Spouses and partners. */
export const marriageTopics: readonly Topic[] = [
  {
    id: 'leave-out-spouse',
    title: 'Can I leave my husband or wife out?',
    asks: [
      'can I disinherit my wife or husband',
      'can I really leave her out if we are not divorced yet',
      'leave out the spouse',
      'cut my spouse out',
      'can he still take or claim something since we are not divorced',
      'what can my wife claim anyway, what is she entitled to',
      'does my husband get something automatically',
      'we are separated but still married, does he get anything',
      'my estranged wife',
      'estranged husband',
      'elective share',
      'forced share',
      'spousal share',
    ],
    answer:
      'Not by a document alone. A husband or wife, also one you live apart from, keeps rights until you are divorced: in most states a share to claim against a will and often against a living trust (the elective share), in community property states half of what either of you earned in the marriage. A signed agreement between you can give these up. States differ a great deal, so ask an attorney before you leave a spouse out.',
    page: pages.disclaimer,
  },
  {
    id: 'community-property',
    title: 'What is community property?',
    asks: [
      'community property',
      'what does community property mean',
      'what is mine and what is ours',
      'does half of it belong to my wife already',
      'separate property, what I owned before we married',
      'is it mine alone',
      'whose is the house if only my name is on it',
    ],
    answer:
      'In nine states what either of you earns while you are married belongs to both, half and half, whoever’s name is on it. What you owned before, or were given or inherited, stays your own as long as it is kept apart. You can give away only your own half. Elsewhere the name on the title counts first, and a spouse has other rights.',
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
      'my boyfriend or girlfriend and I live together',
      'unmarried couple',
      'does my partner get anything if we are not married',
      'unmarried partners',
      'domestic partners',
      'registered partners',
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
      'what if I get married again',
      'I am getting married next year, we are engaged',
      'what if my wife remarries after I die',
      'what if he marries again',
      'new wife',
      'new husband',
      'second marriage',
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
      'do we pay twice',
      'one price for a couple',
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
      'car crash together',
      'simultaneous death',
      'we die on the same day',
    ],
    answer:
      'Then each of you is treated as if the other had died first, unless the document says otherwise, and what you left goes to those who come next. A survival period does the same for deaths that are days apart. So it matters whom you name in second place.',
    page: pages.livingTrusts,
  },
];
