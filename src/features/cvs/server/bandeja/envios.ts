import type { EnvioDeCVAbierto, EnvioDeCV as EnvioWire } from '#contract/schema.generated.ts'
import { PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import { listClavesDeNombre } from '#domain/cvs/nombre-de-persona.ts'
import { formatNombreDeArchivo } from '#domain/cvs/nombres.ts'
import { compareMotivos, describeContacto, describeCv, type MotivoDeParecido } from '#domain/cvs/parecidos.ts'
import { proposeDeArchivo } from '#domain/cvs/persona-de-archivo.ts'
import { type Propuesta, proposeCampos } from '#domain/cvs/propuesta.ts'
import { suggestEtiquetas } from '#domain/cvs/sugerir-etiquetas.ts'
import { getClaveDeTelefono } from '#domain/cvs/telefono.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { describeTipo, type TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot, inTransaction } from '#server/db/engine/transaction.ts'
import { type Pagina, requirePagina } from '../cvs.ts'
import { type CV, listCvs } from '../cvs-store.ts'
import { listEtiquetas } from '../etiquetas-store.ts'
import { getCvsParecidos } from '../parecidos.ts'
import { listNumerosPorClave } from '../parecidos-store.ts'
import { type ArchivoPresentado, presentActivo, presentCv } from '../present-cv.ts'
import {
  changeToDescartado,
  changeToPendiente,
  countEnvios,
  type Envio,
  findEnvio,
  findLugar,
  findMasAntiguo,
  type Gemelo,
  type Lugar,
  listEnvios,
  listGemelos,
  sumBytesDeEnvios,
} from './envios-store.ts'
import { listEtiquetasDeSubido } from './subidas-store.ts'

export const envioNotFound = () => notFound('Ese CV ya no espera: alguien lo revisó o lo descartó.')

/** Out of the line at once; it can be restored until the window ends and it is purged, file and all. */
export async function deleteEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToDescartado(tx, idEnvio, ctx.now()))) throw envioNotFound()
    await noteBitacora(tx, ctx, { tipo: 'envioDescartado', idObjeto: idEnvio })
  })
}

interface Parecido {
  cv: CV
  motivos: MotivoDeParecido[]
}

export interface EnvioConParecidos extends Envio {
  parecidos: Parecido[]
  /** Count of others that wait and seem to be of the same person. */
  gemelos: number
}

/** More than that share a number only where it is nobody's. */
const GEMELOS = 500

const getContacto = ({ correo, tel, nombre }: Envio) => ({ correo, celular: tel, nombre })

/** For any number of submissions: each CV is taken apart once. */
function createParecidos(cvs: readonly CV[]): (envio: Envio) => Parecido[] {
  const descritos = cvs.map(describeCv)
  return (envio) => {
    const contacto = describeContacto(getContacto(envio))
    return descritos
      .map((descrito) => ({ cv: descrito.cv, motivos: compareMotivos(descrito, contacto) }))
      .filter(({ motivos }) => motivos.length > 0)
      .sort((a, b) => b.motivos.length - a.motivos.length || b.cv.numero - a.cv.numero)
  }
}

/** A file put in by staff may say none. */
const listClavesDeCorreo = (envios: readonly Envio[]): string[] =>
  envios.map(({ correo }) => foldParaBuscar(correo)).filter(Boolean)

const isGemelo = (envio: Envio, { numero, correoClave, telClave }: Gemelo) =>
  numero !== envio.numero &&
  ((correoClave !== '' && correoClave === foldParaBuscar(envio.correo)) ||
    (telClave !== null && telClave === getClaveDeTelefono(envio.tel)))

async function listGemelosDe(db: Db, envios: readonly Envio[]): Promise<Gemelo[]> {
  if (envios.length === 0) return []
  const telefonos = envios.map(({ tel }) => getClaveDeTelefono(tel)).filter((clave) => clave !== null)
  return listGemelos(db, { correos: listClavesDeCorreo(envios), telefonos }, GEMELOS)
}

const countGemelos = (envio: Envio, gemelos: readonly Gemelo[]): number =>
  gemelos.filter((gemelo) => isGemelo(envio, gemelo)).length

async function listCandidatos(db: Db, envios: readonly Envio[]): Promise<CV[]> {
  const numeros = await listNumerosPorClave(db, {
    correos: listClavesDeCorreo(envios),
    telefonos: envios.map(({ tel }) => getClaveDeTelefono(tel)).filter((clave) => clave !== null),
    nombres: envios.flatMap(({ nombre }) => listClavesDeNombre(nombre)),
  })
  return listCvs(db, numeros)
}

/** A page of what waits to be read, with who each may already be. */
export function getEnvios({ db }: Pick<AppContext, 'db'>, pagina: Pagina): Promise<EnvioConParecidos[]> {
  const { limit, cursor } = requirePagina(pagina)
  return inSnapshot(db, async (tx) => {
    return withParecidos(tx, await listEnvios(tx, { limit, offset: cursor }))
  })
}

