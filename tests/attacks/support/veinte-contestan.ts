import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { respaldo } from '../../../src/cli/respaldo.ts'
import type { ClimaInput } from '../../../src/domain/climas/clima-input.ts'
import { climaCorto } from '../../../src/domain/climas/testing/clima-corto.ts'
import { listPreguntas } from '../../../src/domain/cuestionario/preguntas-de-parte.ts'
import { findHoja } from '../../../src/features/encuesta/server/hojas-store.ts'
import { openConMinimo } from '../../../src/features/publicacion/server/testing/publicacion-de-prueba.ts'
import type { Engine } from '../../../src/server/db/engine/database.ts'
import { computeClaveDeHoja } from '../../../src/server/llaves/llave.ts'
import { requireAbierto } from '../../support/respuestas-de-prueba.ts'
import { createTestCli } from '../../support/test-cli.ts'
import { type Verdad, watch } from './atacante.ts'
import { copyAll, keepLogFromHere } from './copias.ts'

/** From nothing to the limit: each is alone in its step, whatever steps sizes are rounded to. */
const LARGOS = [
  0, 1, 3, 7, 15, 30, 60, 100, 150, 250, 400, 600, 900, 1_300, 1_800, 2_300, 2_800, 3_300, 3_700, 4_000,
]
export const PERSONAS = LARGOS.length

const PALABRAS =
  'turno jefa señal máquina almuerzo pasillo reunión camión horario bodega respeto ayuda orden silencio pregunta ventana niño café después también todavía aquí explicó pidió volvió'.split(
    ' ',
  )

/** As people write, and nobody else writes the same. */
function inventTexto(largo: number): string {
  let texto = ''
  while (texto.length < largo) texto += `${PALABRAS[randomInt(PALABRAS.length)]} `
  return texto.slice(0, largo).replace(/ $/, '.')
}

const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, lugar: randomInt(2 ** 32) }))
    .sort((a, b) => a.lugar - b.lugar)
    .map(({ value }) => value)

/** One group of twenty who are asked enough for no two sheets to be alike. */
const CLIMA: Partial<ClimaInput> = {
  ...climaCorto,
  fechaLimite: null,
  minimoPorGrupo: 5,
  gruposDeOpinion: [{ orden: 1, nombre: 'Oficina', encuestadosPlaneados: PERSONAS }],
  areasDeTrabajo: [{ nombre: 'Administración', gruposDeOpinion: [1] }],
  cuestionario: {
    tipo: 'clima',
    partesCuestionario: [
      {
        orden: 1,
        tipo: 'smile',
        variable: 'Liderazgo',
        preguntas: Array.from({ length: 40 }, (_, i) => ({
          orden: i + 1,
          pregunta: `Pregunta ${i + 1}.`,
          factorEvaluado: 'Claridad',
        })),
      },
      { orden: 2, tipo: 'preguntasAbiertas', preguntas: [{ orden: 1, pregunta: '¿Algo más?' }] },
    ],
  },
}

/** They answer in two saves each, in no order; between every two the attacker looks. */
export async function letVeinteAnswer(engine: Engine) {
  const app = await openConMinimo(engine, CLIMA)
  const { ctx, idClima, call, invite, save } = app
  const inicio = await keepLogFromHere(ctx.db)
  const { look, miradas } = watch(ctx, async () => {
    const { data } = await call(
      'query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) { id estado } } }',
      { idClima },
    )
    return new Map(data.appInfo.getEncuestados.map(({ id, estado }: any) => [id, estado]))
  })
  const personas: { id: string; token: string; texto: string }[] = []
  for (const largo of shuffle(LARGOS)) personas.push({ ...(await invite(1)), texto: inventTexto(largo) })
  await look()
  const preguntas = listPreguntas(app.clima.definicion.cuestionario)
  const answer = async (token: string, cuales: typeof preguntas, texto: string) => {
    const respuestas = cuales.map(({ id, clase }) => ({
      idPregunta: id,
      respuesta: clase === 'abierta' ? texto : String(randomInt(4)),
    }))
    const guardadas = await save(token, respuestas)
    if (guardadas.errors) throw new Error(guardadas.errors[0].message)
    await look()
  }
  for (const { token, texto } of shuffle(personas)) await answer(token, preguntas.slice(0, 25), texto)
  for (const { token, texto } of shuffle(personas)) await answer(token, preguntas.slice(25), texto)

  const { llave } = await requireAbierto(ctx, idClima)
  const verdades = new Map<string, Verdad>()
  for (const { id, token, texto } of personas) {
    const hoja = await findHoja(ctx.db, { idClima, llave }, computeClaveDeHoja(llave, token))
    verdades.set(id, { respuestas: hoja!.respuestas, texto })
  }
  let copias = 0
  /** Everything that could be copied now: a backup of the product's among it. */
  const copy = async () => {
    const file = join(ctx.config.dataDir, `copia-${++copias}.sqlite`)
    await respaldo(createTestCli(ctx).cli, [file, '--sin-llaves'])
    const { bytes } = await copyAll(ctx, inicio)
    return Buffer.concat([bytes, readFileSync(file)])
  }
  return {
    ...app,
    look,
    miradas,
    verdades,
    copy,
    secret: ctx.config.secret!,
    llave: readFileSync(join(ctx.config.llavesDir, `${idClima}.llave`)),
  }
}
