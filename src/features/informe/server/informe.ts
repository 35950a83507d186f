import { createHash } from 'node:crypto'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { getColorDeDocumentos } from '#domain/firma/firma.ts'
import { buildInforme } from '#domain/informe/build-informe.ts'
import type { CifrasDeInforme } from '#domain/informe/cifras-de-informe.ts'
import { isPosible } from '#domain/informe/describir.ts'
import { type Elecciones, isIncluida, listSecciones } from '#domain/informe/elecciones.ts'
import type { Informe, Redaccion } from '#domain/informe/informe.ts'
import { listSugeridas } from '#domain/informe/redaccion/list-sugeridas.ts'
import { type ClaveDeSeccion, SECCIONES } from '#domain/informe/secciones.ts'
import { getPublicadoAlCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { getLogo as getLogoDeFirma } from '#features/cuentas/server/ajustes/imagenes.ts'
import type { AppContext } from '#server/context/context.ts'
import { findFirmaDeCorreos } from '#server/mail/direccion.ts'
import { findElecciones, listRedacciones } from './informes-store.ts'
import { readCifras, readLogos, readRondas } from './read-cifras.ts'
import { type RedaccionResuelta, resolveRedacciones } from './resolve-redacciones.ts'

export interface InformeLeido {
  clima: ClimaConParticipacion
  comparables: ClimaConParticipacion[]
  /** Those that the client sees. */
  publicadas: ReadonlySet<string>
  cifras: CifrasDeInforme
  elecciones: Elecciones
  revision: number
  sugeridas: [string, Redaccion[]][]
  guardadas: RedaccionResuelta[]
  logos: { firma: boolean; empresa: boolean }
}

/** Choices and words, with the figures they are about. */
export async function readInforme(ctx: AppContext, { idClima }: { idClima: string }): Promise<InformeLeido> {
  const { clima, comparables } = await readRondas(ctx, idClima)
  const { elecciones, revision } = await findElecciones(ctx.db, idClima)
  // Until somebody chooses, the newest round before this one; null chosen on purpose compares with none.
  const antes =
    comparables.find(({ id }) => id === elecciones.idClimaAntes) ??
    (revision === 0 ? (comparables[0] ?? null) : null)
  const cifras = await readCifras(ctx, clima, antes, comparables)
  const sugeridas = listSugeridas(cifras)
  const guardadas = resolveRedacciones(await listRedacciones(ctx.db, idClima), sugeridas, clima.publicacion)
  const redacciones = Object.fromEntries(
    guardadas.map(({ clave, titular, comentario, revisada }) => [
      clave,
      { titular, comentario, revisada: revisada !== null },
    ]),
  )
  return {
    clima,
    comparables,
    publicadas: await findPublicadas(ctx, comparables),
    cifras,
    elecciones: { ...elecciones, idClimaAntes: antes?.id ?? null, redacciones },
    revision,
    sugeridas,
    guardadas,
    logos: { firma: (await getLogoDeFirma(ctx)) !== null, empresa: clima.empresa.logo !== null },
  }
}

async function findPublicadas(
  ctx: AppContext,
  rondas: readonly ClimaConParticipacion[],
): Promise<ReadonlySet<string>> {
  const conFecha = await Promise.all(
    rondas.map(async ({ id }) => ({ id, desde: await getPublicadoAlCliente(ctx, { idClima: id }) })),
  )
  return new Set(conFecha.filter(({ desde }) => desde !== null).map(({ id }) => id))
}

interface SeccionOfrecida {
  clave: ClaveDeSeccion
  nombre: string
  fija: boolean
  incluida: boolean
  redacciones: {
    clave: string
    nombre: string
    titular: string
    comentario: string
    sugerida: boolean
    cifrasCambiaron: boolean
    posibles: Redaccion[]
    revisada: boolean
    revisadaPor: string | null
    revision: number
  }[]
}

/** Sections in their order with their wordings: the suggested one where nobody wrote another. */
export function listOfrecidas({ cifras, elecciones, sugeridas, guardadas }: InformeLeido): SeccionOfrecida[] {
  const porClave = new Map(guardadas.map((guardada) => [guardada.clave, guardada]))
  const present = ([clave, posibles]: [string, Redaccion[]]) => {
    const guardada = porClave.get(clave)
    const { titular, comentario } = guardada ?? posibles[0]!
    const isEsta = (una: Redaccion) => una.titular === titular && una.comentario === comentario
    return {
      clave,
      nombre: clave.includes(':') ? clave.slice(clave.indexOf(':') + 1) : '',
      titular,
      comentario,
      // Taking another of our wordings is not writing one.
      sugerida: posibles.some(isEsta),
      cifrasCambiaron: guardada?.cifrasCambiaron ?? false,
      posibles,
      revisada: guardada !== undefined && guardada.revisada !== null,
      revisadaPor: guardada?.nombreDeQuien || (guardada?.revisada_por ?? null),
      revision: guardada?.revision ?? 0,
    }
  }
  return listSecciones(elecciones)
    .filter((clave) => isPosible(clave, cifras))
    .map((clave) => ({
      clave,
      nombre:
        clave === 'cambio' && cifras.periodoAntes
          ? `Cambio desde ${cifras.periodoAntes}`
          : SECCIONES[clave].nombre,
      fija: SECCIONES[clave].fija,
      incluida: isIncluida(elecciones, clave),
      redacciones: sugeridas
        .filter(([suya]) => suya === clave || (clave === 'indicadores' && suya.startsWith('indicador:')))
        .map(present),
    }))
}

/** The report as it stands now, and what it was made of. */
export async function composeInforme(
  ctx: AppContext,
  idClima: string,
): Promise<{ informe: Informe; leido: InformeLeido }> {
  const leido = await readInforme(ctx, { idClima })
  return { informe: await composeLeido(ctx, leido), leido }
}

export async function composeLeido(ctx: AppContext, leido: InformeLeido): Promise<Informe> {
  const { papel } = await getAjustes(ctx)
  const firma = await findFirmaDeCorreos(ctx)
  return buildInforme(leido.cifras, leido.elecciones, {
    fecha: formatFecha(ctx.now(), ctx.config.timeZone),
    firma: firma.nombre,
    marca: getColorDeDocumentos(firma),
    papel: leido.elecciones.papel ?? papel,
    logos: await readLogos(ctx, leido.clima.empresa),
  })
}

/** The same for two reports that say the same, whichever day they are made. */
export function hashInforme({ fecha: _, ...informe }: Informe): string {
  const text = JSON.stringify(informe, (_clave, value) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
  )
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
