import { PALETA } from '#dibujo/paleta.ts'
import { formatDiferencia, formatNumero, formatPorcentaje } from '#dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '#dibujo/resultados/colores.ts'
import { CON_OTRAS_PREGUNTAS } from '#dibujo/resultados/graficas.ts'
import {
  describeReservados,
  describeTodosReservados,
  TODAS_LAS_AREAS,
  TODOS_LOS_GRUPOS,
} from '#domain/informe/describir.ts'
import type { FilaDeCifra, FilaDeMapa, Pelota } from '#domain/informe/informe.ts'
import { formatEnSuBanda, isAlMenos, UMBRAL_DE_SATISFACCION } from '#domain/resultados/bandas.ts'
import { EXPLICA_MENOS_PREGUNTAS, MARCA_DE_MENOS } from '#domain/resultados/menos-preguntas.ts'
import { hasMenos, listFaltan } from '../pdf/describe-mapa.ts'
import { addBarras, fitAlto, getAltoDeFila } from './graficas.ts'
import {
  addLamina,
  addNota,
  addTexto,
  type Caja,
  COLOR,
  measureAlto,
  type Presentacion,
  type Slide,
  toHex,
} from './lamina.ts'
import { addTabla, type Celda, chunk, type Escritor, FILAS_POR_LAMINA, writeCifra } from './tablas.ts'

const CABEZA = 30
/** As wide as the name of their column. */
const DIFERENCIAS = 160

function writeConDiferencias(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  filas: FilaDeCifra[],
) {
  const conAntes = filas.some(({ antes, sinAntes }) => antes !== null || sinAntes)
  const lugar = fitAlto({ ...caja, y: caja.y + CABEZA, h: caja.h - CABEZA }, filas.length)
  addBarras(
    presentacion,
    slide,
    { ...lugar, w: conAntes ? caja.w - DIFERENCIAS - 10 : caja.w },
    nombre,
    filas.map((fila) =>
      fila.menosPreguntas ? { ...fila, nombre: `${fila.nombre} ${MARCA_DE_MENOS}` } : fila,
    ),
  )
  if (!conAntes) return
  addTabla(
    slide,
    { x: caja.x + caja.w - DIFERENCIAS, y: caja.y, w: DIFERENCIAS },
    `${nombre}: puntos desde ${presentacion.informe.periodoAntes}`,
    [DIFERENCIAS],
    [
      [
        {
          texto: `Puntos desde ${presentacion.informe.periodoAntes}; con flecha, cambio claro`,
          align: 'right',
          tamano: 11,
        },
      ],
      ...filas.map((fila): Celda[] => [writeDiferencia(fila)]),
    ],
    getAltoDeFila(lugar, filas.length),
    CABEZA,
  )
}

const FLECHAS = { Sube: '▲ ', Baja: '▼ ', 'Sin cambio claro': '' }

/** The points, with an arrow where the change is clear; or, in smaller letters, why there are none. */
function writeDiferencia({ valor, antes, sinAntes, conAviso, cambio }: FilaDeCifra): Celda {
  if (valor === null || antes === null)
    return { texto: sinAntes ?? '', align: 'right', tamano: 10, color: COLOR.tinta2 }
  const puntos = formatDiferencia(valor - antes).texto
  const flecha = FLECHAS[cambio?.veredicto ?? 'Sin cambio claro']
  const texto = `${flecha}${puntos}${conAviso ? CON_OTRAS_PREGUNTAS : ''}`
  return flecha ? { texto, align: 'right', negrita: true } : { texto, align: 'right', color: COLOR.tinta2 }
}

/** So many areas stand in a line under the indicators; with more, or of longer names, they have slides of their own. */
const AREAS_EN_LINEA = 5
const standInLine = (areas: FilaDeCifra[]) =>
  areas.length <= AREAS_EN_LINEA &&
  areas.every(({ nombre }) => measureAlto(nombre, 13, 1168 / areas.length - 16) <= 66)

