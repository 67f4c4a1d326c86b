import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { driveTalk } from '#talks/drive-talk.ts';
import { scoreTalk } from '#talks/score-talk.ts';
import { talksOf } from '#talks/talk.ts';
for (const h of process.argv.slice(2))
  for (const t of talksOf(h)) {
    const type = documentTypeOf(t.documentType);
    const d = driveTalk(type, t);
    const s = scoreTalk(t, d);
    console.log(
      `== ${t.id} turns ${d.lines.length} complete ${d.isComplete} open: ${type.interview.completeness(d.interview, '2026-11-20').missing.join(',')} problems: ${type.interview
        .completeness(d.interview, '2026-11-20')
        .problems.map((p) => p.field + ':' + p.message.slice(0, 60))
        .join(' | ')}`,
    );
    for (const m of [...s.missing, ...s.wrong]) {
      const f = m.at.split('.')[0];
      const ls = d.lines.filter((l) => l.asked.split('.')[0] === f).slice(0, 3);
      console.log(
        `  ${m.kind} ${m.at} ${JSON.stringify(m.meant)?.slice(0, 90)} kept ${JSON.stringify(m.kept)?.slice(0, 60)}` +
          ls
            .map(
              (l) =>
                `\n      [${l.asked}] > ${l.says.slice(0, 150)}\n        ${l.reply.slice(0, 170).replaceAll('\n', ' ')}`,
            )
            .join(''),
      );
    }
  }
