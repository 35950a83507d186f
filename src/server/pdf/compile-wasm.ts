import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import initWasm, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import type { Fuentes, Pdf } from './documento.ts'

/** The same compiler of the same version where no binary of it exists: slower, tagged, without the check of PDF/UA-1. */
export async function compileWasm({ plantilla, archivos, letras }: Fuentes): Promise<Pdf> {
  const wasm = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  await initWasm({ module_or_path: readFileSync(wasm) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const bytes of letras) await builder.add_raw_font(bytes)
  const compiler = await builder.build()
  compiler.add_source('/documento.typ', plantilla)
  for (const [nombre, bytes] of archivos) compiler.map_shadow(nombre, bytes)
  const compiled = compiler.compile('/documento.typ', undefined, 'pdf', 3)
  if (!compiled.result) throw new Error(JSON.stringify(compiled.diagnostics ?? 'no document').slice(0, 2000))
  return { bytes: compiled.result, accesible: false }
}
