import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fontsFor, loadFonts } from '#pdf/load-fonts.ts';
import type { TypstCompiler } from '#pdf/typst-compiler.ts';

// The part of the binding in use; the package that carries its types does not install on every platform.
interface NodeCompiler {
  mapShadow(path: string, content: Buffer): void;
  resetShadow(): void;
  compile(options: { mainFilePath: string }): Execution;
  pdf(document: object, options: { pdfStandard: string }): Buffer;
  evictCache(maxAge: number): void;
}

interface Execution {
  readonly result: object | null;
  takeError(): { readonly shortDiagnostics: readonly object[] } | null;
}

interface Binding {
  readonly NodeCompiler: {
    create(options: { workspace: string; fontArgs: readonly { fontBlobs: readonly Buffer[] }[] }): NodeCompiler;
  };
}

const bindings = [
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu',
  '@myriaddreamin/typst-ts-node-compiler-linux-x64-musl',
];

const workspace = fileURLToPath(new URL('./', import.meta.url));

/** Typst as native code, or undefined where no binding for this platform is installed. */
export const nativeCompiler = (): TypstCompiler | undefined => {
  const binding = loadBinding();
  if (!binding) return undefined;
  let loaded: { readonly fonts: string; readonly compiler: NodeCompiler } | undefined;

  return {
    compile: async (files, standard) => {
      const names = fontsFor(new TextDecoder().decode(files.get('print.json')));
      const fonts = names.join();
      if (loaded?.fonts !== fonts) loaded = { fonts, compiler: create(binding, names) };
      const { compiler } = loaded;

      try {
        for (const [name, content] of files) compiler.mapShadow(workspace + name, Buffer.from(content));
        const execution = compiler.compile({ mainFilePath: `${workspace}legal.typ` });
        if (!execution.result)
          throw new Error(`Typst: ${JSON.stringify(execution.takeError()?.shortDiagnostics ?? [])}`);
        return compiler.pdf(execution.result, { pdfStandard: standard });
      } finally {
        compiler.resetShadow();
        // Without it the memoised layouts of every document ever printed stay in memory.
        compiler.evictCache(1);
      }
    },
  };
};

const create = (binding: Binding, names: readonly string[]): NodeCompiler =>
  binding.NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: loadFonts(names) }] });

const loadBinding = (): Binding | undefined => {
  const require = createRequire(import.meta.url);
  for (const name of bindings) {
    try {
      return require(name) as Binding;
    } catch {
      // Not built for this platform: try the next.
    }
  }
  return undefined;
};
