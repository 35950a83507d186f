import type { Definicion } from '../climas/definicion.ts'
import { MAX_PUNTOS, PRIMER_PUNTO_A_FAVOR, PRIMER_PUNTO_EN_CONTRA } from '../cuestionario/codigos.ts'
import { countPosiciones } from '../encuesta/hoja.ts'
import { getFavorables, getNota, getValidas } from '../estadistica/medidas.ts'
import { addPersona, createMomentos, type Momentos } from '../estadistica/momentos.ts'

/**
 * Places per question: codes 0 to 4; an option uses 0 (false) and 1 (true), an open question 0 (answered). A question with points
 * counts each answer twice: as the best or the worst code, so that it is favourable or not as a face is, and as its point, behind.
 */
export const VALORES = 5

/** Numbers of every question of a climate: where it has scales, the points of the longest stand behind the codes. */
export const countValores = ({ partesCuestionario }: Definicion['cuestionario']): number =>
  VALORES + Math.max(0, ...partesCuestionario.map(({ puntos }) => puntos?.length ?? 0))

/** The numbers that a set's counts are. */
export type Forma = { posiciones: number; valores: number }

export const getForma = ({ cuestionario }: Definicion): Forma => ({
  posiciones: countPosiciones(cuestionario),
  valores: countValores(cuestionario),
})

/**
 * Counts of answers by group × seniority × question × value, of respondents with at least one answer by
 * group × seniority, and how they differ from each other: all that any result needs, and nobody's answers. The last
 * seniority is "did not say".
 */
export type Cubo = {
  indiceDeGrupo: ReadonlyMap<string, number>
  indiceDeAntiguedad: ReadonlyMap<string, number>
  posicionesDeAntiguedad: readonly number[]
  posiciones: number
  valores: number
  encuestados: Uint32Array
  cuentas: Uint32Array
  momentos: Momentos
}

/** By character of a sheet: its value, and above it what it adds to its variable's note. −1: no answer. */
const NADA = -1
const BITS_DE_VALOR = 4
const MASCARA_DE_VALOR = 15
const MASCARA_DE_CARACTER = 127
const RESPUESTA_DE_CARACTER = new Int32Array(MASCARA_DE_CARACTER + 1).fill(NADA)
for (const [caracter, valor] of Object.entries({ 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, f: 0, t: 1, a: 0 }))
  RESPUESTA_DE_CARACTER[caracter.charCodeAt(0)] = (getNota(valor) << BITS_DE_VALOR) + valor

/** The code that a point counts as. */
const [MEJOR_CODIGO, PEOR_CODIGO] = [0, 3]
for (let punto = 0; punto < MAX_PUNTOS; punto++)
  for (const [primero, codigo] of [
    [PRIMER_PUNTO_A_FAVOR, MEJOR_CODIGO],
    [PRIMER_PUNTO_EN_CONTRA, PEOR_CODIGO],
  ] as const)
    RESPUESTA_DE_CARACTER[primero.charCodeAt(0) + punto] =
      (getNota(codigo) << BITS_DE_VALOR) + VALORES + punto

const T = 't'.charCodeAt(0)

export function createCubo(definicion: Definicion): Cubo {
  const { gruposDeOpinion, cuestionario } = definicion
  const opciones =
    cuestionario.partesCuestionario.find(({ tipo }) => tipo === 'tiempoDeLaborarEnEmpresa')?.preguntas ?? []
  const { posiciones, valores } = getForma(definicion)
  const celdas = gruposDeOpinion.length * (opciones.length + 1)
  return {
    indiceDeGrupo: new Map(gruposDeOpinion.map(({ id }, indice) => [id, indice])),
    indiceDeAntiguedad: new Map(opciones.map(({ id }, indice) => [id, indice])),
    posicionesDeAntiguedad: opciones.map(({ posicion }) => posicion),
    posiciones,
    valores,
    encuestados: new Uint32Array(celdas),
    cuentas: new Uint32Array(celdas * posiciones * valores),
    momentos: createMomentos(definicion, { celdas, posiciones }),
  }
}

