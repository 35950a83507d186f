import { PALETA } from '../../../../dibujo/paleta.ts'
import { formatDiferencia, formatNumero, formatPorcentaje } from '../../../../dibujo/resultados/cifras.ts'
import { getColorDeBanda } from '../../../../dibujo/resultados/colores.ts'
import type { FilaDeCifra } from '../../../../domain/informe/informe.ts'
import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../../../../domain/resultados/bandas.ts'
import { cutDecimal } from '../pdf/describe-mapa.ts'
import { chunk, type Escritor, FILAS_POR_LAMINA, writeCifra } from './escritor.ts'
import { addApiladas, addBarras, fitAlto } from './graficas.ts'
import { addLamina, addTexto, type Caja, COLOR, type Presentacion, type Slide, toHex } from './lamina.ts'
import { addTabla, type Celda } from './tablas.ts'

export const writeParticipacion: Escritor<'participacion'> = (presentacion, seccion) => {
  for (const grupos of chunk(seccion.grupos, FILAS_POR_LAMINA)) {
    const slide = addLamina(presentacion, seccion.titular)
    const parte = (contestaron: number, planeados: number) =>
      planeados === 0 ? 0 : Math.min(100, (contestaron / planeados) * 100)
    addApiladas(
      presentacion,
      slide,
      { x: 56, y: 122, w: 780, h: 520 },
      'Participación por grupo de opinión',
      [
        { nombre: 'Contestaron', valores: grupos.map((g) => parte(g.contestaron, g.planeados)) },
        { nombre: 'Faltan', valores: grupos.map((g) => 100 - parte(g.contestaron, g.planeados)) },
      ],
      grupos.map(({ nombre }) => nombre),
      [COLOR.tinta, 'C9C3B6'],
    )
    addTabla(
      slide,
      { x: 860, y: 128, w: 364 },
      'Participación',
      [160, 100],
      [
        [{ texto: 'Contestaron' }, { texto: 'Faltan', align: 'right' }],
        ...grupos.map(({ contestaron, planeados }): Celda[] => [
          { texto: `${formatNumero(contestaron)} de ${formatNumero(planeados)}` },
          {
            texto: planeados > contestaron ? formatNumero(planeados - contestaron) : 'nadie',
            align: 'right',
            negrita: true,
          },
        ]),
      ],
      Math.min(40, 480 / (grupos.length + 1)),
    )
    addTexto(slide, { x: 56, y: 646, w: 1168, h: 26 }, [{ texto: seccion.comentario, color: COLOR.tinta2 }], {
      tamano: 11,
    })
  }
}

function writeConDiferencias(
  presentacion: Presentacion,
  slide: Slide,
  caja: Caja,
  nombre: string,
  filas: FilaDeCifra[],
) {
  const conAntes = filas.some(({ antes }) => antes !== null)
  addBarras(presentacion, slide, { ...caja, w: conAntes ? caja.w - 150 : caja.w }, nombre, filas)
  if (!conAntes) return
  const { h } = fitAlto(caja, filas.length)
  addTabla(
    slide,
    { x: caja.x + caja.w - 140, y: caja.y, w: 140 },
    `${nombre}: puntos desde ${presentacion.informe.anioAntes}`,
    [140],
    [
      [{ texto: `Desde ${presentacion.informe.anioAntes}`, align: 'right', tamano: 11 }],
      ...filas.map(({ valor, antes }): Celda[] => [
        {
          texto: valor === null || antes === null ? '' : formatDiferencia(valor - antes).texto,
          align: 'right',
          negrita: true,
        },
      ]),
    ],
    (h - 30) / (filas.length + 1),
  )
}

export const writeGeneral: Escritor<'general'> = (presentacion, seccion) => {
  const slide = addLamina(presentacion, seccion.titular)
  writeConDiferencias(
    presentacion,
    slide,
    { x: 56, y: 122, w: 1168, h: 430 },
    'Satisfacción por indicador',
    seccion.indicadores,
  )
  const areas = seccion.areas.slice(0, 5)
  for (const [i, { nombre, valor, reserva }] of areas.entries())
    addTexto(slide, { x: 56 + (i * 1168) / areas.length, y: 568, w: 1168 / areas.length - 16, h: 96 }, [
      {
        texto: valor === null ? (reserva ?? 'Sin datos') : formatPorcentaje(valor),
        negrita: true,
        tamano: valor === null ? 12 : 24,
        salto: true,
      },
      { texto: nombre, color: COLOR.tinta2 },
    ])
  for (const grupos of chunk(seccion.grupos, FILAS_POR_LAMINA)) {
    const otra = addLamina(presentacion, 'Satisfacción por grupo de opinión')
    writeConDiferencias(
      presentacion,
      otra,
      { x: 56, y: 122, w: 1168, h: 520 },
      'Satisfacción por grupo de opinión',
      grupos,
    )
    const reservados = grupos.filter(({ reserva }) => reserva !== null)
    if (reservados.length > 0)
      addTexto(
        otra,
        { x: 56, y: 646, w: 1168, h: 26 },
        [
          {
            texto: reservados.map(({ nombre, reserva }) => `${nombre}: ${reserva}`).join('. '),
            color: COLOR.tinta2,
          },
        ],
        { tamano: 11 },
      )
  }
}

