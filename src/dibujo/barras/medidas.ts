import { ANCHO_MINIMO, type Forma } from '../formas.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import type { Barra, Diferencia, Fila, GraficaDeBarras } from './grafica-de-barras.ts'

export const LETRA_DE_NOMBRE: Letra = { tamano: 16, peso: 500 }
export const LETRA_DE_NOTA: Letra = { tamano: 13, peso: 400 }
export const LETRA_DE_AVISO: Letra = { tamano: 13, peso: 600 }
export const LETRA_DE_RESERVA: Letra = { tamano: 15, peso: 600 }
export const LETRA_DE_RAZON: Letra = { tamano: 15, peso: 400 }
export const LINEA = { nombre: 20, nota: 18, reserva: 21 }

/** Widths of the names beside their bars; narrower where a difference stands at the right. */
const COLUMNA = { ancha: [300, 260], media: [218, 184] } as const
const COLUMNA_DE_CORTOS = 88
/** Between a name and the axis. */
const AIRE_DE_NOMBRE = 20
const COLUMNA_DE_DIFERENCIAS = { ancha: 132, media: 104, angosta: 0 }
/** For a figure at the end of a bar of 100. */
const LUGAR_DEL_VALOR = { ancha: 72, media: 66, angosta: 56 }

/** The withheld row's words begin after its padlock. */
export const SANGRIA_DE_RESERVA = 44

export interface MedidasDeBarras {
  forma: Forma
  /** The names stand above their bars. */
  encima: boolean
  izquierda: number
  derecha: number
  /** Height of a bar, and of the place it stands in. */
  barra: number
  lugar: number
  entreBarras: number
  letraDeValor: Letra
  /** The narrowest plot that this form may have. */
  anchoDePlano: number
  filas: MedidasDeFila[]
}

export interface MedidasDeFila {
  y: number
  alto: number
  /** Where the bars stand, within the row. */
  plano: { y: number; alto: number }
  nombre: string[]
  nota: { texto: string; junto: number | null } | null
  aviso: string[]
  altoDeRotulo: number
  barras: { y: number; alto: number; lineas: string[]; razon: string[] }[]
}

/** A series that is withheld whole takes no room in the rows. */
const isMuda = (barra: Barra) => barra.tipo === 'reservada' && barra.muda === true

const isReservadaEntera = (fila: Fila) => fila.barras.length === 1 && fila.barras[0]?.tipo === 'reservada'

export const hasPlano = (fila: Fila) => !isReservadaEntera(fila)

/** Everything follows from words and number of bars, so that the room is kept before anything is drawn. */
export function computeMedidas(grafica: GraficaDeBarras, forma: Forma): MedidasDeBarras {
  const { filas, enLista } = grafica
  const conDiferencia = grafica.encabezadoDeDiferencia !== undefined
  // A few letters find room beside their bar even on a phone.
  const cortos =
    !enLista &&
    filas.every(
      ({ nombre, nota, aviso }) =>
        !nota && !aviso && measureTexto(nombre, LETRA_DE_NOMBRE) <= COLUMNA_DE_CORTOS - AIRE_DE_NOMBRE,
    )
  const encima = forma === 'angosta' && !cortos
  const series = Math.max(1, ...filas.map(({ barras }) => barras.filter((barra) => !isMuda(barra)).length))
  const izquierda =
    forma === 'angosta' || cortos ? (encima ? 0 : COLUMNA_DE_CORTOS) : COLUMNA[forma][conDiferencia ? 1 : 0]
  const derecha = LUGAR_DEL_VALOR[forma] + (conDiferencia ? COLUMNA_DE_DIFERENCIAS[forma] : 0)
  const [barra, lugar, entreBarras] = series === 1 ? [24, 24, 0] : series === 2 ? [22, 26, 3] : [16, 18, 3]
  const medidas: MedidasDeBarras = {
    forma,
    encima,
    izquierda,
    derecha,
    barra: cortos ? 22 : barra,
    lugar,
    entreBarras,
    letraDeValor: { tamano: series > 2 ? 13 : forma === 'angosta' ? 15 : 16, peso: 700 },
    anchoDePlano: ANCHO_MINIMO[forma] - izquierda - derecha,
    filas: [],
  }
  let y = enLista ? 0 : PRIMERA_FILA
  for (const fila of filas) {
    const medida = { ...measureFila(fila, medidas, cortos, series), y }
    medidas.filas.push(medida)
    y += medida.alto
  }
  return medidas
}

const PRIMERA_FILA = 6

