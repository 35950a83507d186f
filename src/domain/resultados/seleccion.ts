/** Groups chosen by themselves or through their area: the two filters are united (spec §5). */
export function filterGrupos<T extends { id: string }>(
  grupos: readonly T[],
  areas: readonly { id: string; idsGruposDeOpinion: readonly string[] }[],
  seleccion: { idsAreas: readonly string[]; idsGrupos: readonly string[] },
): T[] {
  const { idsAreas, idsGrupos } = seleccion
  if (idsAreas.length === 0 && idsGrupos.length === 0) return [...grupos]
  const deAreas = areas.filter(({ id }) => idsAreas.includes(id)).flatMap((area) => area.idsGruposDeOpinion)
  const elegidos = new Set([...idsGrupos, ...deAreas])
  return grupos.filter(({ id }) => elegidos.has(id))
}

/** Several selections combine as a union; with none, all are shown. */
export function filterSeleccion<T extends { id: string }>(
  elementos: readonly T[],
  ids: readonly string[],
): T[] {
  return ids.length === 0 ? [...elementos] : elementos.filter(({ id }) => ids.includes(id))
}
