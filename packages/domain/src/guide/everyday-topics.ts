import { brand } from '#brand/brand.ts';
import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** What people wonder about between two answers. */
export const everydayTopics: readonly Topic[] = [
  {
    id: 'trustee-or-beneficiary',
    title: 'What is the difference between a trustee and a beneficiary?',
    asks: [
      'what is the difference between trustee and beneficiary',
      'is the beneficiary the same as the trustee',
      'trustee or beneficiary',
      'what difference trustee and beneficiary',
    ],
    answer:
      'A beneficiary receives what is in the trust. A trustee manages it for the beneficiaries and may do with it only what the document says. One person may be both, which is common with grown children.',
    page: pages.livingTrusts,
  },
  {
    id: 'no-plan',
    title: 'What happens without a trust or a will?',
    asks: [
      'what happens if I do nothing',
      'what happens to my house if I do not make a trust',
      'what if I have no will or trust',
      'who inherits if I do not have a will',
      'do I really need this',
      'why should I make a trust at all',
      'dying without a will, intestate',
    ],
    answer:
      'Then the law of your state says who inherits: your spouse and your closest relatives in fixed parts, through the probate court. A partner you are not married to, a stepchild, a friend or a charity gets nothing by it as a rule. And nobody is named to act for you if you are ill.',
    page: pages.livingTrusts,
  },
  {
    id: 'who-sees',
    title: 'Can my family see this?',
    asks: [
      'can my wife or husband see this',
      'can my wife or husband read what I write here',
      'does my husband get to see this',
      'can anybody in my family see my answers',
      'will you tell my wife or husband',
      'is this just between us',
      'is anybody else going to see all this that I am telling you',
      'can my ex see any of this',
      'can my kids read what I write here',
      'can my brother log in and look at it',
      'who else gets to see this',
    ],
    answer:
      'Not from us: it is private. What you write stands in your own account, and your family has no access to it. Whoever you ask to sign reads the document, not this conversation. If others use your device or know your password, log out when you leave.',
    page: pages.privacy,
  },
  {
    id: 'company-closes',
    title: 'What if you go out of business?',
    asks: [
      'what if you go out of business',
      'what happens if your company shuts down or fails',
      'what if this website disappears',
      'what happens to my document if you are gone',
      'will my trust still be good if your company is gone',
    ],
    answer: `Your signed document does not depend on ${brand.name}: it counts whether we exist or not. Download it once it is signed, print a copy, and keep both where the person who acts for you can find them.`,
    page: pages.dashboard,
  },
  {
    id: 'state-law',
    title: 'Which state’s law counts?',
    asks: [
      'what does the law of my state say about this',
      'the law in my state',
      'which law applies, what state law does it follow',
      'is this right for my state',
      'does it follow the law of my state',
      'are the rules different in my state',
    ],
    answer:
      'Your document follows the law of the state that you choose in it, mostly the one where you live, and says how it is signed there. Ask me about one thing, such as a notary, witnesses or estate tax, and I tell you what our research says of that state. It is not legal advice: an attorney there can say what it means for you.',
    page: pages.library,
  },
  {
    id: 'spanish',
    title: 'Can I do this in Spanish?',
    asks: [
      'can I do this in Spanish',
      'do you speak Spanish',
      'is it in Spanish',
      'another language',
      'is the document in Spanish too',
      'what language is the document in',
    ],
    answer:
      'Yes: choose “Español” beside your progress, or write to me in Spanish, and I ask and answer in it. The document itself is in English, because courts and banks read it. Other languages I do not speak yet.',
    page: pages.features,
  },
  {
    id: 'not-sure-yet',
    title: 'What if I do not know an answer yet?',
    asks: [
      'what if I do not know yet',
      'can I leave a question empty',
      'do I have to answer everything',
      'can I skip a question and come back',
      'what if I get something wrong',
    ],
    answer:
      'Say “skip”, and I go on. What the document cannot do without I ask once more at the end; everything else may stay open. You see all of it before you sign, and can change any answer until then.',
    page: pages.dashboard,
  },
];
