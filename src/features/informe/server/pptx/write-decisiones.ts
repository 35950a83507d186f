import { ANCHO_MINIMO } from '#dibujo/formas.ts'
import { PALETA } from '#dibujo/paleta.ts'
import { drawPrioridades } from '#dibujo/prioridades/draw-prioridades.ts'
import { formatDiferencia, formatNumero, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { NIVELES } from '#domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { addFigura } from './figura.ts'
import { addDiferencias, getAltoDeFila } from './graficas.ts'
import { addLamina, addNota, addTexto, COLOR, measureAlto, type Slide, toHex } from './lamina.ts'
import { addTabla, type Celda, chunk, type Escritor, type SeccionDe } from './tablas.ts'

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

/** So many variables fit the drawing; with more the tiers are lists. */
const MAX_EN_DIBUJO = 16

export const writePrioridades: Escritor<'prioridades'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, seccion.titular)
  if (seccion.variables.length <= MAX_EN_DIBUJO) {
    const figura = drawPrioridades(seccion.variables, 'ancha')
    const w = seccion.primeras.length > 0 ? 780 : 1168
    const escala = Math.min(w / ANCHO_MINIMO.ancha, 480 / figura.alto)
    addFigura(presentacion, slide, { x: 56, y: 122, w }, figura, escala)
    addTexto(
      slide,
      { x: 864, y: 126, w: 360, h: 470 },
      seccion.primeras.flatMap(({ nombre, valor, acuerdos }, i) => [
        { texto: `${i + 1}  ${nombre}`, negrita: true, tamano: 16, salto: true },
        {
          texto: acuerdos.length > 0 ? acuerdos.join('; ') : 'Todavía nada en el plan.',
          salto: true,
        },
        { texto: `Satisfacción ${formatPorcentaje(valor)}`, color: COLOR.tinta2, tamano: 11, salto: true },
      ]),
    )
  } else writeNiveles(slide, seccion)
  addTexto(
    slide,
    { x: 56, y: 614, w: 1168, h: 58 },
    [
      { texto: `${seccion.comentario} `, salto: true },
      {
        texto: `El peso dice qué tanto va junto con ${seccion.compromiso}, entre ${formatNumero(seccion.personas)} personas. Ir juntas no es causar, y dentro de un nivel el orden no dice nada.`,
        color: COLOR.tinta2,
      },
    ],
    { tamano: 11 },
  )
}

function writeNiveles(slide: Slide, { variables }: SeccionDe<'prioridades'>): void {
  for (const [i, nivel] of NIVELES.entries()) {
    const suyas = variables.filter((una) => una.nivel === nivel).sort((a, b) => a.valor - b.valor)
    addTabla(
      slide,
      { x: 56 + i * 396, y: 122, w: 376 },
      nivel,
      [280, 90],
      [
        [
          { texto: nivel, tamano: 15 },
          { texto: 'Satisf. %', align: 'right', tamano: 11 },
        ],
        ...suyas.map(({ nombre, valor }): Celda[] => [
          { texto: nombre, negrita: i === 0 && !isAlMenos(valor, UMBRAL_DE_SATISFACCION), tamano: 11 },
          {
            texto: formatPorcentaje(valor),
            align: 'center',
            negrita: true,
            fondo: toHex(PALETA[getColorDeBanda(valor)]),
            color: isAlMenos(valor, 90) ? COLOR.papel : '000000',
          },
        ]),
      ],
      Math.min(40, 450 / Math.max(1, suyas.length)),
      34,
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
