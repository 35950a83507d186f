import type { CuestionarioDefinido } from '../climas/definicion.ts'
import { ESCALA_MALO_TO_EXELENTE } from '../cuestionario/codigos.ts'
import type { PuntoDeEscala, TipoDeParte } from '../cuestionario/cuestionario.ts'
import { getReglas } from '../cuestionario/tipos-de-parte.ts'
import { computeENPS, type ENPS } from '../estadistica/enps.ts'
import type { NombreYPorcentaje } from './data-procesada.ts'
import { getCuentas, getCuentasDePuntos, type Recuento } from './recuento.ts'

export type ParteComplementaria = {
  id: string
  orden: number
  tipo: TipoDeParte
  preguntaGeneral: string | null
  /** Points of a scale; null of any other. */
  puntos: PuntoDeEscala[] | null
  preguntas: PreguntaComplementaria[]
}

/** favorable: of the point of a scale. */
export type PorcentajeDeRespuesta = NombreYPorcentaje & { favorable?: boolean }

export type PreguntaComplementaria = {
  id: string
  orden: number
  pregunta: string
  cantidadDeRespuestas: number
  porcentajes: PorcentajeDeRespuesta[]
  /** The eNPS of a scale from 0 to 10 that is told so; null where nobody answered. */
  eNPS?: ENPS | null
}

/** Parts that have figures of their own, in percent of those who answered each question. */
export function computeComplementarias(
  { partesCuestionario }: CuestionarioDefinido,
  recuento: Recuento,
): ParteComplementaria[] {
  return partesCuestionario
    .filter(({ tipo }) => getReglas(tipo).complementaria)
    .map(({ id, orden, tipo, variable, preguntaGeneral, preguntas, puntos, eNPS }) => ({
      id,
      orden,
      tipo,
      preguntaGeneral: preguntaGeneral ?? (puntos ? variable : null),
      puntos: puntos ? [...puntos] : null,
      preguntas: preguntas.map((p) => {
        const dePuntos = puntos && getCuentasDePuntos(recuento, p.posicion, puntos.length)
        const resumen = dePuntos
          ? { ...computePuntos(puntos, dePuntos), ...(eNPS && { eNPS: computeENPS(dePuntos) }) }
          : computeCodigos(tipo, getCuentas(recuento, p.posicion))
        return { id: p.id, orden: p.orden, pregunta: p.pregunta, ...resumen }
      }),
    }))
}

const computeCodigos = (tipo: TipoDeParte, cuentas: readonly number[]) =>
  tipo === 'maloToExelente' ? computeEscala(cuentas) : computeSeleccion(cuentas)

function computePuntos(puntos: readonly PuntoDeEscala[], cuentas: readonly number[]) {
  return computePorcentajes(
    puntos.map(({ texto, favorable }, i) => ({ nombre: texto, favorable, cantidad: cuentas[i]! })),
    cuentas.reduce((suma, cuenta) => suma + cuenta, 0),
  )
}

/** "No Aplica" is no opinion about the service: it stays out of the count. */
function computeEscala(cuentas: readonly number[]) {
  const porNombre = ESCALA_MALO_TO_EXELENTE.map((nombre, codigo) => ({
    nombre,
    cantidad: cuentas[codigo] ?? 0,
  }))
  return computePorcentajes(
    porNombre,
    porNombre.reduce((suma, { cantidad }) => suma + cantidad, 0),
  )
}

function computeSeleccion([no = 0, si = 0]: readonly number[]) {
  return computePorcentajes([{ nombre: 'Seleccionada', cantidad: si }], no + si)
}

function computePorcentajes(
  partes: readonly { nombre: string; cantidad: number; favorable?: boolean }[],
  total: number,
) {
  return {
    cantidadDeRespuestas: total,
    porcentajes: partes.map(({ cantidad, ...una }) => ({
      ...una,
      porcentaje: total === 0 ? null : (cantidad / total) * 100,
    })),
  }
}
