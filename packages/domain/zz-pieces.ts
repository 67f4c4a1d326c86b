import { analyzeMessage } from '#interview/language/analyze-message.ts';
import { scanPieces } from '#interview/entries/scan-pieces.ts';
import { unitsOf } from '#interview/entries/unit.ts';
const [text = '', known = '[]'] = process.argv.slice(2);
for (const t of text.split('||')) {
  const m = analyzeMessage(t, JSON.parse(known));
  console.log(
    'UNITS',
    unitsOf(m)
      .map((u) =>
        u.key === 'NAME'
          ? `NAME<${u.name?.name}${u.name?.known.length ? '*' : ''} ${u.name?.probability.toFixed(2)}>`
          : u.key === 'ORG'
            ? `ORG<${u.organization?.name}>`
            : u.key,
      )
      .join(' '),
  );
  console.log(
    'PIECES',
    scanPieces(m)
      .map((p) =>
        p.kind === 'called'
          ? `[${p.called.kind} ${(p.called as any).name ?? (p.called as any).relationship ?? ''}]`
          : p.kind === 'share'
            ? `share(${p.written})`
            : p.kind === 'left' || p.kind === 'remark'
              ? `${p.kind}<${t.slice(p.start, p.end)}>${(p as any).turns ? '!' : ''}${(p as any).hasPeople ? 'P' : ''}`
              : p.kind + ((p as any).age ?? ''),
      )
      .join(' '),
  );
}
