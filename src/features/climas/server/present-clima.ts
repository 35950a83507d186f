import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { presentEmpresa } from '#features/empresas/server/present-empresa.ts'
import type { ClimaPresentado, GenteDeClima } from '#server/wire/clima-presentado.ts'
import type { ClimaPorLeer } from './climas-por-leer.ts'
import { computeParticipacion } from './participacion.ts'

export const presentClima = (clima: ClimaPorLeer): ClimaPresentado => ({
  id: clima.id,
  revision: clima.revision,
  idEmpresa: clima.idEmpresa,
  empresa: presentEmpresa(clima.empresa),
  anio: clima.anio,
  codigo: clima.codigo,
  encuestaActiva: clima.encuestaActiva,
  cerrado: clima.cerrado,
  huellaDeLlave: clima.huellaDeLlave,
  fechaInicio: clima.fechaInicio,
  fechaLimite: clima.fechaLimite,
  baseDeCalculo: clima.baseDeCalculo,
  minimoPorGrupo: clima.minimoPorGrupo,
  publicacion: hasMinimo(clima) ? clima.publicacion : 0,
  readDefinicion: clima.readDefinicion,
  count: clima.count,
})

/** Who is planned, and how the others are counted. */
export async function presentParticipacion({
  readDefinicion,
  count,
}: ClimaPresentado): Promise<GenteDeClima> {
  const { planeados, porGrupo, porArea } = computeParticipacion(await readDefinicion(), new Map())
  const presentPartes = (clase: 'porGrupo' | 'porArea', partes: typeof porGrupo) =>
    partes.map(({ id, nombre, planeados: suyos }, i) => ({
      id,
      nombre,
      planeados: suyos,
      count: async (conCompletas: boolean) => (await count(conCompletas))[clase][i]!,
    }))
  return {
    planeados,
    count,
    porGrupo: presentPartes('porGrupo', porGrupo),
    porArea: presentPartes('porArea', porArea),
  }
}
