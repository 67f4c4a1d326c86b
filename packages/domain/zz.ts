import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { scanPieces } from '#interview/entries/scan-pieces.ts';
import { joinSubjects } from '#interview/entries/join-subjects.ts';
for (const m of process.argv.slice(2)) {
  const a = analyzeMessage(m, [
    'Ruth Halloran',
    'Tom Halloran',
    'Amy Halloran',
    'Joe Halloran',
    'Nora Whitfield',
    'Harold Whitfield',
  ]);
  console.log(
    m,
    '\n  ',
    a.names.map((n) => n.name + n.probability.toFixed(2)).join('; '),
    '\n   ',
    scanPieces(a)
      .map(
        (p: any) =>
          p.kind +
          (p.called
            ? '<' +
              p.called.kind +
              ' ' +
              (p.called.known?.[0] ?? p.called.name ?? p.called.relationship ?? '') +
              (p.called.count ?? '') +
              '>'
            : '') +
          (p.written ?? p.age ?? '') +
          (/left|remark|filler/.test(p.kind) ? '[' + m.slice(p.start, p.end) + (p.turns ? '!' : '') + ']' : ''),
      )
      .join(' '),
  );
  console.log(
    '   ',
    joinSubjects(scanPieces(a), m, () => true)
      .filter((i: any) => i.kind === 'subject')
      .map((i: any) => JSON.stringify({ ...i.subject, called: i.subject.called.name }))
      .join('\n    '),
  );
}
