import type { Definicion } from '../climas/definicion.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'

/** Of the later round and of the earlier one, which calls it otherwise. */
export type GrupoIgual = { grupo: string; grupoAnterior: string }

type Grupos = { id: string; nombre: string }[]

const listOtros = (suyos: Definicion, otros: Definicion): Grupos => {
  const claves = new Set(otros.gruposDeOpinion.map(({ nombre }) => getClaveDeNombre(nombre)))
  return suyos.gruposDeOpinion.filter(({ nombre }) => !claves.has(getClaveDeNombre(nombre)))
}

/** Groups that only one of the rounds has, the earlier one in the words of the later (see alignNombres). */
export const listSinPareja = (
  ahora: Definicion,
  antes: Definicion,
): { deAhora: Grupos; deAntes: Grupos } => ({
  deAhora: listOtros(ahora, antes),
  deAntes: listOtros(antes, ahora),
})

/** What stands under every comparison that rests on it. */
export const formatGrupoIgual = ({ grupo, grupoAnterior }: GrupoIgual, anioAnterior: number | string) =>
  `${grupo} se compara con ${grupoAnterior} de ${anioAnterior} como el mismo grupo, por decisión de la consultora.`
