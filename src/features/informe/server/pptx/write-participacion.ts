import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import {
  formatCompletas,
  listContadosJuntos,
  shortenJunta,
} from '#domain/informe/participacion-en-informe.ts'
import { addAvances } from './graficas.ts'
import { addLamina, addTexto, COLOR } from './lamina.ts'
import { addTabla, type Celda, chunk, type Escritor, FILAS_POR_LAMINA } from './tablas.ts'

const PARTES = { y: 154, alto: 410 }

export const writeParticipacion: Escritor<'participacion'> = (presentacion, seccion) => {
  const toParte = (contestaron: number, planeados: number) =>
    Math.min(100, computePorcentaje({ contestaron, planeados }))
  for (const grupos of chunk(seccion.grupos, FILAS_POR_LAMINA)) {
    const slide = addLamina(presentacion, seccion.titular)
    const alto = Math.min(PARTES.alto, grupos.length * 52)
    addAvances(
      presentacion,
      slide,
      { x: 56, y: PARTES.y, w: 760, h: alto },
      'Participación por grupo de opinión',
      grupos.map(({ nombre, contestaron, planeados }) => ({
        nombre: shortenJunta(nombre, seccion.juntos),
        parte: toParte(contestaron, planeados),
      })),
    )
    addTabla(
      slide,
      { x: 836, y: PARTES.y - 32, w: 388 },
      'Participación por grupo de opinión',
      [170, 90, 120],
      [
        [
          { texto: 'Contestaron', tamano: 11 },
          { texto: 'Parte', align: 'right', tamano: 11 },
          { texto: 'Faltan', align: 'right', tamano: 11 },
        ],
        ...grupos.map(({ contestaron, planeados }): Celda[] => [
          { texto: `${formatNumero(contestaron)} de ${formatNumero(planeados)}`, negrita: true },
          {
            texto: planeados === 0 ? '' : `${computePorcentaje({ contestaron, planeados })} %`,
            align: 'right',
          },
          {
            texto: planeados > contestaron ? formatNumero(planeados - contestaron) : 'nadie',
            align: 'right',
            negrita: true,
          },
        ]),
      ],
      alto / grupos.length,
      32,
    )
    const { contestaron, planeados, completas, vias, subidas } = seccion
    const notas = [
      seccion.comentario,
      `En total, ${formatNumero(contestaron)} de ${formatNumero(planeados)}; ${formatCompletas(completas)}.`,
      ...listContadosJuntos(seccion),
      vias.length > 1
        ? `Cuestionarios: ${vias.map(({ nombre, hojas }) => `${nombre.toLowerCase()}, ${formatNumero(hojas)}`).join('; ')}.`
        : '',
      subidas.length > 0
        ? `Se agregaron personas al plan: ${subidas.map(({ nombre, de, a }) => `${nombre}, de ${formatNumero(de)} a ${formatNumero(a)}`).join('; ')}.`
        : '',
    ].filter(Boolean)
    addTexto(
      slide,
      { x: 56, y: PARTES.y + alto + 14, w: 1168, h: 660 - PARTES.y - alto },
      notas.map((texto, i) => ({
        texto: i === 0 ? texto : `${texto} `,
        color: i === 0 ? COLOR.tinta : COLOR.tinta2,
        salto: i === 0,
      })),
      { tamano: 11 },
    )
  }
}
