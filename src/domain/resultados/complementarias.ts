import type { CuestionarioDefinido } from '../climas/definicion.ts'
import { ESCALA_MALO_TO_EXELENTE } from '../cuestionario/codigos.ts'
import type { TipoDeParte } from '../cuestionario/cuestionario.ts'
import type { NombreYPorcentaje } from './data-procesada.ts'
import { getCuentas, type Recuento } from './recuento.ts'

export type ParteComplementaria = {
  id: string
  orden: number
  tipo: TipoDeParte
  preguntaGeneral: string | null
  preguntas: PreguntaComplementaria[]
}

export type PreguntaComplementaria = {
  id: string
  orden: number
  pregunta: string
  cantidadDeRespuestas: number
  porcentajes: NombreYPorcentaje[]
}

/** Parts of type maloToExelente and seleccionMultiple, in percent of those who answered each question. */
export function computeComplementarias(
  { partesCuestionario }: CuestionarioDefinido,
  recuento: Recuento,
): ParteComplementaria[] {
  return partesCuestionario
    .filter(({ tipo }) => tipo === 'maloToExelente' || tipo === 'seleccionMultiple')
    .map(({ id, orden, tipo, preguntaGeneral, preguntas }) => ({
      id,
      orden,
      tipo,
      preguntaGeneral,
      preguntas: preguntas.map((p) => {
        const cuentas = getCuentas(recuento, p.posicion)
        const resumen = tipo === 'maloToExelente' ? computeEscala(cuentas) : computeSeleccion(cuentas)
        return { id: p.id, orden: p.orden, pregunta: p.pregunta, ...resumen }
      }),
    }))
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

function computePorcentajes(partes: readonly { nombre: string; cantidad: number }[], total: number) {
  return {
    cantidadDeRespuestas: total,
    porcentajes: partes.map(({ nombre, cantidad }) => ({
      nombre,
      porcentaje: total === 0 ? null : (cantidad / total) * 100,
    })),
  }
}
