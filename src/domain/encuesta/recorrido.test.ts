import fc, { type GeneratorValue } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CuestionarioDefinido } from '../climas/definicion.ts'
import { climaArbitrary } from '../climas/testing/random-clima.ts'
import { listOpciones } from '../cuestionario/list-opciones.ts'
import { listPreguntas, listPreguntasDeParte } from '../cuestionario/preguntas-de-parte.ts'
import { isDeUnaOpcion } from '../cuestionario/tipos-de-parte.ts'
import { computePagina, findSiguienteTanda, listContestadas, type TandaDePreguntas } from './avance.ts'
import { checkRespuestas } from './check-respuestas.ts'
import { isHojaCompleta, readContestadas, SIN_CONTESTAR, writeHoja } from './hoja.ts'
import { type Borrador, changeOpcion, checkTanda, type RespuestaEnviada } from './respuestas.ts'
import { readRespuestas } from './testing/read-respuestas.ts'

/** The server, as small as it can be: a sheet and the texts, and the reply of a save. */
function createServidor(cuestionario: CuestionarioDefinido) {
  let hoja = ''
  const textos = new Map<string, string>()
  const read = () => readRespuestas(cuestionario, hoja, textos)
  return {
    read,
    get hoja() {
      return hoja
    },
    save(enviadas: readonly RespuestaEnviada[]): RespuestaEnviada[] {
      const revisadas = checkRespuestas(cuestionario, readContestadas(cuestionario, hoja), enviadas)
      if (!revisadas.ok) throw new Error(revisadas.rechazo.mensaje)
      for (const { idPregunta, respuesta, clase } of revisadas.nuevas)
        if (clase === 'abierta') textos.set(idPregunta, respuesta)
      hoja = writeHoja(cuestionario, hoja, revisadas.nuevas)
      const ids = listContestadas(enviadas)
      return read().filter(({ idPregunta }) => ids.has(idPregunta))
    },
  }
}

/** A respondent's taps on one batch, until it may be saved. */
function answer(g: GeneratorValue, { parte, preguntas }: TandaDePreguntas): RespuestaEnviada[] {
  let borrador: Borrador = new Map()
  for (const pregunta of preguntas) {
    if (pregunta.clase === 'opcion') {
      if (
        isDeUnaOpcion(parte.tipo)
          ? pregunta === preguntas.find(({ clase }) => clase === 'opcion')
          : g(fc.boolean)
      )
        borrador = changeOpcion(parte, borrador, pregunta.id)
    } else if (pregunta.clase === 'abierta') {
      if (g(fc.boolean)) borrador = new Map(borrador).set(pregunta.id, 'un texto')
    } else {
      const codigo = g(() => fc.constantFrom(...listOpciones(pregunta))).valor
      borrador = new Map(borrador).set(pregunta.id, codigo)
    }
  }
  const revisado = checkTanda({ parte, preguntas }, borrador)
  if (!revisado.ok) throw new Error(revisado.aviso)
  return revisado.respuestas
}

/** Any screen that still has something to ask. */
function pickPantalla(
  g: GeneratorValue,
  cuestionario: CuestionarioDefinido,
  pantallas: RespuestaEnviada[][],
) {
  const vivas = pantallas.filter((suyas) => findSiguienteTanda(cuestionario, listContestadas(suyas)))
  return vivas.length === 0 ? null : g(() => fc.constantFrom(...vivas))
}

function expectGuardado(antes: string, despues: string) {
  const conservada = [...antes]
    .map((caracter, i) => (caracter === SIN_CONTESTAR ? despues[i] : caracter))
    .join('')
  if (antes !== '') expect(despues).toBe(conservada)
}

const cuestionarioArbitrary = climaArbitrary.map((clima) => clima.definicion.cuestionario)

