import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** What the people around the maker have to do with the document, and what of the maker's belongs to it. */
export const circleTopics: readonly Topic[] = [
  {
    id: 'who-signs',
    title: 'Who has to sign besides me?',
    asks: [
      'does my wife or husband have to sign this too or only me',
      'do I need my husband to sign too',
      'does my wife have to agree',
      'do the kids have to come home to sign anything',
      'does my son have to come here to sign',
      'who all has to sign this, who else signs',
      'does the trustee or executor have to sign something now',
      'does my agent have to sign it',
      'do they all have to be there when we sign',
    ],
    answer:
      'You sign it, and if two of you make it together, both of you. The people who receive something or serve later need not sign now or come for it. Where your state asks for witnesses or a notary, they are there besides. A husband or wife who does not make it need not sign, except for what belongs to both of you or where your state gives a right to it, such as a deed of the home.',
    page: pages.dashboard,
  },
  {
    id: 'unequal-shares',
    title: 'Do the shares have to be equal?',
    asks: [
      'do I have to give all three the same',
      'do the shares have to be equal',
      'can I give one child more than the other',
      'is it ok if my kids do not get equal parts',
      'will it be thrown out if they get different amounts',
    ],
    answer:
      'No. You are free to give each person a different share, and that alone makes no document invalid. Only a husband or wife has rights in most states that a document cannot take away. It helps to tell the family why, or to write it down, because surprise is what people fight about.',
    page: pages.livingTrusts,
  },
  {
    id: 'later-property',
    title: 'What about property that I buy or inherit later?',
    asks: [
      'what if I buy another house later',
      'what if I win the lottery, do I have to redo this',
      'what if I inherit something later',
      'what about things I buy after I sign',
      'if I come into money do I have to do this again',
      'do I have to add new accounts to the trust',
    ],
    answer:
      'You need not make the document anew. What you get later goes into a trust when it is titled in its name: a new home by its deed, a new account when you open it. What stays outside can still come in by a pour-over will, but through the probate court. If you want other people or shares by then, change it at any time.',
    page: pages.funding,
  },
  {
    id: 'vehicles',
    title: 'What about my car or truck?',
    asks: [
      'what about my car title',
      'do I have to put the truck in',
      'should my car, boat or camper go into the trust',
      'do I need to change the title of my vehicle',
      'what happens to my motorcycle',
    ],
    answer:
      'A car can go into the trust by a new title, but many people leave it out: most states let a family move the title of one car with a short form, and some let you name on the title who takes it. Ask your motor vehicle office, and your insurer before you retitle. Something of worth, such as a boat or a collector’s car, is better put in.',
    page: pages.funding,
  },
  {
    id: 'pensions',
    title: 'What about Social Security and other pensions?',
    asks: [
      'does my railroad retirement have to go in here',
      'does my social security go into the trust',
      'what about my teacher, state or union pension',
      'does my va disability or military retirement go in',
      'who gets my pension check when I die',
    ],
    answer:
      'No. Social Security, railroad retirement, veterans’ benefits and most pensions are paid to you and cannot go into a trust. They end with you or go on to a husband, wife or child by rules of their own; ask the office that pays whom it has on file. What has been paid to your bank account is yours like other money.',
    page: pages.funding,
  },
];
