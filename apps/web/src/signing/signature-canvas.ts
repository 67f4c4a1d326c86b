import SignaturePad from 'signature_pad';
import { canvasRatio } from '#signing/canvas-ratio.ts';
import { fitStrokes } from '#signing/fit-strokes.ts';
// The italic face is fetched by the browser only once a name is typed.
import '@fontsource-variable/newsreader/wght-italic.css';

export interface SignatureCanvas {
  readonly clear: () => void;
  /** Draws a typed name in place of strokes; a blank name leaves the canvas empty. */
  readonly drawName: (name: string) => void;
  /** Adopts the element's present width and keeps what was drawn. */
  readonly fit: () => void;
  readonly stop: () => void;
}

// The pad takes radii: 1.5 draws a line 3 px wide.
const pen = { minWidth: 1.5, maxWidth: 1.5, dotSize: 1.5, penColor: 'black', backgroundColor: 'white' };
const nameFont = (sizeInPixels: number) => `italic 500 ${sizeInPixels}px 'Newsreader Variable', Georgia, serif`;

/** Turns a canvas into a signature pad. `onChange` gets the PNG data URL, or undefined while nothing is drawn. */
export const openSignatureCanvas = (
  canvas: HTMLCanvasElement,
  onChange: (png: string | undefined) => void,
): SignatureCanvas => {
  const pad = new SignaturePad(canvas, pen);
  let name = '';

  const tell = () => onChange(name === '' && pad.isEmpty() ? undefined : canvas.toDataURL('image/png'));
  const paintName = () => {
    pad.clear();
    if (name !== '') paintText(canvas, name);
    tell();
  };
  const drawName = (typed: string) => {
    name = typed.trim();
    if (name === '') return paintName();
    document.fonts.load(nameFont(largestName), name).then(paintName, paintName);
  };
  const fit = () => {
    const strokes = fitStrokes(pad.toData(), canvas.offsetWidth);
    sizeToElement(canvas);
    if (name !== '') return paintName();
    pad.fromData(strokes);
    tell();
  };

  pad.addEventListener('endStroke', tell);
  return {
    clear: () => {
      name = '';
      paintName();
    },
    drawName,
    fit,
    stop: () => pad.off(),
  };
};

const sizeToElement = (canvas: HTMLCanvasElement) => {
  const { offsetWidth: width, offsetHeight: height } = canvas;
  const ratio = canvasRatio({ width, height, screenRatio: window.devicePixelRatio });
  canvas.width = Math.floor(width * ratio);
  canvas.height = Math.floor(height * ratio);
  canvas.getContext('2d')?.scale(ratio, ratio);
};

const largestName = 64;

const paintText = (canvas: HTMLCanvasElement, text: string) => {
  const context = canvas.getContext('2d');
  if (context === null) return;

  const { offsetWidth: width, offsetHeight: height } = canvas;
  context.fillStyle = pen.penColor;
  context.textBaseline = 'alphabetic';
  context.font = nameFont(largestName);
  const size = Math.min(largestName, (largestName * (width - 48)) / context.measureText(text).width);
  context.font = nameFont(size);
  context.fillText(text, 24, height * 0.66);
};
