import { PALETA } from '#dibujo/paleta.ts'
import { formatCambioClaro, formatDiferencia, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { describeDonde } from '#domain/lecturas/prioridades.ts'
import { isAlMenos } from '#domain/resultados/bandas.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { addDiferencias, getAltoDeFila } from './graficas.ts'
import { addLamina, addNota, addTexto, COLOR, measureAlto, toHex } from './lamina.ts'
import {
  addTabla,
  type Celda,
  chunk,
  type Escritor,
  FILAS_POR_LAMINA,
  type SeccionDe,
  shareOut,
} from './tablas.ts'

const CABEZA = 30
const MARGEN =
  'La barra es la diferencia y la línea fina, el margen de 95 %: si toca el cero, no podemos decir que haya cambiado.'

const describeSinComparar = (variables: readonly string[]) =>
  variables.length === 0 ? '' : `Sin comparar, porque cambió lo que se pregunta: ${joinEnLetras(variables)}.`

export const writeCambio: Escritor<'cambio'> = (presentacion, seccion) => {
  for (const filas of chunk(seccion.filas, 14)) {
    const slide = addLamina(presentacion, seccion.titular)
    const y = 122 + CABEZA
    const fin = addNota(slide, `${MARGEN} ${describeSinComparar(seccion.sinComparar)}`.trim())
    const caja = { x: 56, y, w: 720, h: Math.min(486, fin - y, 30 + filas.length * 40) }
    addDiferencias(
      presentacion,
      slide,
      caja,
      filas.map(({ nombre, cambio }) => ({
        nombre,
        ...cambio,
        clara: cambio.veredicto !== 'Sin cambio claro',
      })),
    )
    addTabla(
      slide,
      { x: 792, y: 122, w: 432 },
      'Cambio por variable',
      [80, 80, 90, 150],
      [
        [
          { texto: String(presentacion.informe.periodoAntes ?? ''), align: 'right' },
          { texto: presentacion.informe.periodo, align: 'right' },
          { texto: 'Puntos', align: 'right' },
          { texto: 'Qué pasó' },
        ],
        ...filas.map(({ antes, ahora, cambio }): Celda[] => [
          { texto: formatPorcentaje(antes), align: 'right' },
          { texto: formatPorcentaje(ahora), align: 'right', negrita: true },
          { texto: formatDiferencia(cambio.puntos).texto, align: 'right', negrita: true },
          { texto: cambio.veredicto, negrita: cambio.veredicto !== 'Sin cambio claro' },
        ]),
      ],
      getAltoDeFila(caja, filas.length),
      CABEZA,
    )
  }
}

export const writePrioridades: Escritor<'prioridades'> = (presentacion, seccion) => {
  const conCambio = seccion.filas.some(({ cambio }) => cambio !== null)
  for (const [i, filas] of shareOut([...seccion.filas.entries()], FILAS_POR_LAMINA).entries()) {
    const slide = addLamina(presentacion, seccion.titular)
    if (i === 0) addTexto(slide, { x: 56, y: 122, w: 1168, h: 30 }, [{ texto: seccion.comentario }])
    addTabla(
      slide,
      { x: 56, y: 158, w: 1168 },
      'Por dónde empezar',
      conCambio ? [40, 320, 110, 140, 190, 368] : [40, 320, 110, 140, 558],
      [
        [
          '',
          'Variable',
          'Satisfacción',
          'Por debajo de 75',
          ...(conCambio ? ['Desde la ronda anterior'] : []),
          'Qué se acordó',
        ].map((texto) => ({ texto, tamano: 12 })),
        ...filas.map(([lugar, { variable, valor, donde, cambio, acuerdos }]): Celda[] => [
          { texto: String(lugar + 1), negrita: true, tamano: 16 },
          { texto: variable, negrita: true },
          {
            texto: formatPorcentaje(valor),
            align: 'center',
            negrita: true,
            fondo: toHex(PALETA[getColorDeBanda(valor)]),
            color: isAlMenos(valor, 90) ? COLOR.papel : '000000',
          },
          { texto: describeDonde(donde) },
          ...(conCambio ? [{ texto: cambio ? formatCambioClaro(cambio) : '' }] : []),
          { texto: acuerdos.join('; ') || 'Todavía nada en el plan.' },
        ]),
      ],
      Math.min(44, 470 / filas.length),
      36,
    )
  }
}

const PLAN = { columnas: [176, 400, 214, 230, 150], cabeza: 40, fila: 54 }

/** As high as its longest cell. */
const measureFila = ({ que, quien, mide }: SeccionDe<'plan'>['compromisos'][number]) =>
  Math.max(
    PLAN.fila,
    ...[que, quien, mide].map(
      (texto, i) => 6 + measureAlto(texto, 12, (PLAN.columnas[i + 1]! * 1168) / 1170 - 12, i === 0),
    ),
  )

/** So many on a slide as fit it, one at least. */
function shareCompromisos(compromisos: SeccionDe<'plan'>['compromisos']) {
  const laminas: (typeof compromisos)[] = []
  let libre = 0
  for (const uno of compromisos) {
    const alto = measureFila(uno)
    const ultima = laminas.at(-1)
    if (ultima && alto <= libre) ultima.push(uno)
    else {
      laminas.push([uno])
      libre = 660 - 122 - PLAN.cabeza
    }
    libre -= alto
  }
  return laminas
}

export const writePlan: Escritor<'plan'> = (presentacion, seccion) => {
  for (const compromisos of shareCompromisos(seccion.compromisos)) {
    const slide = addLamina(presentacion, seccion.titular)
    addTabla(
      slide,
      { x: 56, y: 122, w: 1168 },
      'Compromisos',
      PLAN.columnas,
      [
        ['Para cuándo', 'Qué se va a hacer', 'Responsable', 'Se medirá con', 'De hoy a la meta'].map(
          (texto) => ({ texto, tamano: 11 }),
        ),
        ...compromisos.map(({ cuando, que, quien, mide, hoy, meta }): Celda[] => [
          { texto: cuando, negrita: true, tamano: 13 },
          { texto: que, negrita: true },
          { texto: quien },
          { texto: mide },
          {
            texto: [hoy === null ? '' : formatPorcentaje(hoy), meta === null ? '' : String(meta)]
              .filter(Boolean)
              .join(' → '),
          },
        ]),
      ],
      PLAN.fila,
      PLAN.cabeza,
    )
  }
}
