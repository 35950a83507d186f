// The desk of a question with 20,000 answers, a quarter of them with a theme: how soon it stands there, and what a key costs.
import type { Page } from '@playwright/test'
import { listPreguntas } from '../src/domain/cuestionario/preguntas-de-parte.ts'
import { createAzar } from '../src/domain/estadistica/azar.ts'
import { formatVista } from '../src/features/climas/web/vista.ts'
import { EMPRESAS, PREGUNTAS } from '../src/features/operacion/server/demo/datos.ts'
import { createComentarios } from '../src/features/operacion/server/demo/invent-comentarios.ts'
import { isDeTema } from '../src/features/operacion/server/demo/load-seguimiento.ts'
import { insertTemaRow } from '../src/features/voces/server/voces-store.ts'
import { MesaDeClima, type MesaDeClimaQuery } from '../src/features/voces/web/voces.generated.ts'
import type { AppContext } from '../src/server/context/context.ts'
import { inTransaction } from '../src/server/db/engine/transaction.ts'
import { newClave } from '../src/server/llaves/llave.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { loadClima } from './support/load-clima.ts'
import { launchNavegador } from './support/navegador.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn } from './support/sesion.ts'
import { findTareaMasLarga, waitForLista, watchPage, watchTareas } from './support/vigia.ts'

/** After the last key, for what it set off. */
const REPOSO_MS = 1_500
const RESPUESTAS = 20_000
const LOTE = 500
const RUNS = 3
const CADA_CUANTAS_CON_TEMA = 4

async function loadTextos(ctx: AppContext): Promise<string> {
  const clima = await loadClima(ctx, 400, { minimoPorGrupo: 5 })
  const { cuestionario, gruposDeOpinion } = clima.definicion
  const { id: idPregunta } = listPreguntas(cuestionario).find(({ clase }) => clase === 'abierta')!
  const azar = createAzar('mesa')
  const { pregunta, lista } = EMPRESAS.flatMap(({ rondas }) => rondas).find((ronda) => ronda.temas)!.temas!
  const { frases } = PREGUNTAS.find((una) => una.pregunta === pregunta)!
  const write = createComentarios(frases, { anio: 2025, suyas: false })
  await inTransaction(ctx.db, async (tx) => {
    await tx.updateTable('climas').set({ publicacion: 1 }).where('id', '=', clima.id).execute()
    const temas: { id: string; dice: string[] }[] = []
    for (const [orden, { nombre, dice }] of lista.entries()) {
      const id = (await insertTemaRow(tx, { idClima: clima.id, idPregunta, nombre }, orden))!
      temas.push({ id, dice })
    }
    for (let desde = 0; desde < RESPUESTAS; desde += LOTE) {
      const textos = Array.from({ length: LOTE }, () => ({
        id_clima: clima.id,
        clave: newClave(),
        id_grupo: azar.pick(gruposDeOpinion).id,
        id_pregunta: idPregunta,
        texto: write(azar, 'oficina'),
      }))
      await tx.insertInto('textos').values(textos).execute()
      const puestos = textos
        .filter((_, i) => i % CADA_CUANTAS_CON_TEMA === 0)
        .flatMap(({ clave, texto }) =>
          temas
            .filter(({ dice }) => isDeTema(texto, dice))
            .map(({ id }) => ({ id_clima: clima.id, clave, id_tema: id })),
        )
      if (puestos.length > 0) await tx.insertInto('temas_de_textos').values(puestos).execute()
    }
  })
  return clima.id
}

async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(250)
  }
}

async function measureMesa(base: Base): Promise<Figure[]> {
  const ctx = await base.open()
  const idClima = await loadTextos(ctx)
  await ctx.db.destroy()
  const server = await startServerProcess(base.entorno)
  const cookie = await logIn(server)
  const { browser } = await launchNavegador()
  const address = `${server.url}${formatVista({ vista: 'Mesa', idClima })}`
  const medidas: Record<'servidor' | 'lista' | 'abrir' | 'teclas' | 'buscar' | 'mover', number[]> = {
    servidor: [],
    lista: [],
    abrir: [],
    teclas: [],
    buscar: [],
    mover: [],
  }
  for (let turn = 0; turn <= RUNS; turn++) {
    const antes = performance.now()
    const answer = await server.graphql(MesaDeClima, { idClima, idPregunta: null }, cookie)
    const { data } = (await answer.json()) as { data?: MesaDeClimaQuery }
    if (data?.appInfo.getMesa.respuestas.length !== RESPUESTAS) throw new Error('Answers are missing.')
    medidas.servidor.push(performance.now() - antes)
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      extraHTTPHeaders: { cookie },
    })
    const page = await context.newPage()
    await watchPage(page, '[aria-current="true"][data-index]')
    await page.goto(address)
    medidas.lista.push(await waitForLista(page))
    await page.waitForTimeout(2_000)
    medidas.abrir.push(await findTareaMasLarga(page))
    medidas.teclas.push(
      await watchTareas(page, REPOSO_MS, () => pressKeys(page, ['j', '1', 'j', '2', 'j', '3', 'z'])),
    )
    medidas.buscar.push(
      await watchTareas(page, REPOSO_MS, () => pressKeys(page, ['/', 'b', 'u', 's', 'Enter'])),
    )
    medidas.mover.push(
      await watchTareas(page, REPOSO_MS, async () => {
        await page.mouse.move(600, 500)
        for (let i = 0; i < 30; i++) {
          await page.mouse.wheel(0, 600)
          await page.waitForTimeout(60)
        }
      }),
    )
    await context.close()
  }
  await browser.close()
  await server.stop()
  // The first visit warms the server up.
  const min = (medida: number[]) => Math.min(...medida.slice(1))
  return [
    { name: 'the server answers the desk', value: min(medidas.servidor), unit: 'ms' },
    { name: 'the first answer stands, from the address on', value: min(medidas.lista), unit: 'ms' },
    { name: 'longest task while it opens', value: min(medidas.abrir), unit: 'ms', aim: '≤ 100 ms' },
    { name: 'longest task of a key', value: min(medidas.teclas), unit: 'ms', aim: '≤ 50 ms' },
    { name: 'longest task of a letter of a search', value: min(medidas.buscar), unit: 'ms', aim: '≤ 50 ms' },
    { name: 'longest task of scrolling', value: min(medidas.mover), unit: 'ms', aim: '≤ 50 ms' },
  ]
}

export async function benchMesa(): Promise<void> {
  await withBases(async ([sqlite]) => reportFigures('mesa', await measureMesa(sqlite!)))
}

if (import.meta.main) await benchMesa()
