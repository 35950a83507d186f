import type { RespuestaDeMesa } from '#contract/schema.generated.ts'
import type { Definicion } from '#domain/climas/definicion.ts'
import { formatCita, listFrases } from '#domain/voces/citas.ts'
import { coverTexto, listTapados } from '#domain/voces/tapados.ts'
import type { TextoConClave } from '#features/publicacion/server/list-textos.ts'
import type { Decidido } from './voces-store.ts'

/** By group; a text without one has no area either. */
export const indexAreas = ({ areasDeTrabajo }: Definicion): ReadonlyMap<string, string> =>
  new Map(
    areasDeTrabajo.flatMap(({ id, idsGruposDeOpinion }) => idsGruposDeOpinion.map((g) => [g, id] as const)),
  )

/** An answer as the desk shows it: what is covered of it is not there. */
export function presentRespuesta(
  { clave, texto, idGrupo }: TextoConClave,
  { temas, tapados: decisiones, citas }: Decidido,
  areas: ReadonlyMap<string, string>,
): RespuestaDeMesa {
  const tapados = listTapados(texto, decisiones.get(clave) ?? [])
  const citadas = citas.get(clave) ?? []
  return {
    clave,
    texto: coverTexto(texto, tapados),
    tapados,
    idArea: (idGrupo && areas.get(idGrupo)) ?? null,
    idsTemas: temas.get(clave) ?? [],
    frases: listFrases(texto).map(({ desde }) => desde),
    citadas,
    cita: formatCita(texto, tapados, citadas),
  }
}
