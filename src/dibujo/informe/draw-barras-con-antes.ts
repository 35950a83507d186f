import type { FilaDeCifra } from '#domain/informe/informe.ts'
import { UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { MARCA_EN_PAPEL } from '#domain/resultados/menos-preguntas.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import { formatDiferencia, formatPorcentaje } from '../resultados/cifras.ts'
import { getColorDeBanda } from '../resultados/colores.ts'
import { CON_OTRAS_PREGUNTAS } from '../resultados/graficas.ts'
import { at, CANDADO, type Figura, type Trazo } from '../trazos.ts'

const NOMBRES = 210
const DIFERENCIAS = 74
const BARRA = 20
/** Height of a row where nothing presses. */
const FILA = 29
const LINEA = 17
const NOMBRE: Letra = { tamano: 14, peso: 400 }
const VALOR: Letra = { tamano: 14, peso: 700 }
const DIFERENCIA: Letra = { tamano: 14, peso: 600 }
const SIN_DIFERENCIA: Letra = { tamano: 10.5, peso: 500 }
/** Bars below 61 would look like others in greys: they have a black corner. */
const BAJO = 61

/** Rows of bars with the other round as a stroke, and the points between them at the right edge. */
export function drawBarrasConAntes(filas: FilaDeCifra[], altoDeFila = FILA): Figura {
  const conDiferencias = filas.some(({ antes, sinAntes }) => antes !== null || sinAntes)
  const trazos: Trazo[] = []
  let y = 4
  for (const fila of filas) {
    const lineas = wrapTexto(fila.nombre, NOMBRE, NOMBRES - 16)
    const alto = Math.max(altoDeFila, lineas.length * LINEA + 6)
    trazos.push(...drawNombre(lineas, y + alto / 2), ...drawFila(fila, y + alto / 2, conDiferencias))
    y += alto
  }
  return {
    alto: y + 4,
    izquierda: NOMBRES,
    derecha: conDiferencias ? DIFERENCIAS : 12,
    trazos: [...drawUmbral(y), ...trazos],
  }
}

function drawUmbral(alto: number): Trazo[] {
  const x = at(UMBRAL_DE_SATISFACCION / 100)
  return [
    { tipo: 'linea', x1: at(0), y1: 0, x2: at(0), y2: alto, borde: { color: 'ink', grueso: 1.5 } },
    {
      tipo: 'linea',
      x1: x,
      y1: 0,
      x2: x,
      y2: alto,
      borde: { color: 'line-strong', grueso: 1, guiones: '2 3' },
    },
  ]
}

function drawNombre(lineas: string[], centro: number): Trazo[] {
  const primera = centro + 5 - ((lineas.length - 1) * LINEA) / 2
  return lineas.map((texto, i) => ({
    tipo: 'texto',
    x: at(0, -NOMBRES),
    y: primera + i * LINEA,
    texto,
    letra: NOMBRE,
    color: 'ink',
  }))
}

function drawFila(fila: FilaDeCifra, centro: number, conDiferencias: boolean): Trazo[] {
  const { valor, antes } = fila
  if (valor === null) return drawSinCifra(fila, centro)
  const y = centro - BARRA / 2
  const texto = `${formatPorcentaje(valor)}${fila.menosPreguntas ? MARCA_EN_PAPEL : ''}`
  // Where the bar leaves no room beside it, the figure stands in it, on paper.
  const dentro = valor > 88
  const fin = dentro ? valor : Math.max(valor, antes ?? 0)
  const ancho = measureTexto(texto, VALOR)
  return [
    {
      tipo: 'rect',
      x: at(0),
      y,
      ancho: at(valor / 100),
      alto: BARRA,
      relleno: getColorDeBanda(valor),
    },
    ...(valor < BAJO
      ? [
          {
            tipo: 'camino' as const,
            x: at(valor / 100, -8),
            y,
            d: 'M0 0h8v8z',
            relleno: 'ink' as const,
          },
        ]
      : []),
    ...(antes === null
      ? []
      : [
          {
            tipo: 'linea' as const,
            x1: at(antes / 100),
            y1: y - 4,
            x2: at(antes / 100),
            y2: y + BARRA + 4,
            borde: { color: 'ink' as const, grueso: 2.5 },
          },
        ]),
    // On paper of its own and without a halo, whose outline is reckoned letter by letter.
    {
      tipo: 'rect',
      x: at(fin / 100, dentro ? -ancho - 14 : 4),
      y: y + 2,
      ancho: at(0, ancho + 8),
      alto: BARRA - 4,
      relleno: 'paper',
    },
    {
      tipo: 'texto',
      x: at(fin / 100, dentro ? -10 : 8),
      y: centro + 5,
      texto,
      letra: VALOR,
      color: 'ink',
      ...(dentro ? { ancla: 'end' as const } : {}),
    },
    ...(conDiferencias ? drawDiferencia(fila, valor, centro) : []),
  ]
}

/** The points, with an arrow where the change is clear; or, in smaller letters, why there are none. */
const FLECHAS = { Sube: 'M0 7 4.5 0 9 7z', Baja: 'M0 0h9L4.5 7z' }
const TONOS = { Sube: 'pine', Baja: 'danger', 'Sin cambio claro': 'ink-2' } as const

function drawDiferencia(
  { antes, sinAntes, conAviso, cambio }: FilaDeCifra,
  valor: number,
  centro: number,
): Trazo[] {
  const comunes = { tipo: 'texto', x: at(1, DIFERENCIAS), ancla: 'end' } as const
  if (antes !== null) {
    const puntos = formatDiferencia(valor - antes).texto
    const texto = conAviso ? `${puntos}${CON_OTRAS_PREGUNTAS}` : puntos
    const veredicto = cambio?.veredicto ?? 'Sin cambio claro'
    const color = TONOS[veredicto]
    return [
      { ...comunes, y: centro + 5, texto, letra: DIFERENCIA, color },
      ...(veredicto === 'Sin cambio claro'
        ? []
        : [
            {
              tipo: 'camino' as const,
              x: at(1, DIFERENCIAS - measureTexto(texto, DIFERENCIA) - 14),
              y: centro - 4,
              d: FLECHAS[veredicto],
              relleno: color,
            },
          ]),
    ]
  }
  const lineas = wrapTexto(sinAntes ?? '', SIN_DIFERENCIA, DIFERENCIAS - 12)
  return lineas.map((texto, i) => ({
    ...comunes,
    y: centro + 4 + (i - (lineas.length - 1) / 2) * 12,
    texto,
    letra: SIN_DIFERENCIA,
    color: 'ink-2',
  }))
}

function drawSinCifra({ reserva, faltan = 'Sin cifra' }: FilaDeCifra, centro: number): Trazo[] {
  const letra: Letra = { tamano: 13, peso: 500 }
  if (reserva === null)
    return [{ tipo: 'texto', x: at(0, 10), y: centro + 5, texto: faltan, letra, color: 'ink-3' }]
  return [
    {
      tipo: 'rect',
      x: at(0),
      y: centro - BARRA / 2,
      ancho: at(1),
      alto: BARRA,
      relleno: 'paper',
      borde: { color: 'line-strong', grueso: 1.25, guiones: '4 3' },
    },
    {
      tipo: 'camino',
      x: at(0, 8),
      y: centro - 9,
      d: CANDADO,
      borde: { color: 'ink-2', grueso: 1.6 },
    },
    { tipo: 'texto', x: at(0, 32), y: centro + 5, texto: reserva, letra, color: 'ink-2' },
  ]
}
