import type { Definicion } from '../climas/definicion.ts'
import { getEtiquetaDeGrupo } from '../climas/nombre-de-grupo.ts'
import type { Fuente } from '../resultados/fuente.ts'
import { listAntiguedades } from '../resultados/resultados.ts'
import type { ClaseDeConjunto } from '../resultados/supresion/patron.ts'
import type { ConjuntoPublicado } from './ronda.ts'

/** Every set that the readings know, as published, or as it stands where figures are live. */
export function listConjuntosPublicados(definicion: Definicion, fuente: Fuente): ConjuntoPublicado[] {
  const read = (
    clase: ClaseDeConjunto,
    { id, nombre }: { id: string; nombre: string },
    codigo: string | null = null,
    opciones: readonly string[] = [],
  ): ConjuntoPublicado => {
    const { recuento, medidas, reserva, contestaron } = fuente.getParte(clase, id)
    return { clase, id, nombre, codigo, opciones, reserva, contestaron, recuento, sumas: medidas }
  }
  return [
    {
      clase: 'empresa',
      id: 'empresa',
      nombre: 'Toda la empresa',
      codigo: null,
      opciones: [],
      reserva: fuente.general.encuestados === 0 ? 'sinPublicar' : null,
      contestaron: fuente.general.encuestados,
      recuento: fuente.general,
      sumas: fuente.medidas,
    },
    ...definicion.areasDeTrabajo.map((area) => read('areas', area)),
    ...definicion.gruposDeOpinion.map((grupo) => read('grupos', grupo, getEtiquetaDeGrupo(grupo))),
    ...listAntiguedades(definicion, fuente.antiguedades).map((antiguedad) =>
      read('antiguedades', antiguedad, null, antiguedad.opciones),
    ),
  ]
}
