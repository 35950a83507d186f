import { hasMinimo } from '#domain/climas/minimo-por-grupo.ts'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { computePorcentaje } from '#domain/climas/participacion.ts'
import { compareComienzos, isAnterior } from '#domain/climas/ronda.ts'
import type { Empresa } from '#domain/empresas/empresa.ts'
import { VIAS, type Via } from '#domain/encuesta/estado-encuestado.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import type { CifrasDeInforme } from '#domain/informe/cifras-de-informe.ts'
import { createCifras, type RondaMedida } from '#domain/informe/create-cifras.ts'
import type { Imagen, Informe } from '#domain/informe/informe.ts'
import type { ClimaConParticipacion } from '#features/climas/server/clima-guardado.ts'
import { getClima, getClimas } from '#features/climas/server/get-climas.ts'
import { climaNotFound } from '#features/climas/server/require-clima.ts'
import { getLogo as getLogoDeFirma } from '#features/cuentas/server/ajustes/imagenes.ts'
import { getLogo as getLogoDeEmpresa } from '#features/empresas/server/empresas.ts'
import { getLlegadas } from '#features/invitados/server/encuestados/llegadas/llegadas.ts'
import { listCompromisosDeInforme } from '#features/plan/server/leer-plan.ts'
import { readPrioridades } from '#features/resultados/server/lecturas/get-prioridades.ts'
import { readCambiosDeMedidas } from '#features/resultados/server/lecturas/read-cambios-de-medidas.ts'
import { readAlineada } from '#features/resultados/server/lecturas/rondas-leidas.ts'
import { getResultados } from '#features/resultados/server/leer-resultados.ts'
import { listCitas } from '#features/voces/server/list-citas.ts'
import { conflict } from '#server/base/errors.ts'
import { findApertura, listSubidasDePlan } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'

/** "Del 4 de marzo de 2025 al 21 de marzo de 2025": from when it opened to when it took no more answers. */
async function describeCuando(
  ctx: AppContext,
  { id, fechaInicio, fechaLimite }: { id: string; fechaInicio: number; fechaLimite: number | null },
): Promise<string> {
  const { desde, hasta } = await findApertura(ctx, id)
  const write = (momento: number) => formatFecha(momento, ctx.config.timeZone)
  const fines = [hasta, fechaLimite].filter((momento) => momento !== null)
  const inicio = write(desde ?? fechaInicio)
  if (fines.length === 0) return `Desde el ${inicio}`
  const fin = write(Math.min(...fines))
  return fin === inicio ? `El ${inicio}` : `Del ${inicio} al ${fin}`
}

/** The climate a report is of, with the rounds before it that it can be compared with, newest first. */
export async function readRondas(
  ctx: AppContext,
  idClima: string,
): Promise<{ clima: ClimaConParticipacion; comparables: ClimaConParticipacion[] }> {
  const clima = await getClima(ctx, { idClima })
  if (!clima) throw climaNotFound()
  if (!hasMinimo(clima))
    throw conflict('Este clima no tiene un mínimo por grupo. Elige uno antes de hacer su primer informe.')
  if (clima.publicacion === 0)
    throw conflict(
      clima.cerrado
        ? `Este clima se cerró con menos de ${clima.minimoPorGrupo} cuestionarios contestados: no tiene cifras de las que hacer un informe.`
        : 'Publica los resultados antes de hacer el informe.',
    )
  const climas = await getClimas(ctx, { cuales: { idsEmpresas: [clima.idEmpresa] } })
  // Without a minimum it was the consultancy that might see small groups, never whoever they work for.
  const comparables = climas.filter(
    (otro) => otro.publicacion > 0 && hasMinimo(otro) && isAnterior(otro, clima),
  )
  return { clima, comparables }
}

