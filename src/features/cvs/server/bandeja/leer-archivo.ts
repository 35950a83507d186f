import type { LecturaDeCV } from '#contract/schema.generated.ts'
import { proposeDeArchivo } from '#domain/cvs/persona-de-archivo.ts'
import { suggestEtiquetas } from '#domain/cvs/sugerir-etiquetas.ts'
import { readTexto } from '#server/archivos/read-texto.ts'
import type { AppContext } from '#server/context/context.ts'
import { parseArchivo } from '../escribir-cv.ts'
import { listEtiquetas } from '../etiquetas-store.ts'

/** A file as it is about to be registered: what it says of its person. Nothing of it is kept. */
export async function getLecturaDeCv(
  { db }: Pick<AppContext, 'db'>,
  { cv }: { cv: string },
): Promise<LecturaDeCV> {
  const { tipo, bytes, nombre } = await parseArchivo(cv)
  const texto = (await readTexto(tipo, bytes, { nice: 0 })) ?? ''
  const puestos = (await listEtiquetas(db)).map(({ puesto }) => puesto)
  return {
    texto,
    propuestas: proposeDeArchivo(texto, nombre ?? ''),
    etiquetasSugeridas: suggestEtiquetas({ plaza: '', texto }, puestos),
  }
}
