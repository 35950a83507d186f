import { getPromesa, type Promesa } from '#domain/climas/anonimato.ts'
import type { GrupoDeOpinion } from '#domain/climas/definicion.ts'
import { formatGrupo } from '#domain/climas/nombre-de-grupo.ts'
import { formatFechaSinAnio } from '#domain/fechas/format-fecha.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { requireEmpresa } from '#features/empresas/server/get-empresas.ts'
import type { AppContext } from '#server/context/context.ts'
import { getFirma } from '#server/mail/firma.ts'

/** What every sheet of paper says of where it belongs. */
export interface Encabezado {
  empresa: string
  anio: number
  grupo: string
  firma: string
  promesa: Promesa
  /** "Hasta el 7 de noviembre.", or nothing. */
  hasta: string
}

export async function findEncabezado(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { idEmpresa, anio, fechaLimite, minimoPorGrupo }: ClimaGuardado,
  grupo: Pick<GrupoDeOpinion, 'orden' | 'nombre'>,
): Promise<Encabezado> {
  const { nombre_comercial: empresa } = await requireEmpresa(db, idEmpresa)
  return {
    empresa,
    anio,
    grupo: formatGrupo(grupo),
    firma: getFirma(config),
    promesa: getPromesa(minimoPorGrupo),
    hasta: fechaLimite === null ? '' : `Hasta el ${formatFechaSinAnio(fechaLimite, config.timeZone)}.`,
  }
}
