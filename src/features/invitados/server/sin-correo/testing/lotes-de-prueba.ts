import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { callEncuesta, listTodas } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { computeTokenDeLote } from '#server/llaves/lotes/token-de-lote.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { openEncuestados } from '../../encuestados/testing/encuestados-de-prueba.ts'

const LOTE = '{ numero idGrupoDeOpinion via hojas series usadas anulado creado nombre }'

export interface LoteEnLista {
  numero: number
  via: string
  hojas: number
  series: number
  usadas: number | null
  anulado: boolean
}

/** An active survey with two groups (10 and 30 planned), and what staff do for people without address. */
export async function openLotes(engine: Engine, minimoPorGrupo = 1) {
  const app = await openEncuestados(engine, { clima: { fechaLimite: null, minimoPorGrupo } })
  const { idClima, call, oficina } = app
  await app.changeActiva(idClima, true)
  const { clima } = await requireAbierto(app.ctx, idClima)

  const insertLote = (hojas: number, { via = 'papeleta', idGrupo = oficina } = {}) =>
    call(
      `mutation($idClima: ID!, $idGrupo: ID!, $via: ViaDeLote!, $hojas: Int!) {
        insertLote(idClima: $idClima, idGrupoDeOpinion: $idGrupo, via: $via, hojas: $hojas) ${LOTE} }`,
      { idClima, idGrupo, via, hojas },
    )
  const print = (lote: number, cuantas: number, papel = 'carta') =>
    call(
      `mutation($idClima: ID!, $lote: Int!, $cuantas: Int!, $papel: Papel!) {
        printPapeletas(idClima: $idClima, lote: $lote, cuantas: $cuantas, papel: $papel) }`,
      { idClima, lote, cuantas, papel },
    )
  const computeToken = async (lote: number, serie: number) => {
    const { llave } = await requireAbierto(app.ctx, idClima)
    return computeTokenDeLote(llave, { lote, serie })
  }
  return {
    ...app,
    ...callEncuesta(app, idClima),
    listTodas: () => listTodas(clima.definicion.cuestionario),
    insertLote,
    print,
    computeToken,
    /** A batch of which so many were printed, as tokens. */
    makePapeletas: async (hojas: number, impresas = hojas, idGrupo = oficina) => {
      const { numero } = (await insertLote(hojas, { idGrupo })).data.insertLote
      // As printPapeletas draws them, without a file each time.
      await app.ctx.db
        .updateTable('lotes')
        .set({ series: impresas })
        .where('id_clima', '=', idClima)
        .where('numero', '=', numero)
        .execute()
      const tokens: string[] = []
      for (let serie = 1; serie <= impresas; serie++) tokens.push(await computeToken(numero, serie))
      return { numero: numero as number, tokens }
    },
    anular: (lote: number) =>
      call(`mutation($idClima: ID!, $lote: Int!) { anularLote(idClima: $idClima, lote: $lote) ${LOTE} }`, {
        idClima,
        lote,
      }),
    getLotes: async (): Promise<LoteEnLista[]> =>
      (await call(`query($idClima: ID!) { appInfo { getLotes(idClima: $idClima) ${LOTE} } }`, { idClima }))
        .data.appInfo.getLotes,
    draw: (lote: number, cuantas: number) =>
      call(
        `mutation($idClima: ID!, $lote: Int!, $cuantas: Int!) {
          drawCaptura(idClima: $idClima, lote: $lote, cuantas: $cuantas) { series } }`,
        { idClima, lote, cuantas },
      ),
    capture: (
      lote: number,
      hojas: { serie: number; respuestas: readonly { idPregunta: string; respuesta: string }[] }[],
    ) =>
      call(
        `mutation($idClima: ID!, $lote: Int!, $hojas: [HojaCapturadaInput!]!) {
          insertCaptura(idClima: $idClima, lote: $lote, hojas: $hojas) { mensaje } }`,
        { idClima, lote, hojas },
      ),
    isSaved: (answer: { errors?: unknown[] }) => codeOf(answer as never) === undefined,
  }
}
