import type { Definicion } from '#domain/climas/definicion.ts'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { addHojas, type Cubo, createCubo } from '#domain/resultados/cubo.ts'
import type { TextoLeido } from '#domain/resultados/respuestas-abiertas.ts'
import type { Db } from '#server/db/engine/database.ts'
import { sinLlave } from '#server/llaves/create-llave.ts'
import { computeClaveDeTexto, type Llave } from '#server/llaves/llave.ts'
import { countTodas, readEscritos, readLineas } from './hojas-store.ts'

/** llave: null where there is none, which matters to nobody as long as nothing was answered. */
type Abierto = { id: string; definicion: Definicion; llave: Llave | null }

export const hasHojas = async (db: Db, { id }: Pick<Abierto, 'id'>): Promise<boolean> =>
  (await countTodas(db, id)) > 0

/**
 * Counts of a climate's sheets, or those of one block. Whoever asks learns counts, and no sheet leaves this
 * feature. `hojas`: how many were read.
 */
export async function countHojas(
  db: Db,
  { bloque, ...clima }: Abierto & { bloque?: number },
): Promise<{ cubo: Cubo; hojas: number }> {
  const { id, definicion, llave } = clima
  const cubo = createCubo(definicion)
  let hojas = 0
  if (!llave && (await hasHojas(db, clima))) throw sinLlave()
  if (!llave) return { cubo, hojas }
  for await (const lineas of readLineas(db, { idClima: id, llave, bloque })) {
    addHojas(cubo, lineas.join('\n'))
    hojas += lineas.length
  }
  return { cubo, hojas }
}

const listAbiertas = ({ cuestionario }: Definicion) =>
  listPreguntas(cuestionario).filter(({ clase }) => clase === 'abierta')

/** As they are published: with the key that a text has then, which is nobody's, and in the order of these keys. */
export type TextoSuelto = TextoLeido & { clave: string }

/** bloque: of the sheet that it was written on. */
type Elegir = (texto: { idPregunta: string; idGrupo: string; bloque: number }) => boolean

/** Written answers, up to a block or in all; two texts of one person stand as far from each other as any two. */
export async function readTextos(
  db: Db,
  clima: Abierto,
  { hastaBloque, elegir }: { hastaBloque?: number; elegir?: Elegir } = {},
): Promise<TextoSuelto[]> {
  const { id, definicion, llave } = clima
  const textos: TextoSuelto[] = []
  if (listAbiertas(definicion).length === 0) return textos
  if (!llave && (await hasHojas(db, clima))) throw sinLlave()
  if (!llave) return textos
  for await (const tira of readEscritos(db, { idClima: id, llave, hastaBloque }))
    for (const { idGrupo, bloque, escrito } of tira)
      for (const [idPregunta, texto] of escrito.textos)
        if (elegir?.({ idPregunta, idGrupo, bloque }) ?? true)
          textos.push({
            clave: computeClaveDeTexto(llave, escrito.raiz, idPregunta),
            idGrupo,
            idPregunta,
            texto,
          })
  return textos.sort((a, b) => (a.clave < b.clave ? -1 : 1))
}

/** Some texts more than there are: each person may have written one to each question. */
export const countTextosPosibles = async (
  db: Db,
  { id, definicion }: Omit<Abierto, 'llave'>,
): Promise<number> => (await countTodas(db, id)) * listAbiertas(definicion).length
