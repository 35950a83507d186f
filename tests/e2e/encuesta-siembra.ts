import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { ClimaInput } from '../../src/domain/climas/clima-input.ts'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { openEscrito, openRespuestas } from '../../src/features/encuesta/server/cajas.ts'
import type { HojasTable } from '../../src/server/db/tables/climas.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { listIdsDeGrupos, readLlave, sembrarClima, sembrarEmpresa } from './climas-siembra.ts'
import { expect, ingresar } from './fixtures.ts'

const [caras, escala, multiple, abiertas, antiguedad] = climaCorto.cuestionario.partesCuestionario as [
  Parte,
  Parte,
  Parte,
  Parte,
  Parte,
]
type Parte = ClimaInput['cuestionario']['partesCuestionario'][number]

/** Every type of part; the faces take two pages, and the multiple choice takes two of three and a comment. */
export const climaParaContestar: ClimaInput = {
  ...climaCorto,
  cuestionario: {
    tipo: 'clima',
    partesCuestionario: [
      {
        ...caras,
        preguntaGeneral: 'Pensando en tu jefe inmediato, ¿qué tan de acuerdo estás con estas frases?',
        preguntas: [
          ...caras.preguntas,
          { orden: 4, pregunta: 'Puedo plantear un desacuerdo.', factorEvaluado: 'Claridad' },
          { orden: 5, pregunta: 'Sé qué se espera de mí.', factorEvaluado: 'Claridad' },
          { orden: 6, pregunta: 'Recibo reconocimiento.', factorEvaluado: 'Claridad', NoAplica: true },
        ],
      },
      escala,
      {
        ...multiple,
        preguntaGeneral: '¿Qué beneficios te importan más?',
        cantidadDeOpciones: 2,
        preguntaAbierta: { orden: 4, pregunta: '¿Cuál otro?' },
        preguntas: [...multiple.preguntas, { orden: 3, pregunta: 'Capacitación' }],
      },
      abiertas,
      antiguedad,
    ],
  },
}

export const PAGINAS = 6

export const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function entrar(page: Page, { ruta }: EncuestaSembrada, token: string) {
  await page.goto(ruta)
  await page.getByLabel('Token').fill(token)
  await boton(page, 'Empezar').click()
  await expect(page.getByText(/^Página \d+ de/)).toBeVisible()
}

/** Presses "Guardar Respuestas" and then, in its dialog, "Guardar". */
export async function guardar(page: Page) {
  await boton(page, 'Guardar Respuestas').click()
  await boton(page, 'Guardar').click()
}

/** The way out stands behind the lock. */
export async function salir(page: Page) {
  await page.getByRole('button', { name: /^Encuesta (anónima|confidencial)$/ }).click()
  await boton(page, 'Salir de la encuesta').click()
}

/** The face, word or box of the question with that text. */
export const respuesta = (page: Page, pregunta: string, texto: string) =>
  page.getByRole('radiogroup', { name: pregunta }).getByRole('radio', { name: texto, exact: true })

/** The first page of faces, all answered. */
export async function llenarPrimeraPagina(page: Page) {
  for (const [pregunta, texto] of [
    ['Mi jefe explica qué espera.', 'Totalmente de acuerdo'],
    ['Trabajo con miedo.', 'No Aplica'],
    ['Mi jefe se contradice.', 'Totalmente de acuerdo'],
    ['Puedo plantear un desacuerdo.', 'En desacuerdo'],
    ['Sé qué se espera de mí.', 'De acuerdo'],
  ] as const) {
    await respuesta(page, pregunta, texto).check()
  }
}

/** Of the first page as llenarPrimeraPagina answers it: the third question is negative, so grin is 3. */
export const HOJA_DE_PRIMERA_PAGINA = '04321'

export interface EncuestaSembrada {
  idClima: string
  ruta: string
  /** Another person of the same climate. */
  invitar: () => Promise<string>
  activar: (activa: boolean) => Promise<void>
  /** Staff corrects a text of the survey. */
  corregir: (antes: string, ahora: string) => Promise<void>
  /** Nobody is invited any more. */
  retirar: () => void
  /** The sheet of the only respondent, as the database has it. */
  leerHoja: () => string
  /** Those of all of them, in an order that says nothing. */
  leerHojas: () => string[]
  leerTextos: () => string[]
}

/** A climate with its survey open. Leaves the page without a session, as a respondent's is. */
export async function sembrarEncuesta(
  page: Page,
  servidor: ServerProcess,
  nombre: string,
  documento: ClimaInput = climaParaContestar,
): Promise<EncuestaSembrada> {
  await ingresar(page)
  const idClima = await sembrarClima(page, await sembrarEmpresa(page, nombre), 2025, documento)
  const [grupo = ''] = await listIdsDeGrupos(page, idClima)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await page.context().clearCookies()
  const open = () => new DatabaseSync(join(servidor.dataDir, 'clima.sqlite'), { timeout: 20_000 })

  const activar = async (encuestaActiva: boolean) => {
    const query = `mutation($idClima: ID!, $encuestaActiva: Boolean!) {
      changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: $encuestaActiva) { encuestaActiva } }`
    const answer = await servidor.graphql(query, { idClima, encuestaActiva }, cookie)
    expect((await answer.json()).errors).toBeUndefined()
  }
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await (await servidor.graphql(query, { idClima, ...variables }, cookie)).json()
    expect(errors).toBeUndefined()
    return data
  }
  const invitar = async () => {
    const { insertTokens } = await ask(
      `mutation($idClima: ID!, $grupo: ID!) {
        insertTokens(idClima: $idClima, idGrupoDeOpinion: $grupo, cuantos: 1) { tokens } }`,
      { grupo },
    )
    return (insertTokens.tokens[0] as string).replaceAll(' ', '')
  }
  const corregir = async (antes: string, ahora: string) => {
    const { appInfo } = await ask(
      'query($idClima: ID!) { appInfo { getDocumentoDeClima(idClima: $idClima, conIds: true) } }',
      {},
    )
    const clima = JSON.parse(appInfo.getDocumentoDeClima.replace(antes, ahora))
    await ask(
      'mutation($idClima: ID!, $clima: ClimaInput!) { updateClimaOrganizacional(idClima: $idClima, clima: $clima) { id } }',
      { clima },
    )
  }
  const retirar = () => {
    const db = open()
    db.prepare('delete from encuestados where id_clima = ?').run(idClima)
    db.close()
  }
  const leer = () => {
    const db = open()
    const filas = db.prepare('select * from hojas where id_clima = ?').all(idClima) as unknown as HojasTable[]
    db.close()
    if (filas.length === 0) return []
    const llave = readLlave(servidor, idClima)
    return filas.map(({ clave, id_grupo: idGrupo, respuestas, textos }) => ({
      hoja: openRespuestas(llave, { idClima, clave, idGrupo }, respuestas),
      textos: [...openEscrito(llave, { idClima, clave, idGrupo }, textos).textos.values()],
    }))
  }
  await activar(true)
  return {
    idClima,
    ruta: `admin/clima-organizacional/encuesta/${idClima}`,
    invitar,
    activar,
    corregir,
    retirar,
    leerHoja: () => leer()[0]?.hoja ?? '',
    leerHojas: () =>
      leer()
        .map(({ hoja }) => hoja)
        .sort(),
    leerTextos: () =>
      leer()
        .flatMap(({ textos }) => textos)
        .sort(),
  }
}
