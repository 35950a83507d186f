import { joinOpciones } from '../climas/nombre-de-tramo.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { addSumasDeMedida } from '../estadistica/sumas-de-medida.ts'
import { addRecuentos } from '../resultados/recuento.ts'
import { listTramosComunes } from '../tramos/tramos-comunes.ts'
import type { ConjuntoPublicado } from './ronda.ts'

/** Said where a seniority has no counterpart, because each round joined its options in another way. */
export const OTROS_TRAMOS = 'No comparable: los tramos se juntaron de otra manera.'

/**
 * The sets of two rounds, the earlier one in the words of the later. Their seniorities are the finest runs that both can make
 * by joining theirs. What has no counterpart stays as it is.
 */
export function joinAntiguedades(
  actuales: readonly ConjuntoPublicado[],
  anteriores: readonly ConjuntoPublicado[],
): [ConjuntoPublicado[], ConjuntoPublicado[]] {
  const [deAhora, deAntes] = [actuales, anteriores].map((conjuntos) => conjuntos.filter(isLegible)) as [
    ConjuntoPublicado[],
    ConjuntoPublicado[],
  ]
  const comunes = listTramosComunes(deAhora.map(listClaves), deAntes.map(listClaves))
  return [
    replace(
      actuales,
      comunes.map((comun) => comun.actuales.map((lugar) => deAhora[lugar]!)),
    ),
    replace(
      anteriores,
      comunes.map((comun) => comun.comparados.map((lugar) => deAntes[lugar]!)),
    ),
  ]
}

const isLegible = ({ clase, reserva }: ConjuntoPublicado) => clase === 'antiguedades' && reserva === null

const listClaves = ({ opciones }: Pick<ConjuntoPublicado, 'opciones'>) => opciones.map(getClaveDeNombre)

/** Whether a seniority of one round was read in the other one too, but together with others. */
export function hasOtrosTramos(
  conjunto: Pick<ConjuntoPublicado, 'clase' | 'opciones'>,
  otros: readonly Pick<ConjuntoPublicado, 'clase' | 'reserva' | 'opciones'>[],
): boolean {
  const claves = new Set(listClaves(conjunto))
  return otros.some((otro) => otro.reserva === null && listClaves(otro).some((clave) => claves.has(clave)))
}

function replace(
  conjuntos: readonly ConjuntoPublicado[],
  juntas: readonly (readonly ConjuntoPublicado[])[],
): ConjuntoPublicado[] {
  return conjuntos.flatMap((conjunto) => {
    const suyas = juntas.find((unas) => unas.includes(conjunto))
    if (!suyas) return [conjunto]
    return suyas[0] === conjunto ? [suyas.reduce(join)] : []
  })
}

/** The name of staff is of a run alone: of several, their options are said. */
const join = (a: ConjuntoPublicado, b: ConjuntoPublicado): ConjuntoPublicado => ({
  ...a,
  nombre: joinOpciones([...a.opciones, ...b.opciones]),
  opciones: [...a.opciones, ...b.opciones],
  contestaron: a.contestaron === null || b.contestaron === null ? null : a.contestaron + b.contestaron,
  recuento: addRecuentos(a.recuento, b.recuento),
  sumas: a.sumas.map((suma, m) => addSumasDeMedida(suma, b.sumas[m] ?? null)),
})
