const columnWidths = Array.from({ length: 100 }, (_, index) => `.w${index + 1}{width:${index + 1}%}`).join('');
const smallestSizes = Array.from(
  { length: 19 },
  (_, index) => `.s${index + 6}{font-size:max(1em,${index + 6}pt)}`,
).join('');
const recorderHeights = [1, 2, 3, 4, 5, 6].map((inches) => `.t${inches}{height:${inches}in}`).join('');
const blankWidths = Array.from({ length: 15 }, (_, index) => `.b${index + 1}{width:${(index + 1) * 4 * 0.55}em}`).join(
  '',
);

// One mark in a tile of 420 × 300 px, turned; a picture, so that it is neither text to select nor part of the instrument.
const mark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='420' height='300'%3E%3Ctext x='210' y='160' text-anchor='middle' transform='rotate(-28 210 150)' font-family='Georgia,serif' font-size='58' letter-spacing='10' fill='%231f4d3f' fill-opacity='.13'%3EPREVIEW%3C/text%3E%3C/svg%3E";

/**
 * The whole style of a document page, the same for every document. A document allows exactly this text by its hash
 * (`styleHash`), so no style that arrives with the data can apply.
 */
export const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#fbfaf7;color:#1b2621;font:1.125rem/1.55 'EB Garamond','EB Garamond Variable',Garamond,'Adobe Garamond Pro','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'Times New Roman',serif;overflow-wrap:break-word;font-variant-numeric:lining-nums}
main{max-width:46rem;margin:0 auto;padding:3rem 2rem 5rem;background:#fff}
h1,h2,h3{line-height:1.25;text-wrap:balance;break-after:avoid}
h1{font-size:2.25rem;font-weight:500;margin:0 0 1rem}
h2{font-size:1.375rem;font-weight:600;text-align:center;margin:3.5rem 0 1.25rem}
h2 .number{display:block;font-size:1rem;letter-spacing:.14em;text-transform:uppercase;margin-bottom:.25rem}
h3{font-size:1.125rem;font-weight:600;margin:1.75rem 0 .375rem}
h3 .number{margin-right:.625em}
p{margin:0 0 .75rem}
.front{padding-bottom:2rem;border-bottom:1px solid #d6d1c4}
.cover{text-align:center;padding:2rem 0 2.5rem;border-bottom:1px solid #d6d1c4}
.cover .instrument{font-style:italic;font-size:1.25rem;margin:0 0 2rem}
.cover dl{margin:0 0 2rem}
.cover dt{font-size:.8125rem;letter-spacing:.12em;text-transform:uppercase;color:#4d5953;margin-top:1rem}
.cover dd{margin:0;font-size:1.125rem}
.notice{margin:0 auto;max-width:36rem;padding:.875rem 1.125rem;background:#f7efe0;border-radius:8px;text-align:left}
.contents ol{list-style:none;margin:0;padding:0}
.contents li{margin:0}
.contents ol ol{padding-left:1.5rem}
.contents a{display:flex;gap:.75em;min-height:2rem;align-items:center;color:#1f4d3f;text-decoration:none}
.contents a:hover,.contents a:focus-visible{text-decoration:underline}
.contents>ol>li>a{font-weight:600;margin-top:.375rem}
.contents .number{flex:none;min-width:2.25em}
a{color:#1f4d3f}
a:focus-visible{outline:3px solid #9a6b1f;outline-offset:2px;border-radius:2px}
.reference{text-decoration-thickness:1px;text-underline-offset:.15em;text-decoration-color:#b9c7c0}
.defined{font-weight:700;font-style:normal}
.party{font-weight:600}
.blank{display:inline-block;border-bottom:1px solid #1b2621;height:1.1em;vertical-align:baseline;max-width:100%}
.gap{background:#f7efe0;color:inherit;font-style:italic;padding:0 .25em;border-radius:3px}
.filled{border-bottom:1px solid #1b2621;padding:0 .5em}
ul.labelled{list-style:none;margin:0 0 .75rem;padding:0}
ul.labelled ul.labelled{margin:.375rem 0 0}
ul.labelled>li{display:grid;grid-template-columns:2.5em minmax(0,1fr);margin-bottom:.375rem}
tfoot td{border-top:1px solid #1b2621;font-weight:600}
table{width:100%;border-collapse:collapse;margin:0 0 1.25rem;font-size:1rem;line-height:1.4;table-layout:fixed}
th,td{text-align:left;vertical-align:top;padding:.5rem .625rem .5rem 0;border-bottom:1px solid #d6d1c4}
th{font-weight:600;border-bottom:1.5px solid #1b2621}
.end{text-align:right;padding-right:0}
${columnWidths}
${blankWidths}
${smallestSizes}
${recorderHeights}
.recorder{border-bottom:1px solid #d6d1c4;margin-bottom:1rem;text-align:right;font-size:.8125rem;color:#4d5953}
.signature{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);column-gap:2rem;margin:0 0 1.75rem;break-inside:avoid}
.rule{border-bottom:1px solid #1b2621;height:4.75rem;display:flex;align-items:flex-end;position:relative}
.rule img{position:absolute;left:.5rem;bottom:0;width:auto;height:auto;max-height:4.5rem;max-width:90%}
.rule.written{height:2.5rem}
.whole{grid-column:1/-1}
.signature .under{font-size:1rem;line-height:1.35;padding-top:.5rem}
.small{font-size:.875rem;color:#4d5953}
.box{display:inline-block;width:.85em;height:.85em;line-height:.8em;text-align:center;border:1px solid #1b2621;vertical-align:-.05em}
.boxed{border:1.5px solid #1b2621;padding:.5rem .75rem;font-size:.9375rem}
h4{font-size:1.0625rem;font-weight:600;font-style:italic;margin:1.25rem 0 .375rem;break-after:avoid}
ul.marked{list-style:none;margin:0 0 .75rem;padding:0}
ul.marked>li{display:flex;gap:.75em;align-items:baseline;margin-bottom:.375rem}
ul.marked .blank,ul.marked .box{flex:none}
aside.boxed{margin:0 0 1rem;break-inside:avoid}
.boxed p:last-child{margin:0}
.field{display:flex;gap:.5em}
.field .rule-end{flex:1;border-bottom:1px solid #1b2621;min-height:1.3em}
.prescribed{margin:0 0 1rem}
.prescribed.bold{font-weight:700}
.prescribed.framed{border:1.5px solid #1b2621;padding:.5rem .75rem}
.notary{margin-bottom:1.5rem;border:1.5px solid #1b2621;padding:1.25rem 1.5rem;break-inside:avoid}
.venue{margin:0 0 1rem}
.venue p{margin:0}
.officer{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2rem;align-items:end;margin-top:1.5rem}
.seal{border:1px dashed #6b756f;height:8rem;display:grid;place-items:center}
.guide{margin-top:3rem;padding:1rem 1.25rem;border-left:3px solid #9a6b1f;background:#fdf9f1}
.guide h2{margin:.25rem 0 1rem;text-align:left}
.guide ul{margin:0;padding-left:1.25rem}
.certificate dl{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:.25rem 1.5rem;margin:0 0 1.25rem}
.certificate dt{font-weight:600}
.certificate dd{margin:0;overflow-wrap:anywhere}
.code{font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;font-size:.8125rem;overflow-wrap:anywhere}
.initials{display:none}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.watermark .print{display:none}
.watermark::after{content:'';position:fixed;inset:0;z-index:9;pointer-events:none;background-image:url("${mark}");background-repeat:repeat}
@media (max-width:40rem){
main{padding:1.5rem 1.25rem 3rem}
h1{font-size:1.75rem}
h2{font-size:1.25rem;margin-top:2.5rem}
.signature,.officer,.certificate dl{grid-template-columns:minmax(0,1fr)}
.signature .rule+.under+.rule{height:2.5rem}
.contents ol ol{padding-left:.75rem}
table,thead,tbody,tfoot,tr,td{display:block;width:100%}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding:.625rem 0;border-bottom:1px solid #d6d1c4}
td,td.end{border:0;padding:.125rem 0;text-align:left}
td,td.end{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:.75rem}
td::before{content:attr(data-label);font-size:.875rem;color:#4d5953}
.certificate dt{font-size:.875rem;color:#4d5953;font-weight:400}
.certificate dd{margin-bottom:.5rem}
}
@media print{
@page{size:letter;margin:1in;@bottom-center{content:'Page ' counter(page) ' of ' counter(pages);font:9pt 'EB Garamond',Garamond,Georgia,serif}}
body{background:#fff;font-size:11.5pt;line-height:1.35}
main{max-width:none;padding:0}
.front,.cover,.contents{break-after:page}
.sign,.joinder{break-inside:avoid}
.accepted{break-inside:avoid}
.acknowledgment,.jurat,.selfProvingAffidavit,.acceptance,.schedule,.certificate,.guide{break-before:page}
.contents a{min-height:0;padding:1.5pt 0;line-height:1.2}
.contents li>a{break-after:avoid}
.contents ol ol li:not(:first-child)>a{break-after:auto}
a,.contents a{color:inherit;text-decoration:none}
.initials{display:block;text-align:right;font-size:9pt;margin-top:1rem}
p,li{orphans:2;widows:2}
tr{break-inside:avoid}
.watermark::after{display:none}
.watermark .print{display:block;position:fixed;top:42%;left:0;right:0;text-align:center;font-size:80pt;letter-spacing:.15em;transform:rotate(-35deg);color:#1f4d3f;opacity:.14}
}
`;
