import type { Execution, LegalDocument } from '@evergrant/domain/assembly/document.ts';
import { longDate } from '@evergrant/domain/kit/plain-date.ts';
import type { PaperSignature, PrintedSignature } from '#certificate.ts';
import { hasOfficerLines } from '#blanks/has-officer-lines.ts';
import type { BlockContext } from '#html/render-blocks.ts';
import { renderBlocks } from '#html/render-blocks.ts';
import type { Markup } from '#html/markup.ts';
import { h } from '#html/markup.ts';
import { paperWords } from '#signature/paper-words.ts';
import { signedWords } from '#signature/signed-words.ts';
import { signatureOn } from '#signature/signature-on.ts';
import { witnessLines } from '#signature/witness-lines.ts';

interface Parts {
  readonly context: BlockContext;
  readonly signatures: readonly PrintedSignature[];
  readonly onPaper: readonly PaperSignature[];
  readonly namedWitnesses: number | undefined;
  readonly isExecuted: boolean;
}

/** The pages after the last article: signatures, witnesses, notary, and how the state wants it signed. */
export const renderExecution = (document: LegalDocument, parts: Parts): Markup => {
  const { execution } = document;

  return h`<section class="execution" id="execution" aria-labelledby="execution-heading"><h2 id="execution-heading">Execution</h2>
${renderBlocks(execution.testimonium, parts.context)}${execution.signers.map((signer) =>
    signatureBlock({
      mark: signer.id,
      name: signer.name,
      capacity: signer.capacity,
      signature: signatureOn({ kind: 'signer', signerId: signer.id }, parts.signatures),
      paper: signatureOn({ kind: 'signer', signerId: signer.id }, parts.onPaper),
    }),
  )}${attestation(execution, parts)}</section>
${execution.notary && notary(execution.notary, parts.context)}${instructions(execution.instructions)}`;
};

interface SignatureBlock {
  readonly mark: string;
  readonly name: string;
  readonly capacity: string;
  readonly signature: PrintedSignature | undefined;
  readonly paper: PaperSignature | undefined;
}

const signatureBlock = ({ mark, name, capacity, signature, paper }: SignatureBlock): Markup => {
  const under = h`<span class="party">${name}</span>, ${capacity}`;
  // Ink outweighs what was drawn on a screen.
  return h`<div class="signature" data-signature="${mark}">${paper ? paperRule(paper, under) : signedRule(signature, under)}</div>\n`;
};

const paperRule = (paper: PaperSignature, under: Markup): Markup =>
  h`<div><div class="rule">${paperWords(paper)}</div><div class="under">${under}</div></div><div><div class="rule">${longDate(paper.signedOn)}</div><div class="under small">Date</div></div>`;

// A witness gives name and address beside the signature; before signing they are written in by hand.
const witnessBlock = (number: number, { signature, paper }: Pick<SignatureBlock, 'signature' | 'paper'>): Markup =>
  h`<div class="signature" data-signature="witness-${number}">${
    paper
      ? paperRule(paper, h`<span class="party">${paper.name}</span>, Witness`)
      : signature
        ? h`${signedRule(signature, h`<span class="party">${signature.name}</span>, Witness`)}${signature.address === undefined ? undefined : writtenRule('Address', signature.address, 'whole')}`
        : h`${signedRule(undefined, h`Witness, signature`)}${writtenRule('Printed name')}${writtenRule('Address')}`
  }</div>\n`;

const signedRule = (signature: PrintedSignature | undefined, under: Markup): Markup =>
  h`<div><div class="rule">${signature && ink(signature)}</div><div class="under">${under}</div></div><div><div class="rule">${
    signature && signedWords(signature)
  }</div><div class="under small">Date</div></div>`;

const writtenRule = (label: string, value?: string, extent: 'half' | 'whole' = 'half'): Markup =>
  h`<div class="${extent}"><div class="rule written">${value}</div><div class="under small">${label}</div></div>`;

const ink = (signature: PrintedSignature): Markup =>
  h`<img alt="Signature of ${signature.name}" width="${signature.width}" height="${signature.height}" src="data:image/png;base64,${base64(signature.png)}">`;

// Works in the browser and in Node alike; in pieces, because a call takes a limited number of arguments.
const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
};

const attestation = (execution: Execution, parts: Parts): Markup | undefined => {
  const lines = witnessLines(execution, parts);
  if (!execution.attestation && lines.length === 0) return undefined;

  return h`<section class="attestation" aria-labelledby="attestation-heading"><h2 id="attestation-heading">Attestation of Witnesses</h2>
${renderBlocks(execution.attestation?.text ?? [], parts.context)}${lines.map((line) =>
    witnessBlock(line.number, {
      signature: signatureOn(line, parts.signatures),
      paper: signatureOn(line, parts.onPaper),
    }),
  )}</section>\n`;
};

const notary = (block: NonNullable<Execution['notary']>, context: BlockContext): Markup =>
  h`<section class="notary-page" id="notary" aria-labelledby="notary-heading"><h2 id="notary-heading">Notary Acknowledgment</h2>
<div class="notary" data-notary="acknowledgment"><div class="venue"><p>State of ${block.state}</p><p>County of ${
    block.county ?? h`<span class="blank b8" role="img" aria-label="blank to fill in by hand: county"></span>`
  }</p></div>${renderBlocks(block.text, context)}<div class="officer"><div class="seal small">Notary seal</div>${hasOfficerLines(block) ? undefined : officerLines}</div></div></section>\n`;

const officerLines = h`<div><div class="rule"></div><div class="under">Signature of notarial officer</div><p class="small">My commission expires <span class="blank b6" role="img" aria-label="blank to fill in by hand: date"></span></p></div>`;

const instructions = (sentences: readonly string[]): Markup | undefined =>
  sentences.length === 0
    ? undefined
    : h`<section class="instructions" aria-labelledby="instructions-heading"><h3 id="instructions-heading">How to sign this document</h3><ul>${sentences.map(
        (sentence) => h`<li>${sentence}</li>`,
      )}</ul></section>\n`;
