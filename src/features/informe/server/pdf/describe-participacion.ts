import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { computePorcentaje } from '#domain/climas/porcentaje-de-planeados.ts'
import type { SeccionParticipacion } from '#domain/informe/informe.ts'
import { formatCompletas, listContadosJuntos } from '#domain/informe/participacion-en-informe.ts'

/** Who answered, as the template reads it. */
export function describeParticipacion(seccion: SeccionParticipacion) {
  return {
    contestaron: formatNumero(seccion.contestaron),
    planeados: formatNumero(seccion.planeados),
    porcentaje: writeParte(seccion.contestaron, seccion.planeados),
    faltan: formatFaltan(seccion),
    notas: [
      ...(seccion.rondas.length > 1
        ? [
            `${seccion.rondas.map((ronda) => `${Math.round(ronda.porcentaje)} % en ${ronda.anio}`).join(', ')}.`,
          ]
        : []),
      `${formatCompletas(seccion.completas)}.`,
      ...listContadosJuntos(seccion),
    ],
    vias: seccion.vias.map(({ nombre, hojas }) => ({ nombre, texto: formatNumero(hojas) })),
    subidas: seccion.subidas.map(({ nombre, de, a }) => ({
      nombre,
      texto: `de ${formatNumero(de)} a ${formatNumero(a)}`,
    })),
    pie: 'Contestó quien respondió al menos una pregunta.',
    grupos: seccion.grupos.map(({ nombre, contestaron, planeados }) => ({
      nombre,
      contestaron: formatNumero(contestaron),
      planeados: formatNumero(planeados),
      parte: planeados === 0 ? 0 : Math.min(100, (contestaron / planeados) * 100),
      porcentaje: writeParte(contestaron, planeados),
      faltan: formatFaltan({ contestaron, planeados }),
    })),
    partes: [
      {
        nombre: 'Cuántos contestaron, por área',
        filas: seccion.areas.map(describeParte),
        reservadas: `Se reservan todas: de alguna se sabría de menos de ${seccion.minimo} personas.`,
      },
      {
        nombre: 'Quiénes son, por antigüedad',
        filas: seccion.antiguedades.map(describeParte),
        reservadas: `Se reservan todas: cuántas personas hay en cada una señalaría a menos de ${seccion.minimo}.`,
      },
    ]
      .filter(({ filas }) => filas.length > 0)
      .map(({ reservadas, ...otros }) => ({
        ...otros,
        texto: otros.filas.every(({ parte }) => parte === null) ? reservadas : null,
      })),
  }
}

const formatFaltan = ({ contestaron, planeados }: { contestaron: number; planeados: number }) =>
  planeados > contestaron ? formatNumero(planeados - contestaron) : 'nadie'

const writeParte = (parte: number, todos: number) =>
  todos === 0 ? '' : `${computePorcentaje({ contestaron: parte, planeados: todos })} %`

const describeParte = ({ nombre, porcentaje }: { nombre: string; porcentaje: number | null }) => ({
  nombre,
  parte: porcentaje,
  texto: porcentaje === null ? 'Se reserva' : `${Math.round(porcentaje)} %`,
})
