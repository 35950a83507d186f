import type { ClimaLeido, RondaAnterior } from '#contract/schema.generated.ts'
import { getLectura } from '#domain/climas/minimo-por-grupo.ts'
import type { ConjuntoDeMapa } from '#domain/lecturas/mapa-de-calor.ts'
import { findEmpresa, type Ronda } from '#domain/lecturas/ronda.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { getAvance, getPublicaciones } from '#features/publicacion/server/bloques.ts'
import { isPorTerminar } from '#features/publicacion/server/cierre/finish-decididos.ts'
import type { RequestContext } from '#server/context/context.ts'

/** A whitelist: a client reads it too. */
export async function presentClimaLeido(
  ctx: RequestContext,
  clima: ClimaConParticipacion,
  ronda: Ronda,
): Promise<ClimaLeido> {
  const publicaciones = await getPublicaciones(ctx, clima)
  return {
    id: clima.id,
    periodo: clima.periodo,
    fechaInicio: clima.fechaInicio,
    idEmpresa: clima.idEmpresa,
    minimoPorGrupo: clima.minimoPorGrupo,
    lectura: getLectura(clima),
    publicacion: clima.publicacion,
    encuestaActiva: clima.encuestaActiva,
    cerrado: clima.cerrado,
    terminando: await isPorTerminar(ctx, clima.id),
    fechaLimite: clima.fechaLimite,
    avance: await getAvance(ctx, clima),
    publicaciones: publicaciones.map(({ numero, publicado, hojas }) => ({ numero, fecha: publicado, hojas })),
    empresa: { nombre_comercial: clima.empresa.nombre_comercial },
    dataProcesada: {
      baseDeCalculo: ronda.base,
      cantidadDeEncuestados: findEmpresa(ronda)?.recuento.encuestados ?? 0,
    },
  }
}

export const presentRondaAnterior = (
  clima: ClimaConParticipacion,
  otro: ClimaConParticipacion,
): RondaAnterior => ({
  id: otro.id,
  periodo: otro.periodo,
  conOtraBase: otro.baseDeCalculo !== clima.baseDeCalculo,
})

/** A client is not told how many answered in a set that is withheld. */
export const presentConjunto = (
  { sesion }: Pick<RequestContext, 'sesion'>,
  conjunto: ConjuntoDeMapa,
): ConjuntoDeMapa =>
  conjunto.reserva && sesion?.rol === 'cliente' ? { ...conjunto, personas: null } : conjunto