export const writeIndicador: Escritor<'indicador'> = (presentacion, seccion) => {
  for (const variables of chunk(seccion.variables, 2)) {
    const slide = addLamina(presentacion, seccion.titular)
    const ancho = variables.length === 1 ? 1168 : 568
    for (const [i, { nombre, valor, factores }] of variables.entries()) {
      const x = 56 + i * 600
      addTexto(slide, { x, y: 122, w: ancho, h: 30 }, [
        { texto: `${nombre}  `, negrita: true, tamano: 16 },
        { texto: writeCifra(valor), tamano: 16 },
      ])
      addBarras(presentacion, slide, { x, y: 160, w: ancho, h: 430 }, nombre, factores)
    }
    addTexto(slide, { x: 56, y: 600, w: 1168, h: 70 }, [{ texto: seccion.comentario }], { tamano: 12 })
  }
}

const COLUMNAS_DE_MAPA = 13
const FILAS_DE_MAPA = 15

export const writeMapa: Escritor<'mapa'> = (presentacion, seccion) => {
  const columnas = seccion.indicadores.flatMap(({ variables }) => variables)
  const filas = seccion.bloques.flat()
  for (const [p, nombres] of chunk(columnas, COLUMNAS_DE_MAPA).entries())
    for (const suyas of chunk(filas, FILAS_DE_MAPA)) {
      const slide = addLamina(presentacion, seccion.titular)
      const desde = p * COLUMNAS_DE_MAPA
      addTabla(
        slide,
        { x: 56, y: 122, w: 1168 },
        `Mapa de calor: satisfacción de ${suyas.length} conjuntos en ${nombres.length} variables`,
        [230, 50, 56, ...nombres.map(() => 832 / nombres.length)],
        [
          [
            { texto: '' },
            { texto: 'Pers.', align: 'right', tamano: 8 },
            { texto: 'Gral.', align: 'right', tamano: 8 },
            ...nombres.map((nombre): Celda => ({ texto: nombre, align: 'center', tamano: 8 })),
          ],
          ...suyas.map((fila): Celda[] => [
            { texto: fila.nombre, tamano: 10 },
            { texto: fila.personas === null ? '' : formatNumero(fila.personas), align: 'right', tamano: 9 },
            {
              texto: fila.general === null ? '' : cutDecimal(fila.general),
              align: 'right',
              negrita: true,
              tamano: 10,
            },
            ...fila.variables.slice(desde, desde + COLUMNAS_DE_MAPA).map(
              (valor): Celda =>
                valor === null
                  ? {
                      texto: fila.reserva ? 'Reserv.' : 's. d.',
                      align: 'center',
                      fondo: COLOR.arena,
                      tamano: 8,
                      color: COLOR.tinta2,
                    }
                  : {
                      texto: cutDecimal(valor),
                      align: 'center',
                      tamano: 10,
                      negrita: isAlMenos(valor, UMBRAL_DE_SATISFACCION),
                      fondo: toHex(PALETA[getColorDeBanda(valor)]),
                      color: isAlMenos(valor, 90) ? COLOR.papel : '000000',
                    },
            ),
          ]),
        ],
        Math.min(34, 520 / (suyas.length + 1)),
      )
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
    addBarras(presentacion, slide, { x, y: 176, w: 568, h: 480 }, nombre, lista)
  }
}

export const writeServicios: Escritor<'servicios'> = (presentacion, seccion) => {
  for (const { nombre, preguntas } of seccion.partes)
    for (const suyas of chunk(preguntas, 10)) {
      const slide = addLamina(presentacion, nombre)
      const series = suyas[0]!.porcentajes.map((porcentaje) => porcentaje.nombre)
      addApiladas(
        presentacion,
        slide,
        { x: 56, y: 122, w: 1168, h: 530 },
        nombre,
        series.map((serie, i) => ({
          nombre: serie,
          valores: suyas.map(({ porcentajes }) => porcentajes[i]?.valor ?? null),
        })),
        suyas.map((pregunta) => pregunta.nombre),
        series.length === 1 ? [COLOR.tinta] : undefined,
      )
    }
}