describe('the walk through any questionnaire', () => {
  test('ends after Y pages and asks every question exactly once', () => {
    fc.assert(
      fc.property(cuestionarioArbitrary, fc.gen(), (cuestionario, g) => {
        const servidor = createServidor(cuestionario)
        const preguntadas: string[] = []
        const paginas: number[] = []
        const { totalPages } = computePagina(cuestionario, new Set())
        for (;;) {
          const contestadas = listContestadas(servidor.read())
          const tanda = findSiguienteTanda(cuestionario, contestadas)
          if (!tanda) break
          paginas.push(computePagina(cuestionario, contestadas).currentPage)
          preguntadas.push(...tanda.preguntas.map((p) => p.id))
          servidor.save(answer(g, tanda))
          if (paginas.length > totalPages) throw new Error('the walk does not end')
        }
        expect(preguntadas).toEqual(listPreguntas(cuestionario).map((p) => p.id))
        expect(paginas).toEqual(Array.from({ length: totalPages }, (_, i) => i + 1))
      }),
    )
  })

  test('on several screens at once, replies lost included, stores each answer once and ends', () => {
    fc.assert(
      fc.property(cuestionarioArbitrary, fc.gen(), (cuestionario, g) => {
        const servidor = createServidor(cuestionario)
        const { totalPages } = computePagina(cuestionario, new Set())
        const pantallas: RespuestaEnviada[][] = [[], [], []]
        let perdidas = 5
        for (let paso = 0; paso <= 3 * totalPages + 5; paso++) {
          const suyas = pickPantalla(g, cuestionario, pantallas)
          const tanda = suyas && findSiguienteTanda(cuestionario, listContestadas(suyas))
          if (!tanda) break
          const antes = servidor.hoja
          const respuesta = servidor.save(answer(g, tanda))
          expectGuardado(antes, servidor.hoja)
          if (perdidas > 0 && g(fc.boolean)) perdidas--
          else suyas.push(...respuesta)
        }
        const guardadas = new Map(servidor.read().map((r) => [r.idPregunta, r.respuesta]))
        for (const suyas of pantallas) {
          expect(suyas).toHaveLength(guardadas.size)
          expect(new Map(suyas.map((r) => [r.idPregunta, r.respuesta]))).toEqual(guardadas)
        }
        expect(findSiguienteTanda(cuestionario, listContestadas(servidor.read()))).toBeNull()
      }),
    )
  })

  test('resumes after any legal saves, and screen and sheet agree on what is complete', () => {
    fc.assert(
      fc.property(cuestionarioArbitrary, fc.gen(), (cuestionario, g) => {
        const servidor = createServidor(cuestionario)
        for (const parte of g(() => fc.shuffledSubarray([...cuestionario.partesCuestionario]))) {
          const preguntas = listPreguntasDeParte(parte)
          const opciones = preguntas.filter((p) => p.clase === 'opcion')
          const otras = preguntas.filter((p) => p.clase !== 'opcion')
          const elegidas = g(() => fc.shuffledSubarray(otras))
          servidor.save(
            answer(g, { parte, preguntas: g(fc.boolean) ? [...opciones, ...elegidas] : opciones }),
          )
        }
        const previas = listContestadas(servidor.read())
        const { totalPages } = computePagina(cuestionario, previas)
        const preguntadas: string[] = []
        for (;;) {
          const contestadas = listContestadas(servidor.read())
          const { currentPage } = computePagina(cuestionario, contestadas)
          expect(currentPage).toBeGreaterThanOrEqual(1)
          expect(currentPage).toBeLessThanOrEqual(totalPages)
          const tanda = findSiguienteTanda(cuestionario, contestadas)
          const completaEnHoja = isHojaCompleta(cuestionario, servidor.hoja)
          expect(tanda === null).toBe(completaEnHoja)
          if (!tanda) break
          preguntadas.push(...tanda.preguntas.map((p) => p.id))
          servidor.save(answer(g, tanda))
        }
        const faltaban = listPreguntas(cuestionario)
          .map((p) => p.id)
          .filter((id) => !previas.has(id))
        expect(preguntadas).toEqual(faltaban)
      }),
    )
  })
})
