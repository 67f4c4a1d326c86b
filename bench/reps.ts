import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { driveTalk } from '#talks/drive-talk.ts';
import { talksOf } from '#talks/talk.ts';
const n = new Map<string, number>();
for (const h of ['a', 'b'])
  for (const t of talksOf(h)) {
    const d = driveTalk(documentTypeOf(t.documentType), t);
    d.lines.forEach((l, i) => {
      if (i > 0 && l.reply === d.lines[i - 1]!.reply) {
        const k = `[${l.asked}] > ${l.says.slice(0, 60)} :: ${l.reply.slice(0, 120)}`;
        n.set(k, (n.get(k) ?? 0) + 1);
      }
    });
  }
for (const [k, c] of [...n].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(c, k);
