import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Fuentes, Pdf } from './documento.ts'

// A process of its own for each document: what the compiler takes is given back when it ends, and whatever happens to it
// happens to nobody else.

const LUGAR = '/documento'
const MAX_MOTIVO = 500

/** PDF/UA-1 refuses what a screen reader could not read; a document refused so is written without the claim. */
function compile({ plantilla, archivos, letras }: Fuentes): Pdf {
  const compiler = NodeCompiler.create({
    workspace: LUGAR,
    fontArgs: [{ fontBlobs: letras.map((bytes) => Buffer.from(bytes)) }],
  })
  const mainFilePath = `${LUGAR}/documento.typ`
  compiler.addSource(mainFilePath, plantilla)
  for (const [nombre, bytes] of archivos) compiler.mapShadow(`${LUGAR}${nombre}`, Buffer.from(bytes))
  const compiled = compiler.compile({ mainFilePath })
  if (!compiled.result) throw new Error(formatDiagnostics(compiler, compiled))
  try {
    return { bytes: compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }) }
  } catch (error) {
    return { bytes: compiler.pdf(compiled.result), motivo: String(error).slice(0, MAX_MOTIVO) }
  }
}

function formatDiagnostics(compiler: NodeCompiler, compiled: ReturnType<NodeCompiler['compile']>): string {
  const error = compiled.takeDiagnostics()
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 2000) : 'no document'
}

function answer(fuentes: Fuentes): Pdf | { falla: string } {
  try {
    return compile(fuentes)
  } catch (error) {
    return { falla: String(error) }
  }
}

process.once('message', (fuentes: Fuentes) => {
  const outcome = answer(fuentes)
  process.send!(outcome, () => process.exit(0))
})