export const writeGeneral: Escritor<'general'> = (presentacion, seccion) => {
  const enLinea = standInLine(seccion.areas) ? seccion.areas : []
  // Said on the first slide: one of its own would hold bars of nobody.
  const areas = enLinea.length > 0 ? null : describeTodosReservados(seccion.areas, TODAS_LAS_AREAS)
  const grupos = describeTodosReservados(seccion.grupos, TODOS_LOS_GRUPOS)
  const reservas = [areas, grupos].filter((texto) => texto !== null).join(' ')
  for (const indicadores of chunk(seccion.indicadores, FILAS_POR_LAMINA)) {
    const slide = addLamina(presentacion, seccion.titular)
    writeConDiferencias(
      presentacion,
      slide,
      { x: 56, y: 122, w: 1168, h: enLinea.length > 0 ? 430 : 520 },
      'Satisfacción por indicador',
      indicadores,
    )
    for (const [i, { nombre, valor, reserva, faltan }] of enLinea.entries())
      addTexto(slide, { x: 56 + (i * 1168) / enLinea.length, y: 556, w: 1168 / enLinea.length - 16, h: 84 }, [
        {
          texto: valor === null ? (reserva ?? faltan ?? 'Sin datos') : formatPorcentaje(valor),
          negrita: true,
          tamano: valor === null ? 12 : 24,
          salto: true,
        },
        { texto: nombre, color: COLOR.tinta2 },
      ])
    if (reservas)
      addTexto(slide, { x: 56, y: 642, w: 1168, h: 32 }, [{ texto: reservas, color: COLOR.tinta2 }], {
        tamano: 11,
      })
  }
  const { notaDeGeneral } = seccion
  if (enLinea.length === 0 && !areas)
    writeConjuntos(presentacion, 'Satisfacción por área de trabajo', seccion.areas, notaDeGeneral)
  if (!grupos)
    writeConjuntos(
      presentacion,
      'Satisfacción por grupo de opinión',
      seccion.grupos,
      notaDeGeneral,
      seccion.notasDeGrupos,
    )
}

function writeConjuntos(
  presentacion: Presentacion,
  nombre: string,
  todos: FilaDeCifra[],
  notaDeGeneral: string | null,
  otras: readonly string[] = [],
) {
  for (const conjuntos of chunk(todos, FILAS_POR_LAMINA)) {
    const slide = addLamina(presentacion, nombre)
    const reservados = describeReservados(conjuntos, 'los que no llevan barra')
    const notas = [
      ...otras,
      ...(reservados ? [reservados] : []),
      ...(notaDeGeneral && conjuntos.some(({ antes }) => antes !== null)
        ? [`${CON_OTRAS_PREGUNTAS} ${notaDeGeneral}`]
        : []),
    ]
    if (conjuntos.some(({ menosPreguntas }) => menosPreguntas))
      notas.push(`${MARCA_DE_MENOS} ${EXPLICA_MENOS_PREGUNTAS}`)
    const fin = addNota(slide, notas.join(' '))
    const h = Math.min(512, fin - 8 - 122)
    writeConDiferencias(presentacion, slide, { x: 56, y: 122, w: 1168, h }, nombre, conjuntos)
  }
}

export const writeIndicador: Escritor<'indicador'> = (presentacion, seccion) => {
  const grupos = Math.max(0, ...seccion.variables.map(({ pelotas }) => listConCifra(pelotas).length))
  const sola = grupos > GRUPOS_POR_FILA * FILAS_DE_GRUPOS
  const porFila = sola ? GRUPOS_POR_FILA * 2 : GRUPOS_POR_FILA
  const enFilas = (pelotas: Pelota[]) => chunk(listConCifra(pelotas), porFila)
  // Three stand side by side, so that none is left alone on another slide; with many groups each needs a whole one.
  for (const variables of chunk(seccion.variables, sola ? 1 : seccion.variables.length === 3 ? 3 : 2)) {
    const slide = addLamina(presentacion, seccion.titular)
    const ancho = (1168 - 32 * (variables.length - 1)) / variables.length
    const tamano = variables.length > 2 ? 14 : 16
    const barras = Math.max(...variables.map(({ factores }) => factores.length))
    const filasDeGrupos = Math.min(FILAS_DE_GRUPOS, Math.ceil(grupos / porFila))
    const cabeza = Math.max(
      30,
      ...variables.map(({ nombre, valor }) =>
        measureAlto(`${nombre}  ${writeCifra(valor)}`, tamano, ancho, true),
      ),
    )
    const y = 130 + cabeza
    const h = Math.min(390 - cabeza - 62 * Math.max(0, filasDeGrupos - 1), 30 + barras * 100)
    for (const [i, { nombre, valor, factores, pelotas }] of variables.entries()) {
      const x = 56 + i * (ancho + 32)
      addTexto(slide, { x, y: 122, w: ancho, h: cabeza }, [
        { texto: `${nombre}  `, negrita: true, tamano },
        { texto: writeCifra(valor), tamano },
      ])
      addBarras(presentacion, slide, { x, y, w: ancho, h }, nombre, factores, h)
      writeGrupos(slide, { x, y: y + h + 16, w: ancho }, nombre, enFilas(pelotas).slice(0, FILAS_DE_GRUPOS))
    }
    const conMenos = variables.some(({ pelotas }) => pelotas.some(({ menosPreguntas }) => menosPreguntas))
    const notas = [
      nameGrupos(variables),
      ...seccion.notas,
      ...(conMenos ? [`${MARCA_DE_MENOS} ${EXPLICA_MENOS_PREGUNTAS}`] : []),
    ]
    addTexto(slide, { x: 56, y: Math.min(604, y + h + 16 + 66 * filasDeGrupos), w: 1168, h: 66 }, [
      { texto: `${seccion.comentario} ` },
      { texto: notas.filter(Boolean).join(' '), color: COLOR.tinta2, tamano: 12 },
    ])
    for (const { nombre, pelotas } of variables)
      for (const filas of chunk(enFilas(pelotas).slice(FILAS_DE_GRUPOS), 8))
        writeGrupos(
          addLamina(presentacion, `${nombre}, los demás grupos de opinión`),
          { x: 56, y: 130, w: 1168 },
          nombre,
          filas,
        )
  }
}