/** Many sheets in one text, a line each: group, space, sheet. They are counted where they stand, not copied out. */
export function addHojas(cubo: Cubo, hojas: string): void {
  for (let inicio = 0; inicio < hojas.length; ) {
    const espacio = hojas.indexOf(' ', inicio)
    const salto = hojas.indexOf('\n', espacio)
    const fin = salto === -1 ? hojas.length : salto
    countHoja(cubo, requireGrupo(cubo, hojas.slice(inicio, espacio)), hojas, espacio + 1, fin)
    inicio = fin + 1
  }
}

function requireGrupo({ indiceDeGrupo }: Cubo, id: string): number {
  const grupo = indiceDeGrupo.get(id)
  if (grupo === undefined) throw new RangeError(`group ${id} is not of this climate`)
  return grupo
}

/** The sheet is the text from `inicio` to `fin`. */
function countHoja(cubo: Cubo, grupo: number, texto: string, inicio: number, fin: number): void {
  const { cuentas, momentos, valores } = cubo
  const { tramos, notas } = momentos
  const celda = grupo * getAntiguedades(cubo) + findAntiguedad(cubo, texto, inicio, fin)
  const hasta = Math.min(fin, inicio + cubo.posiciones)
  let lugar = celda * cubo.posiciones * valores
  let vacias = 0
  let i = inicio
  for (let tramo = 0; tramo < tramos.length; tramo += 2) {
    const finDeTramo = Math.min(inicio + tramos[tramo]!, hasta)
    let nota = 0
    for (; i < finDeTramo; i++, lugar += valores) {
      const respuesta = RESPUESTA_DE_CARACTER[texto.charCodeAt(i) & MASCARA_DE_CARACTER]!
      if (respuesta === NADA) {
        vacias++
        continue
      }
      const valor = respuesta & MASCARA_DE_VALOR
      const suya = respuesta >> BITS_DE_VALOR
      cuentas[lugar + valor]! += 1
      if (valor >= VALORES) cuentas[lugar + (getFavorables(suya) > 0 ? MEJOR_CODIGO : PEOR_CODIGO)]! += 1
      nota += suya
    }
    notas[tramos[tramo + 1]!]! += nota
  }
  if (vacias === hasta - inicio) return
  cubo.encuestados[celda]! += 1
  addPersona(momentos, celda)
  if (vacias > 0) countAMedias(momentos, celda, texto, inicio, hasta)
}

/** Parts half answered by whoever left places empty. */
function countAMedias(
  { medidas, aMedias }: Momentos,
  celda: number,
  texto: string,
  inicio: number,
  hasta: number,
): void {
  medidas.forEach(({ posiciones }, m) => {
    let vacias = 0
    let nota = 0
    for (const posicion of posiciones) {
      const lugar = inicio + posicion
      const respuesta =
        lugar < hasta ? RESPUESTA_DE_CARACTER[texto.charCodeAt(lugar) & MASCARA_DE_CARACTER]! : NADA
      if (respuesta === NADA) vacias++
      else nota += respuesta >> BITS_DE_VALOR
    }
    if (vacias > 0 && getValidas(nota) > 0) aMedias[celda * medidas.length + m]! += 1
  })
}

/** Seniorities of the cube, the one of those who did not say included. */
export function getAntiguedades(cubo: Cubo): number {
  return cubo.posicionesDeAntiguedad.length + 1
}

function findAntiguedad(
  { posicionesDeAntiguedad }: Cubo,
  texto: string,
  inicio: number,
  fin: number,
): number {
  for (let i = 0; i < posicionesDeAntiguedad.length; i++) {
    const lugar = inicio + posicionesDeAntiguedad[i]!
    if (lugar < fin && texto.charCodeAt(lugar) === T) return i
  }
  return posicionesDeAntiguedad.length
}