function measureFila(fila: Fila, medidas: MedidasDeBarras, cortos: boolean, series: number) {
  const rotulo = measureRotulo(fila, medidas)
  const barras: MedidasDeFila['barras'] = []
  let suma = 0
  for (const barra of fila.barras) {
    const medida = measureBarra(barra, medidas, series)
    barras.push({ ...medida, y: suma })
    if (!isMuda(barra)) suma += medida.alto + medidas.entreBarras
  }
  const altoDeBarras = suma - medidas.entreBarras
  if (medidas.encima) {
    const plano = Math.max(series === 1 ? 34 : 0, altoDeBarras + (series === 1 ? 10 : 8))
    const arriba = 8 + rotulo.altoDeRotulo + 4
    return { ...rotulo, barras, plano: { y: arriba, alto: plano }, alto: arriba + plano + 4 }
  }
  const minimo = cortos ? 36 : series > 1 ? 0 : fila.nota ? 52 : 48
  const aire = series === 1 ? (isReservadaEntera(fila) ? 10 : 14) : 24
  const alto = Math.max(minimo, altoDeBarras + aire, rotulo.altoDeRotulo + 14)
  return { ...rotulo, barras, plano: { y: 0, alto }, alto }
}

function measureRotulo({ nombre, nota, aviso, diferencia }: Fila, medidas: MedidasDeBarras) {
  const ancho = medidas.encima
    ? ANCHO_MINIMO.angosta - (diferencia ? measureDiferencia(diferencia, 'angosta') + 16 : 0)
    : medidas.izquierda - AIRE_DE_NOMBRE
  const lineas = wrapTexto(nombre, LETRA_DE_NOMBRE, ancho)
  const ultima = measureTexto(lineas.at(-1) ?? '', LETRA_DE_NOMBRE) + 8
  const cabe = nota !== undefined && ultima + measureTexto(nota, LETRA_DE_NOTA) <= ancho
  const junto = medidas.encima && !diferencia && cabe ? ultima : null
  const avisos = aviso ? wrapTexto(aviso, LETRA_DE_AVISO, ancho) : []
  const menores = (nota && junto === null ? 1 : 0) + avisos.length
  return {
    nombre: lineas,
    nota: nota ? { texto: nota, junto } : null,
    aviso: avisos,
    altoDeRotulo: Math.max(
      lineas.length * LINEA.nombre + menores * LINEA.nota,
      medidas.encima && diferencia?.nota ? LINEA.nombre + LINEA.nota : 0,
    ),
  }
}

function measureBarra(
  barra: Barra,
  { lugar, anchoDePlano, encima, derecha }: MedidasDeBarras,
  series: number,
) {
  if (barra.tipo !== 'reservada') return { alto: lugar, lineas: [], razon: [] }
  const caja = anchoDePlano + (encima ? derecha : 0)
  if (isMuda(barra)) return { alto: 0, lineas: [], razon: [] }
  if (series > 2) return { alto: 20, lineas: [barra.texto], razon: [] }
  if (series === 2) {
    const sangria = 10 + measureTexto(`${barra.serie ?? ''}  `, LETRA_DE_RESERVA) + (encima ? 0 : 26)
    const lineas = wrapTexto(barra.texto, LETRA_DE_RAZON, caja - sangria - 10)
    return { alto: Math.max(lugar, lineas.length * 19 + 6), lineas, razon: [] }
  }
  const ancho = caja - SANGRIA_DE_RESERVA - 12
  const lineas = wrapTexto(barra.texto, LETRA_DE_RESERVA, ancho)
  const razon = barra.razon ? wrapTexto(barra.razon, LETRA_DE_RAZON, ancho) : []
  return { alto: (lineas.length + razon.length) * LINEA.reserva + 20, lineas, razon }
}

export const getLetraDeDiferencia = (tono: Diferencia['tono'], forma: Forma): Letra =>
  tono === 'ninguna' || forma === 'angosta'
    ? {
        tamano: tono === 'ninguna' ? 15 : 18,
        peso: tono === 'ninguna' ? 500 : 700,
        familia: tono === 'ninguna' ? 'texto' : 'display',
      }
    : { tamano: 20, peso: 700, familia: 'display' }

/** With its arrow. */
const measureDiferencia = ({ texto, nota = '', tono }: Diferencia, forma: Forma) =>
  Math.max(
    measureTexto(texto, getLetraDeDiferencia(tono, forma)) +
      (tono === 'sube' || tono === 'baja' ? FLECHA : 0),
    measureTexto(nota, LETRA_DE_NOTA),
  )

export const FLECHA = 18
