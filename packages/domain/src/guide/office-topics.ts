import { pages } from '#guide/pages.ts';
import type { Topic } from '#guide/topic.ts';

/** Those who serve: trustees, executors, agents; and who decides when somebody cannot. */
export const officeTopics: readonly Topic[] = [
  {
    id: 'no-relative',
    title: 'Does it have to be a relative?',
    asks: [
      'is it all right that he is no kin to me',
      'does the agent, trustee or executor have to be family or a relative',
      'can a friend be my agent',
      'she is not related to me',
      'does my executor have to be a family member',
      'can a neighbor or coworker do it',
      'I have no relative to name as agent, can it be anybody',
    ],
    answer:
      'Yes, that is fine. An agent, trustee or executor need not be related to you: any capable adult whom you trust will do. Somebody who is paid to care for you, or works where you live, may be barred in some states and is better not chosen.',
    page: pages.livingTrusts,
  },
  {
    id: 'lives-far-away',
    title: 'Can somebody from another state serve?',
    asks: [
      'can my trustee or executor live in another state',
      'my daughter lives out of state',
      'can she be executor or agent',
      'does the agent have to live near me',
      'can my trustee live outside the US or in another country',
      'do both trustees have to live in the same state or can they be anywhere',
      'do they have to live in the same state as each other or can they be anywhere',
      'can it be somebody who lives outside the country or abroad',
    ],
    answer:
      'A trustee or an agent may live anywhere, also in another country, though banks find that harder and it can bring tax questions. For an executor a few states ask that somebody from elsewhere is a relative, gives a bond or names a person in the state. Near is more practical wherever a house has to be looked after.',
    page: pages.livingTrusts,
  },
  {
    id: 'who-may-serve',
    title: 'How old does a trustee or agent have to be?',
    asks: [
      'can my 17 year old be trustee or executor',
      'does the agent have to be 18',
      'can somebody with a criminal record',
      'a felon',
      'be executor or trustee',
      'can somebody with bad credit or bankruptcy be trustee',
    ],
    answer:
      'Whoever serves has to be an adult of sound mind. A conviction keeps somebody from being executor in some states, and money troubles are no bar but a reason to think twice. You can name a person now who is too young, to serve once grown, only behind somebody else.',
    page: pages.livingTrusts,
  },
  {
    id: 'two-trustees',
    title: 'Can two people serve together?',
    asks: [
      'can I name two trustees at once',
      'two trustees at the same time',
      'can both my kids be trustee or executor together',
      'co-trustees',
      'co-executors',
      'co-agents',
      'joint trustees',
      'what if the two trustees do not agree',
    ],
    answer:
      'Yes, but one after the other is simpler. Two who serve together usually have to agree and both sign, and banks find that hard; if they fall out, a court decides. A second person behind the first does as much good in most families.',
    page: pages.livingTrusts,
  },
  {
    id: 'paid-trustee',
    title: 'Are trustees and executors paid?',
    asks: [
      'can a trustee be paid',
      'do trustees get paid',
      'does the executor or agent get paid or a fee',
      'how much does a trustee get for the work',
      'is it a paid job',
    ],
    answer:
      'They may be: a reasonable pay for the work, and their expenses back, unless the document says otherwise. Some states have a scale for executors. Relatives often take nothing; what they take is income that they have to declare.',
    page: pages.livingTrusts,
  },
  {
    id: 'declines-office',
    title: 'What if somebody does not want to serve?',
    asks: [
      'what if my trustee or executor says no or refuses to serve',
      'do I have to ask them first',
      'should I ask before I name somebody',
      'can she quit or resign as trustee',
      'does my trustee have to sign anything now',
    ],
    answer:
      'Nobody has to serve. Whoever says no, or stops later, is followed by the next in line, which is why a second name is worth having. Ask them before you sign; they need not sign anything now.',
    page: pages.livingTrusts,
  },
  {
    id: 'remove-trustee',
    title: 'What if a trustee does wrong?',
    asks: [
      'what if my trustee or executor steals or does a bad job',
      'can a trustee be removed',
      'how do we fire a trustee',
      'who watches the trustee',
      'can the trustee just take the money',
    ],
    answer:
      'While you live and are well, you can replace any trustee of your revocable trust. Afterwards a trustee owes the beneficiaries honest accounts and answers with their own money; a court can remove one who breaks the duties.',
    page: pages.livingTrusts,
  },
  {
    id: 'offices-differ',
    title: 'What is the difference between a trustee, an executor and an agent?',
    asks: [
      'is the trustee the same as the executor',
      'difference between executor and trustee',
      'trustee or agent, what is the difference',
      'can one person be executor, trustee and agent',
      'is a power of attorney the same as a trustee',
    ],
    answer:
      'A trustee manages what is in the trust, now and after your death. An executor carries out a will, after your death and before a court. An agent under a power of attorney acts for you while you live, and no longer than that. One person may be all three.',
    page: pages.livingTrusts,
  },
  {
    id: 'who-decides-incapacity',
    title: 'Who says that I cannot act any more?',
    asks: [
      'who says when I cannot',
      'who decides that I am incapacitated',
      'incompetent or lost my mind',
      'how do they prove that I cannot manage anymore',
      'can my kids just declare me incompetent',
      'does a doctor decide if I have dementia',
      'when does the power of attorney start or kick in',
      'what happens if I go into a coma or get too sick to act',
    ],
    answer:
      'Usually doctors, as your document says. In a living trust you choose, for example two physicians in writing. A power of attorney can hold at once, or begin only when a physician states that you cannot act. Without a document it is a court that decides, so nobody can simply declare it.',
    page: pages.incapacity,
  },
  {
    id: 'end-power-of-attorney',
    title: 'Can I take a power of attorney back?',
    asks: [
      'if she does a wrong thing can I take it back',
      'stop or revoke a power of attorney',
      'can I fire my agent',
      'change my agent later',
      'what if my agent steals or does something bad',
      'what if my agent robs me',
      'can the agent take my money or do what he wants',
      'when does a power of attorney end',
    ],
    answer:
      'Yes, at any time while you understand what you do: you revoke it in writing and tell the agent, the bank and everybody who has a copy. An agent must act for your good, keep records and pay back what was taken; if you cannot act, your family can ask a court to stop the agent. It ends in any case when you die.',
    page: pages.incapacity,
  },
  {
    id: 'court-steps-in',
    title: 'What can a court still do?',
    asks: [
      'can a judge still let her sell it',
      'can a judge override it',
      'can a court override my power of attorney',
      'what is a conservator or guardian for an adult',
      'can a court still appoint somebody if I say no land',
    ],
    answer:
      'A court can appoint a guardian or conservator for somebody who cannot act where no document reaches, for example to sell real estate that a power of attorney leaves out. The judge then decides what may be sold, and usually looks first to the person you named.',
    page: pages.incapacity,
  },
  {
    id: 'what-agent-can-do',
    title: 'What is my agent allowed to do?',
    asks: [
      'can my agent sell my house or land',
      'can my agent give my money away or make gifts',
      'can the agent change my will or trust or beneficiaries',
      'what is an agent allowed to do with a power of attorney',
    ],
    answer:
      'What the document allows: banking, bills, taxes, property, also selling a home unless you leave real estate out. Gifts, changes of beneficiaries and of a trust are powers that have to be given in so many words. An agent can never make or change your will, nor vote for you.',
    page: pages.incapacity,
  },
  {
    id: 'bank-accepts',
    title: 'Will my bank accept it?',
    asks: [
      'does the bank accept it, will the bank take this',
      'will the title company or the credit union honor it',
      'what do I show the bank',
      'what if the bank refuses my power of attorney',
    ],
    answer:
      'Banks usually do, when it is signed and notarized as the state asks; for a trust they look at a short certification of trust, not the whole. Show it while you are well, because some want their own form besides. Many states make a bank answer for refusing without good reason.',
    page: pages.funding,
  },
  {
    id: 'conditions',
    title: 'Can I set conditions?',
    asks: [
      'can I put conditions or strings on a gift',
      'only if she finishes college, only if he is sober',
      'my son has a drug or alcohol problem',
      'addict',
      'gambling',
      'my daughter is bad with money',
    ],
    answer:
      'Within limits. The usual way is to let a trustee hold a share until an age that you choose and spend it for the person meanwhile. Other wishes I keep in your words; conditions about marriage, divorce or religion are often not enforced, so ask an attorney to word them.',
    page: pages.livingTrusts,
  },
  {
    id: 'when-paid-out',
    title: 'When do my heirs get their share?',
    asks: [
      'when do the kids get the money, how soon after I die',
      'how long does it take until they get their share',
      'when is it paid out or distributed',
      'how fast do my heirs get it',
    ],
    answer:
      'From a living trust often within months: the trustee first pays debts, taxes and costs. Through probate it commonly takes the better part of a year or more. A share with an age is held until then, and spent for the person meanwhile.',
    page: pages.livingTrusts,
  },
  {
    id: 'tell-family',
    title: 'Do I have to tell my family?',
    asks: [
      'do I have to tell my children or the beneficiaries',
      'will they find out what is in it, can they see it',
      'do my kids have to sign or agree',
      'do the beneficiaries get a copy',
    ],
    answer:
      'No. While you live you need not tell anybody, and beneficiaries sign nothing. It helps if the person who serves next knows where the document is. After your death most states have the trustee tell the beneficiaries.',
    page: pages.livingTrusts,
  },
];
