import type { SeccionServicios } from '#domain/informe/informe.ts'
import { type Letra, measureTexto, wrapTexto } from '../letras.ts'
import { listColoresDeRespuestas } from '../resultados/colores.ts'
import { at, type Figura, type Trazo } from '../trazos.ts'

type Pregunta = SeccionServicios['partes'][number]['preguntas'][number]

const NOMBRES = 210
const BARRA = 24
const FILA = 38
const NOMBRE: Letra = { tamano: 14, peso: 400 }
const CIFRA: Letra = { tamano: 13, peso: 700 }

const ANCHO_DE_LEYENDA = 620

/** Answers: a bar of as many parts as may be chosen, or one part where they could only choose. */
export function drawPartes(preguntas: Pregunta[]): Figura {
  const trazos: Trazo[] = []
  const conEscala = preguntas.some(({ porcentajes }) => porcentajes.length > 1)
  const leyenda = conEscala ? drawLeyenda(preguntas[0]!.porcentajes) : { alto: 2, trazos: [] }
  let y = leyenda.alto
  trazos.push(...leyenda.trazos)
  for (const pregunta of preguntas) {
    const lineas = wrapTexto(pregunta.nombre, NOMBRE, NOMBRES - 16)
    const alto = Math.max(FILA, lineas.length * 17 + 8)
    const centro = y + alto / 2
    const primera = centro + 5 - ((lineas.length - 1) * 17) / 2
    for (const [i, texto] of lineas.entries())
      trazos.push({
        tipo: 'texto',
        x: at(0, -NOMBRES),
        y: primera + i * 17,
        texto,
        letra: NOMBRE,
        color: 'ink',
      })
    trazos.push(...drawBarra(pregunta, centro))
    y += alto
  }
  return { alto: y + 2, izquierda: NOMBRES, derecha: 56, trazos }
}

function drawLeyenda(porcentajes: Pregunta['porcentajes']): { alto: number; trazos: Trazo[] } {
  const colores = listColoresDeRespuestas(porcentajes)
  let x = 0
  let y = 4
  const trazos = porcentajes.flatMap(({ nombre: texto }, i) => {
    const ancho = measureTexto(texto, NOMBRE) + 44
    if (x > 0 && x + ancho > ANCHO_DE_LEYENDA) {
      x = 0
      y += 20
    }
    const suya = x
    x += ancho
    return [
      { tipo: 'rect', x: at(0, suya), y, ancho: at(0, 14), alto: 12, relleno: colores[i]! },
      {
        tipo: 'texto',
        x: at(0, suya + 20),
        y: y + 11,
        texto,
        letra: { tamano: 13, peso: 400 },
        color: 'ink-2',
      },
    ] satisfies Trazo[]
  })
  return { alto: y + 22, trazos }
}

function drawBarra({ porcentajes }: Pregunta, centro: number): Trazo[] {
  const y = centro - BARRA / 2
  if (porcentajes.every(({ valor }) => valor === null))
    return [
      {
        tipo: 'texto',
        x: at(0, 8),
        y: centro + 5,
        texto: 'Sin datos',
        letra: { tamano: 13, peso: 500 },
        color: 'ink-3',
      },
    ]
  const sola = porcentajes.length === 1
  const colores = listColoresDeRespuestas(porcentajes)
  let lleno = 0
  return porcentajes.flatMap(({ valor }, i): Trazo[] => {
    const desde = lleno
    lleno += valor ?? 0
    const texto = (valor ?? 0).toFixed(sola ? 2 : 0)
    return [
      {
        tipo: 'rect',
        x: at(desde / 100),
        y,
        ancho: at((valor ?? 0) / 100, sola ? 0 : -1),
        alto: BARRA,
        relleno: sola ? 'ink' : colores[i]!,
      },
      ...(sola
        ? [
            {
              tipo: 'texto' as const,
              x: at(lleno / 100, 8),
              y: centro + 5,
              texto,
              letra: CIFRA,
              color: 'ink' as const,
            },
          ]
        : (valor ?? 0) >= 7.5
          ? [
              {
                tipo: 'texto' as const,
                x: at((desde + (valor ?? 0) / 2) / 100),
                y: centro + 5,
                texto,
                letra: CIFRA,
                color: 'paper' as const,
                ancla: 'middle' as const,
              },
            ]
          : []),
    ]
  })
}