/** With who each may already be, in the base or in the line. */
export async function withParecidos(db: Db, envios: readonly Envio[]): Promise<EnvioConParecidos[]> {
  const listParecidos = createParecidos(await listCandidatos(db, envios))
  const gemelos = await listGemelosDe(db, envios)
  return envios.map((envio) => ({
    ...envio,
    parecidos: listParecidos(envio),
    gemelos: countGemelos(envio, gemelos),
  }))
}

export const countEnviosPendientes = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countEnvios(db)

/** Since when the one that has waited longest waits. */
export const findEnvioMasAntiguo = ({ db }: Pick<AppContext, 'db'>): Promise<number | null> =>
  findMasAntiguo(db)

interface EnvioAbierto extends EnvioConParecidos {
  texto: string
  propuestas: Propuesta[]
  etiquetasSugeridas: string[]
  etiquetasDelFormulario: string[]
  lugar: Lugar
  pendientes: number
}

/** A submission as it is reviewed: what it says, who it may be, and which one comes next. */
export function getEnvio(
  { db }: Pick<AppContext, 'db'>,
  { idEnvio }: { idEnvio: string },
): Promise<EnvioAbierto> {
  return inSnapshot(db, async (tx) => {
    const envio = await findEnvio(tx, idEnvio)
    if (!envio) throw envioNotFound()
    const { nombre, correo, tel } = envio
    const cvs = await getCvsParecidos({ db: tx }, { nombre, correo, celular: tel })
    const puestos = (await listEtiquetas(tx)).map(({ puesto }) => puesto)
    const comunes = envio.subido ? await listEtiquetasDeSubido(tx, idEnvio) : []
    const etiquetasSugeridas = [...new Set([...comunes, ...suggestEtiquetas(envio, puestos)])]
    const delArchivo = new Set(suggestEtiquetas({ plaza: '', texto: envio.texto }, etiquetasSugeridas))
    for (const comun of comunes) delArchivo.delete(comun)
    return {
      ...envio,
      propuestas: envio.subido
        ? proposeDeArchivo(envio.texto, envio.nombreArchivo ?? '')
        : proposeCampos(envio, envio.texto),
      etiquetasSugeridas,
      etiquetasDelFormulario: etiquetasSugeridas.filter((puesto) => !delArchivo.has(puesto)),
      parecidos: createParecidos(cvs)(envio),
      gemelos: countGemelos(envio, await listGemelosDe(tx, [envio])),
      lugar: await findLugar(tx, envio.numero),
      pendientes: await countEnvios(tx),
    }
  })
}

export function presentArchivoDeEnvio(
  envio: Pick<Envio, 'nombre' | 'nombreArchivo' | 'tipoArchivo'>,
): ArchivoPresentado {
  const descrito = describeTipo(envio.tipoArchivo as TipoDeArchivo)
  const nombre = envio.nombreArchivo ?? formatNombreDeArchivo(`CV ${envio.nombre}`, descrito.extension)
  return { ...descrito, nombre }
}

type Ctx = Pick<AppContext, 'config'>

export function presentEnvio(ctx: Ctx, envio: EnvioConParecidos): EnvioWire {
  const { nombre, tipo } = presentArchivoDeEnvio(envio)
  return {
    id: envio.id,
    nombre: envio.nombre,
    plaza: envio.plaza,
    correo: envio.correo,
    tel: envio.tel,
    consentimiento: envio.consentimiento,
    archivo: `${ctx.config.basePath}/api/envio/${envio.id}/archivo`,
    nombreArchivo: nombre,
    tipoArchivo: tipo,
    contenidoActivo: presentActivo(envio.activo),
    bytes: envio.bytes,
    lecturaArchivo: envio.lecturaArchivo,
    parecidos: envio.parecidos.map(({ cv, motivos }) => ({ cv: presentCv(ctx, cv), motivos })),
    otrosEnvios: envio.gemelos,
    subido: envio.subido === 1,
    aviso: envio.aviso,
  }
}

export function presentEnvioAbierto(ctx: Ctx, envio: EnvioAbierto): EnvioDeCVAbierto {
  const { mensaje, texto, propuestas, etiquetasSugeridas, etiquetasDelFormulario, lugar, pendientes } = envio
  return {
    envio: presentEnvio(ctx, envio),
    mensaje,
    texto,
    propuestas,
    etiquetasSugeridas,
    etiquetasDelFormulario,
    pendientes,
    ...lugar,
  }
}

export async function restoreEnvio(ctx: AppContext, { idEnvio }: { idEnvio: string }): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await changeToPendiente(tx, idEnvio, ctx.now() - PLAZO_PARA_RECUPERAR_MS)))
      throw notFound('El CV ya no se puede recuperar.')
    await noteBitacora(tx, ctx, { tipo: 'envioRecuperado', idObjeto: idEnvio })
  })
}

/** Weight of the files that wait for staff. */
export const sumBytesPendientes = (db: Db): Promise<number> => sumBytesDeEnvios(db)