const GRUPOS_POR_FILA = 10
/** Under the bars of a variable; what is left goes on to a slide of its own. */
const FILAS_DE_GRUPOS = 3

const listConCifra = (pelotas: Pelota[]) => pelotas.filter(({ valor }) => valor !== null)

/** The strips of a variable hold codes alone; more groups than these have their slide of names before. */
const GRUPOS_NOMBRADOS = 13

function nameGrupos(variables: readonly { pelotas: Pelota[] }[]): string {
  const nombres = new Map(
    variables.flatMap(({ pelotas }) =>
      listConCifra(pelotas).map(({ codigo, nombre }) => [codigo, nombre] as const),
    ),
  )
  if (nombres.size > GRUPOS_NOMBRADOS) return ''
  return [...nombres].map(([codigo, nombre]) => `${codigo} ${nombre}.`).join(' ')
}

/** A variable in each group: one cell each, in the colour of its band. */
function writeGrupos(
  slide: Slide,
  lugar: { x: number; y: number; w: number },
  nombre: string,
  filas: Pelota[][],
) {
  for (const [i, suyas] of filas.entries())
    addTabla(
      slide,
      { ...lugar, y: lugar.y + i * 62, w: (lugar.w * suyas.length) / Math.max(suyas.length, 6) },
      `${nombre}, por grupo de opinión`,
      suyas.map(() => 1),
      [
        suyas.map(({ codigo }): Celda => ({ texto: codigo, align: 'center', tamano: 10 })),
        suyas.map(({ valor, menosPreguntas }) =>
          paintCelda(
            valor!,
            `${formatPorcentaje(valor!)}${mark(menosPreguntas)}`,
            lugar.w / suyas.length < 50 ? 9 : 11,
          ),
        ),
      ],
      28,
      22,
    )
}

const mark = (menosPreguntas: boolean | undefined) => (menosPreguntas ? MARCA_DE_MENOS : '')

const paintCelda = (valor: number, texto: string, tamano: number): Celda => ({
  texto,
  align: 'center',
  tamano,
  negrita: isAlMenos(valor, UMBRAL_DE_SATISFACCION),
  fondo: toHex(PALETA[getColorDeBanda(valor)]),
  // Paper is readable on the darkest band alone.
  color: isAlMenos(valor, 90) ? COLOR.papel : '000000',
})

const COLUMNAS_DE_MAPA = 13
/** More are shared out evenly among slides. */
const FILAS_DE_MAPA = 18
const MAPA = { y: 122, cabeza: 176, nombre: 240 }

/** A row that is withheld, or that nobody answered, says so once over all its columns. */
const listSinCifras = ({ reserva }: FilaDeMapa, columnas: number): Celda[] | null =>
  reserva === null ? null : [{ texto: reserva, columnas, fondo: COLOR.arena, tamano: 9, color: COLOR.tinta2 }]

