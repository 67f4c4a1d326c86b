import { hearEntries } from '#interview/entries/hear-entries.ts';
import { isNoAnswer } from '#interview/answers/judge-answer.ts';
import { asking } from '#interview/testing/hallorans.ts';
import { findQuestion } from '#interview/find-question.ts';
const [field = 'children', text = ''] = process.argv.slice(2);
const iv = asking(field as never, { grantorName: 'Ruth Halloran' } as never);
const e = hearEntries(iv, findQuestion(iv.plan, field as never)!, text);
console.log(
  e && {
    ...e,
    items: e.items.map((i) => (i.kind === 'subject' ? 'S:' + JSON.stringify(i.subject) : i.kind)),
    placings: [...e.placings.values()].map((p) => p.people.map((x) => x.name + '/' + x.relationship)),
  },
  e && isNoAnswer(iv, e, text),
);