/** Everything a report may say, from what is published and under the minimum; the other round on this one's base. */
export async function readCifras(
  ctx: AppContext,
  clima: ClimaConParticipacion,
  antes: ClimaConParticipacion | null,
  rondas: readonly ClimaConParticipacion[],
): Promise<CifrasDeInforme> {
  const measure = async (ronda: ClimaConParticipacion): Promise<RondaMedida> => {
    const { resultados, complementarias } = await getResultados(ctx, {
      idClima: ronda.id,
      baseDeCalculo: clima.baseDeCalculo,
    })
    return { ...ronda, baseDeCalculo: clima.baseDeCalculo, resultados, complementarias: complementarias() }
  }
  const { nombre_comercial, nombre_fiscal } = clima.empresa
  const { notas, ...cambios } = antes ? await readCambiosDeMedidas(ctx, clima, antes) : SIN_CAMBIOS
  const otra = antes && {
    ...(await measure(antes)),
    definicion: await readAlineada(ctx.db, antes, clima),
  }
  return createCifras(await measure(clima), otra, {
    empresa: { nombre: nombre_comercial, fiscal: nombre_fiscal },
    cuando: await describeCuando(ctx, clima),
    como: 'Encuesta anónima con clave personal',
    rondas: [...rondas, clima]
      .sort(compareComienzos)
      .filter(({ participacion }) => participacion.planeados > 0)
      .map(({ periodo, participacion: { contestaron, planeados } }) => ({
        periodo,
        porcentaje: computePorcentaje({ contestaron, planeados }),
      })),
    ...(await readParticipacion(ctx, clima)),
    ...cambios,
    notaDeBase:
      antes && antes.baseDeCalculo !== clima.baseDeCalculo
        ? `${antes.periodo} se calcula aquí sobre la base de ${clima.periodo}, para que las rondas se comparen; en su propio informe usa otra.`
        : null,
    notasDeCambio: notas,
    prioridades: await readPrioridades(ctx, clima, antes),
    voces: await readVoces(ctx, clima.id),
    plan: await listCompromisosDeInforme(ctx, clima),
  })
}

const NOMBRES_DE_VIAS: Record<Via, string> = {
  correo: 'Por correo',
  papeleta: 'Con papeleta',
  captura: 'En papel, capturadas',
}

/** Ways by which sheets came in, in all, and groups that grew after the first invitation: who reads a figure may ask both. */
async function readParticipacion(
  ctx: AppContext,
  { id: idClima, definicion }: ClimaConParticipacion,
): Promise<Pick<CifrasDeInforme['participacion'], 'vias' | 'subidas'>> {
  const { hojas } = await getLlegadas(ctx, { idClima })
  const subidas = await listSubidasDePlan(ctx, idClima)
  return {
    vias: VIAS.filter((via) => hojas[via] > 0).map((via) => ({
      nombre: NOMBRES_DE_VIAS[via],
      hojas: hojas[via],
    })),
    subidas: definicion.gruposDeOpinion.flatMap((grupo) => {
      const [de, a] = [subidas.get(grupo.orden), grupo.encuestadosPlaneados]
      return de === undefined || de >= a ? [] : [{ nombre: formatGrupo(grupo), de, a }]
    }),
  }
}

/** Quotes that staff chose, by theme. */
async function readVoces(ctx: AppContext, idClima: string): Promise<CifrasDeInforme['voces']> {
  const { comentarios, temas } = await listCitas(ctx, idClima)
  return {
    comentarios,
    temas: temas.map((tema) => ({ ...tema, nombre: tema.nombre ?? 'Otros comentarios' })),
  }
}

const SIN_CAMBIOS = {
  cambios: new Map(),
  notas: [],
  noComparables: new Map(),
  comparabilidad: null,
  notaDeGeneral: null,
  notasDeGrupos: [],
}

/** Logos of the firm and of the client, as a document takes them: pictures that were written anew when they were kept. */
export async function readLogos(
  ctx: Pick<AppContext, 'db'>,
  { logo }: Pick<Empresa, 'logo'>,
): Promise<Informe['logos']> {
  const firma = (await getLogoDeFirma(ctx))?.replace('data:image/png;base64,', '')
  const empresa = logo && (await getLogoDeEmpresa(ctx.db, logo))
  return {
    firma: firma ? readPng(Buffer.from(firma, 'base64')) : null,
    empresa: empresa ? readPng(empresa) : null,
  }
}

/** Its size stands in its head. */
function readPng(bytes: Uint8Array): Imagen {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { bytes: new Uint8Array(png), ancho: png.readUInt32BE(16), alto: png.readUInt32BE(20) }
}
