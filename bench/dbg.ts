import { documentTypeOf } from '@evergrant/domain/catalogue/made-documents.ts';
import { readFileSync } from 'node:fs';
import { readEdit } from '@evergrant/domain/interview/edits/read-edit.ts';
import { lastWord } from '@evergrant/domain/interview/edits/last-word.ts';
const cases = readFileSync(new URL('talks/edits.jsonl', import.meta.url),'utf8').split('\n').filter(Boolean).map((l)=>JSON.parse(l));
const [fam='HAL', ...msgs] = process.argv.slice(2);
const maker:any = {HAL:'Marguerite',WIE:'Kazimierz',OKO:'Imani',TWO:'Gordon',WILL:'Lucinda',POA:'Arturo',LLC:'Copper',JNT:'Howard'};
const c = cases.find((x:any)=>JSON.stringify(x.known).includes(maker[fam])&&x.asked==='review');
const known = JSON.parse(JSON.stringify(c.known,(k,v)=>k==='percentage'&&typeof v==='string'?(100*Number(v.split('/')[0]))/Number(v.split('/')[1]):v));
const t:any = documentTypeOf(c.documentType);
let iv:any = {...t.interview.open(), facts: known, asked:{kind:'review'}, trail:[{kind:'review'}]};
for (const m of msgs) { const turn = t.interview.replyTo(iv, m, '2026-11-20'); const ch = Object.keys({...iv.facts,...turn.interview.facts}).filter((f)=>JSON.stringify(iv.facts[f])!==JSON.stringify(turn.interview.facts[f]));
 console.log('\n>',m,'| last:',lastWord(m)); for (const f of ch) console.log('   ',f,JSON.stringify(turn.interview.facts[f])); console.log('  ',turn.reply.slice(0,220).replaceAll('\n',' | '),turn.choices, JSON.stringify(turn.interview.asked)); iv={...turn.interview,asked:turn.interview.asked?.kind==='review'||turn.interview.doubt?turn.interview.asked:{kind:'review'}}; }
