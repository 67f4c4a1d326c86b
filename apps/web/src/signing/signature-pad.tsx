import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useSay } from '#platform/language/use-say.ts';
import { openSignatureCanvas } from '#signing/signature-canvas.ts';
import type { SignatureCanvas } from '#signing/signature-canvas.ts';
import classes from '#signing/signature-pad.module.css';

interface SignaturePadProps {
  /** The PNG data URL of what is drawn, or undefined while nothing is. */
  readonly onChange: (png: string | undefined) => void;
  readonly onClear: () => void;
}

/** A box to sign in: drawn with mouse, pen or finger, or written from a typed name. */
export const SignaturePad = ({ onChange, onClear }: SignaturePadProps) => {
  const say = useSay();
  const { canvasRef, signature } = useSignatureCanvas(onChange);
  const [typedName, setTypedName] = useState<string>();
  const hintId = useId();
  const isTyped = typedName !== undefined;

  const clear = () => {
    signature.current?.clear();
    if (isTyped) setTypedName('');
    onClear();
  };
  const switchTo = (name: string | undefined) => {
    signature.current?.clear();
    setTypedName(name);
  };
  const typeName = (name: string) => {
    setTypedName(name);
    signature.current?.drawName(name);
  };

  return (
    <div className={classes.frame} role="group" aria-label={say('Your signature')} aria-describedby={hintId}>
      {isTyped && <TypedName name={typedName} onChange={typeName} />}
      <div className={classes.paper}>
        <canvas
          ref={canvasRef}
          className={classes.canvas}
          data-typed={isTyped || undefined}
          role="img"
          aria-label={say(
            isTyped ? `Signature written from your typed name: ${typedName || 'empty'}` : 'Box to sign in',
          )}
        />
      </div>
      <VisuallyHidden id={hintId}>
        {say('Draw with a mouse, pen or finger. Without one, choose Type your name instead.')}
      </VisuallyHidden>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={clear}>
          {say('Clear')}
        </Button>
        <Button variant="subtle" onClick={() => switchTo(isTyped ? undefined : '')}>
          {say(isTyped ? 'Draw instead' : 'Type your name instead')}
        </Button>
      </div>
    </div>
  );
};

const useSignatureCanvas = (onChange: SignaturePadProps['onChange']) => {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const signature = useRef<SignatureCanvas>(null);
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null) return undefined;

    const opened = openSignatureCanvas(canvas, (png) => tell(png));
    const observer = new ResizeObserver(() => opened.fit());
    observer.observe(canvas);
    signature.current = opened;
    return () => {
      observer.disconnect();
      opened.stop();
    };
  }, []);

  return { canvasRef, signature };
};

interface TypedNameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

const TypedName = ({ name, onChange }: TypedNameProps) => {
  const say = useSay();
  return (
    <div className={classes.typed}>
      <TextInput
        ref={focusOnce}
        label={say('Type your full name')}
        description={say('Your typed name is written in the box below and is your signature.')}
        autoComplete="name"
        value={name}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};

// The person has just asked to type, so the field that appears takes the focus.
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();
