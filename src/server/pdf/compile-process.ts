import type { Fuentes, Pdf } from './documento.ts'

/**
 * A process of its own for each document: what the compiler takes is given back when it ends, and whatever happens to it
 * happens to nobody else. The native compiler is taken where its binary is installed, else the one in WebAssembly.
 */
async function compile(fuentes: Fuentes, soloWasm: boolean): Promise<Pdf> {
  const native = soloWasm ? null : await import('./compile-native.ts').catch(() => null)
  if (native) return native.compileNative(fuentes)
  const { compileWasm } = await import('./compile-wasm.ts')
  return compileWasm(fuentes)
}

process.once('message', async ({ fuentes, soloWasm }: { fuentes: Fuentes; soloWasm: boolean }) => {
  const outcome = await compile(fuentes, soloWasm).catch((error: unknown) => ({ falla: String(error) }))
  process.send!(outcome, () => process.exit(0))
})
