import { listPreguntas } from '../../../src/domain/cuestionario/preguntas-de-parte.ts'
import { writeHoja } from '../../../src/domain/encuesta/hoja.ts'
import type { RespuestaEnviada } from '../../../src/domain/encuesta/respuestas.ts'
import { requireClima } from '../../../src/features/climas/server/require-clima.ts'
import { findHojasDeClaves } from '../../../src/features/encuesta/server/hojas-store.ts'
import { findLlave } from '../../../src/server/llaves/create-llave.ts'
import { computeClaveDeHoja } from '../../../src/server/llaves/llave.ts'
import type { Base } from '../bases.ts'
import type { Encuesta } from '../encuesta.ts'
import type { Cuenta } from './persona.ts'
import { listPaginas } from './respuestas-de-persona.ts'

/** Every sheet and text against what was acknowledged to its owner; gives what is missing, changed or too much. */
export async function checkHojas(
  base: Base,
  { idClima, tokens }: Encuesta,
  cuentas: Cuenta[],
): Promise<string[]> {
  const ctx = await base.open()
  const clima = await requireClima(ctx.db, idClima)
  const llave = (await findLlave(ctx, clima))!
  const { cuestionario } = clima.definicion
  const clases = new Map(listPreguntas(cuestionario).map(({ id, clase }) => [id, clase]))
  const write = (paginas: RespuestaEnviada[][]) =>
    paginas.length === 0
      ? ''
      : writeHoja(
          cuestionario,
          '',
          paginas.flat().map((r) => ({ ...r, clase: clases.get(r.idPregunta)! })),
        )

  const claves = tokens.map((token) => computeClaveDeHoja(llave, token))
  const hojas = await findHojasDeClaves(ctx.db, { idClima, llave }, claves)
  await ctx.db.destroy()

  const mal: string[] = []
  let esperados = 0
  for (const [i, { guardadas, pendiente }] of cuentas.entries()) {
    const paginas = listPaginas(cuestionario, i)
    const hoja = hojas.get(claves[i]!)?.respuestas ?? ''
    const cuantas = pendiente && hoja === write(paginas.slice(0, guardadas + 1)) ? guardadas + 1 : guardadas
    if (hoja !== write(paginas.slice(0, cuantas))) mal.push(`sheet of person ${i}: not what was acknowledged`)
    for (const { idPregunta, respuesta } of paginas.slice(0, cuantas).flat()) {
      if (clases.get(idPregunta) !== 'abierta') continue
      esperados++
      const texto = hojas.get(claves[i]!)?.escrito.textos.get(idPregunta)
      if (texto !== respuesta) mal.push(`text of person ${i}: not what was acknowledged`)
    }
  }
  const textos = [...hojas.values()].reduce((suma, { escrito }) => suma + escrito.textos.size, 0)
  if (textos !== esperados) mal.push(`${textos} texts, not ${esperados}`)
  return mal
}
