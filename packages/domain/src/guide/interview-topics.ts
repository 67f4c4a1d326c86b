import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** What people ask in the middle of the questions, about the very thing that is being decided. */
export const interviewTopics: readonly Topic[] = [
  {
    id: 'witnesses-together',
    title: 'Must both witnesses be there at the same time?',
    asks: [
      'must both witnesses be present at the same time when I sign',
      'do the witnesses have to be in the room together',
      'do the two witnesses have to see me sign',
      'can the witnesses sign on different days',
      'can one witness sign later than the other',
      'do all of us sign together, me, the witnesses and the notary',
    ],
    answer:
      'For a will or a power of attorney plan on it: you, both witnesses and the notary in one room, until everybody has signed. Some states allow less, but together is right everywhere. The witnesses of a living trust that is signed here may sign one after another, by their own links.',
    page: pages.incapacity,
  },
  {
    id: 'act-beside-agent',
    title: 'Can I still act for myself once I have an agent?',
    asks: [
      'can I still write my own checks if the agent can act right away',
      'if it starts right away do I still pay my own bills',
      'do I lose control of my money or accounts when my agent may act',
      'does the power of attorney take away my rights',
      'can I still decide myself after I name an agent',
      'will I still be in charge of my own accounts and checkbook',
    ],
    answer:
      'Yes. Naming an agent takes nothing away from you, also where the power begins at once: as long as you are able, you write your own checks and decide for yourself. The agent acts beside you, has to follow your wishes, and you can end the power at any time.',
    page: pages.incapacity,
  },
  {
    id: 'trustee-who-takes',
    title: 'Can a trustee also receive something?',
    asks: [
      'can a trustee be a beneficiary, can the trustee also inherit',
      'am I allowed to be trustee and beneficiary',
      'am I even allowed to be that if I also get some of it',
      'can my son be trustee and get a share too',
      'can the successor trustee also get part of it',
      'can the executor also inherit',
      'is it a conflict if the trustee also receives something',
      'can my daughter be trustee if she gets money too',
    ],
    answer:
      'Yes. A trustee or an executor may also receive a share, and in most families it is so. Whoever serves still has to follow the document and treat the others fairly. Only a sole trustee who is also the sole beneficiary needs somebody beside them.',
    page: pages.livingTrusts,
  },
  {
    id: 'papers-for-company',
    title: 'Can a registered agent be sued?',
    asks: [
      'can the registered agent be sued',
      'do registered agents get sued',
      'what does a registered agent even do, do they get sued',
      'is the registered agent liable or responsible for the debts of the company',
      'does the registered agent get in trouble if the LLC is sued',
      'is it a risk to be the registered agent',
    ],
    answer:
      'A registered agent receives the papers for the company, such as a lawsuit or a letter of the state, and passes them on at once. It is the company that is sued: being its registered agent makes nobody liable for it.',
    page: pages.features,
  },
  {
    id: 'organizer',
    title: 'What does the organizer of a company do?',
    asks: [
      'what is an organizer',
      'is the organizer the boss of the company',
      'does the organizer own part of the LLC',
      'who can be the organizer',
      'can I be the organizer and a member',
      'what does the organizer do',
    ],
    answer:
      'The organizer signs the filing that forms the company, and that is all. It may be a member, a manager or somebody else; being the organizer makes nobody an owner or a boss.',
    page: pages.features,
  },
  {
    id: 'own-stays-own',
    title: 'Does what is mine become my spouse’s in a joint trust?',
    asks: [
      'does my shop become half his if we put it in',
      'does my own property become theirs too in the joint trust',
      'if I put my house in does my husband own half of it',
      'will my wife own half of what I had before we married',
      'does putting it in the joint trust make it ours',
      'does my separate property stay mine',
    ],
    answer:
      'No. What belongs to one of you alone stays so in a joint trust when it is listed as yours: you may take it out again and say where it goes. Keep it apart from what you own together, because money or work of both of you can change that in some states.',
    page: pages.livingTrusts,
  },
  {
    id: 'rights-with-land',
    title: 'Do water and mineral rights go with the land?',
    asks: [
      'does the water right go along with the ground or is that extra',
      'are my mineral rights included with the land',
      'do the oil, gas or mineral rights go with the farm',
      'do my water shares or ditch shares go with the land',
      'do grazing or timber rights go along with the property',
    ],
    answer:
      'Often they go with the land, but they may have been split off: the deed, or the water or mineral records of the state, say so. Shares in a ditch or water company are property of their own. Name such a right when you list the land, so that it is moved as well.',
    page: pages.funding,
  },
];
