import type { Cuestionario as CuestionarioWire } from '#contract/schema.generated.ts'
import type { CuestionarioDefinido, ParteDefinida } from '#domain/climas/definicion.ts'
import { exportClima } from '#domain/climas/documento.ts'
import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { createClimaDePlantilla } from '#domain/climas/plantilla.ts'
import { presentEmpresa } from '#features/empresas/server/empresas.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { ClimaPresentado, GenteDeClima } from '#server/wire/clima-presentado.ts'
import type { ClimaPorLeer } from './climas-por-leer.ts'
import { computeParticipacion } from './participacion.ts'
import { requireClima, requireConRespuestas } from './require-clima.ts'

const formatDocumento = (documento: object) => JSON.stringify(documento, null, 2)

/** The climate as the file an import takes; with ids, as what an editor changes and sends back. */
export async function getDocumento(
  ctx: AppContext,
  { idClima, conIds }: { idClima: string; conIds: boolean },
): Promise<string> {
  const clima = await requireClima(ctx.db, idClima)
  requireConRespuestas(clima)
  const { anio, idEmpresa } = clima
  if (!conIds)
    await noteBitacora(ctx.db, ctx, { tipo: 'climaExportado', datos: { anio }, idEmpresa, idClima })
  return formatDocumento(exportClima(clima, { conIds }))
}

export const getPlantilla = (propio: { idEmpresa: string; fechaInicio: number }): string =>
  formatDocumento(createClimaDePlantilla(propio))

export const presentClima = (clima: ClimaPorLeer): ClimaPresentado => ({
  id: clima.id,
  revision: clima.revision,
  idEmpresa: clima.idEmpresa,
  empresa: presentEmpresa(clima.empresa),
  nombre: clima.nombre,
  anio: clima.anio,
  periodo: clima.periodo,
  codigo: clima.codigo,
  encuestaActiva: clima.encuestaActiva,
  cerrado: clima.cerrado,
  estudio: clima.estudio,
  huellaDeLlave: clima.huellaDeLlave,
  fechaInicio: clima.fechaInicio,
  fechaLimite: clima.fechaLimite,
  baseDeCalculo: clima.baseDeCalculo,
  minimoPorGrupo: clima.minimoPorGrupo,
  respaldoDel: clima.respaldoDel,
  publicacion: hasMinimo(clima) ? clima.publicacion : 0,
  readDefinicion: clima.readDefinicion,
  count: clima.count,
})

/** The planned people, and how the others are counted. */
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

const TIPO_ABIERTA = 'preguntaAbierta'

/** Without the places on the sheet, which are nobody's business. */
export function presentCuestionario({ tipo, partesCuestionario }: CuestionarioDefinido): CuestionarioWire {
  return { tipo, partesCuestionario: partesCuestionario.map(presentParte) }
}

function presentParte(parte: ParteDefinida): CuestionarioWire['partesCuestionario'][number] {
  const { preguntaAbierta: abierta } = parte
  return {
    id: parte.id,
    orden: parte.orden,
    tipo: parte.tipo,
    variable: parte.variable,
    preguntaGeneral: parte.preguntaGeneral,
    preguntaAbierta: abierta && {
      id: abierta.id,
      orden: abierta.orden,
      pregunta: abierta.pregunta,
      tipo: TIPO_ABIERTA,
    },
    cantidadDeOpciones: parte.cantidadDeOpciones,
    puntos: parte.puntos ? [...parte.puntos] : null,
    eNPS: parte.eNPS ?? false,
    enOrden: parte.tipo === 'tiempoDeLaborarEnEmpresa' ? (parte.enOrden ?? true) : null,
    preguntas: parte.preguntas.map((pregunta) => ({
      id: pregunta.id,
      orden: pregunta.orden,
      pregunta: pregunta.pregunta,
      factorEvaluado: pregunta.factorEvaluado,
      positiva: pregunta.positiva,
      NoAplica: pregunta.NoAplica,
      tipo: parte.tipo === 'preguntasAbiertas' ? TIPO_ABIERTA : null,
    })),
  }
}