export const writeMapa: Escritor<'mapa'> = (presentacion, seccion) => {
  const columnas = seccion.indicadores.flatMap(({ variables }) => variables)
  const filas = seccion.bloques.flat()
  const writeNota = (suyas: FilaDeMapa[]) =>
    [
      seccion.comentario,
      'Las cifras van con un decimal, redondeadas sin pasar de franja: 74.96 se escribe 74.9. Negrita: 75 o más.',
      suyas.some(({ reserva, variables }) => !reserva && variables.includes(null)) &&
        '–: sin cifra que mostrar.',
      hasMenos(suyas) && `${MARCA_DE_MENOS} ${EXPLICA_MENOS_PREGUNTAS}`,
      ...listFaltan(suyas),
      ...(seccion.nombresDeTramos ?? []).map((nombre) => `${nombre}.`),
    ]
      .filter(Boolean)
      .join(' ')
  const libre = 660 - measureAlto(writeNota(filas), 11, 1168) - MAPA.y - MAPA.cabeza
  const altoDeFila = Math.max(...filas.map(({ nombre }) => measureAlto(nombre, 10, MAPA.nombre - 12)))
  const caben = Math.max(1, Math.min(FILAS_DE_MAPA, Math.floor(libre / altoDeFila)))
  const filasPorLamina = Math.ceil(filas.length / Math.ceil(filas.length / caben))
  const porLamina = Math.ceil(columnas.length / Math.ceil(columnas.length / COLUMNAS_DE_MAPA))
  for (const [p, nombres] of chunk(columnas, porLamina).entries())
    for (const suyas of chunk(filas, filasPorLamina)) {
      const slide = addLamina(presentacion, seccion.titular)
      const desde = p * porLamina
      addTabla(
        slide,
        { x: 56, y: MAPA.y, w: 1168 },
        'Mapa de calor: satisfacción de cada conjunto, variable por variable',
        [MAPA.nombre, 50, 56, ...nombres.map(() => 832 / nombres.length)],
        [
          [
            { texto: '' },
            { texto: 'Pers.', align: 'right', tamano: 8, alPie: true },
            { texto: 'Gral.', align: 'right', tamano: 8, alPie: true },
            ...nombres.map((nombre): Celda => ({ texto: nombre, align: 'left', tamano: 9, parada: true })),
          ],
          ...suyas.map((fila): Celda[] => [
            { texto: fila.nombre, tamano: 10 },
            { texto: fila.personas === null ? '' : formatNumero(fila.personas), align: 'right', tamano: 9 },
            {
              texto:
                fila.general === null ? '' : `${formatEnSuBanda(fila.general)}${mark(fila.menosPreguntas)}`,
              align: 'right',
              negrita: true,
              tamano: 10,
            },
            ...(listSinCifras(fila, nombres.length) ??
              fila.variables.slice(desde, desde + porLamina).map(
                (valor, i): Celda =>
                  valor === null
                    ? {
                        texto: '–',
                        align: 'center',
                        fondo: COLOR.arena,
                        tamano: 8,
                        color: COLOR.tinta2,
                      }
                    : paintCelda(
                        valor,
                        `${formatEnSuBanda(valor)}${mark(fila.menosPorVariable[desde + i])}`,
                        10,
                      ),
              )),
          ]),
        ],
        Math.max(altoDeFila, Math.min(30, libre / suyas.length)),
        MAPA.cabeza,
      )
      addNota(slide, writeNota(suyas))
    }
}

export const writeFortalezas: Escritor<'fortalezas'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, seccion.titular)
  const mitades = [
    { nombre: 'Fortalezas', nota: 'Los factores más altos', lista: seccion.altos },
    { nombre: 'Oportunidades', nota: 'Los más bajos', lista: seccion.bajos },
  ]
  for (const [i, { nombre, nota, lista }] of mitades.entries()) {
    const x = 56 + i * 600
    addTexto(slide, { x, y: 122, w: 568, h: 48 }, [
      { texto: nombre, negrita: true, tamano: 16, salto: true },
      { texto: nota, color: COLOR.tinta2, tamano: 12 },
    ])
    if (lista.length === 0)
      addTexto(slide, { x, y: 184, w: 568, h: 30 }, [
        { texto: i === 0 ? 'Ningún factor llega a 75.' : 'Todos los factores llegan a 75.' },
      ])
    addBarras(presentacion, slide, { x, y: 176, w: 568, h: 480 }, nombre, lista)
  }
}
