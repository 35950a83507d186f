import { randomUUID } from 'node:crypto'
import type {
  ArchivoDeSubida as ArchivoWire,
  SubidaAbierta,
  Subida as SubidaWire,
} from '#contract/schema.generated.ts'
import { FOTO_HEIC } from '#domain/contacto/mensajes.ts'
import { ESTADO_INICIAL, formatEtiqueta, formatNombreCompleto, LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { NOMBRES_DE_PILA, splitNombre } from '#domain/cvs/nombre-de-persona.ts'
import { formatDigitos } from '#domain/cvs/palabras.ts'
import { checkEtiqueta } from '#domain/cvs/parse-campos.ts'
import { CIFRAS_FINALES } from '#domain/cvs/telefono.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { AppError, badUserInput } from '#server/base/errors.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { findCv } from '../cvs-store.ts'
import { insertCvDeEnvio } from './aceptar-envio.ts'
import { type EnvioConParecidos, withParecidos } from './envios.ts'
import { findEnvio, listEnviosPorId } from './envios-store.ts'
import {
  type ArchivoDeSubida,
  deleteSubidasDesde,
  findSubida,
  insertSubidaRow,
  listArchivosDeSubida,
  listSubidas,
  updateEtiquetasDeSubida,
} from './subidas-store.ts'
import { type RechazoDeSubida, subidaNotFound } from './subir-archivo.ts'

const EN_LISTA = 10
/** Outcomes of files are of use for so long; what entered stays where it is. */
const DIAS_DE_SUBIDA = 30

function requireEtiquetas(escritas: readonly string[]): string[] {
  const etiquetas = [...new Set(escritas.map(formatEtiqueta).filter(Boolean))]
  const problema = etiquetas.map(checkEtiqueta).find(Boolean)
  if (problema) throw badUserInput(problema)
  if (etiquetas.length > LIMITES_DE_CV.etiquetas)
    throw badUserInput(`Un CV lleva hasta ${LIMITES_DE_CV.etiquetas} etiquetas.`)
  return etiquetas
}

export async function insertSubida(
  { db, now, sesion }: Pick<RequestContext, 'db' | 'now' | 'sesion'>,
  { etiquetas }: { etiquetas: readonly string[] },
): Promise<string> {
  const id = randomUUID()
  await insertSubidaRow(db, {
    id,
    idUsuario: sesion?.idUsuario ?? null,
    creada: now(),
    etiquetas: requireEtiquetas(etiquetas),
  })
  return id
}

export async function updateSubida(
  { db }: Pick<AppContext, 'db'>,
  { idSubida, etiquetas }: { idSubida: string; etiquetas: readonly string[] },
): Promise<void> {
  if (!(await updateEtiquetasDeSubida(db, idSubida, requireEtiquetas(etiquetas)))) throw subidaNotFound()
}

export const getSubidas = ({ db }: Pick<AppContext, 'db'>): Promise<SubidaWire[]> => listSubidas(db, EN_LISTA)

const RAZONES: Record<RechazoDeSubida, string> = {
  tipo: 'No es PDF, DOC, DOCX, ODT ni foto JPG o PNG',
  clave: 'Está protegido con contraseña',
  macros: 'Trae macros',
  heic: FOTO_HEIC,
  tamano: 'Pasa de 10 MB',
  vacio: 'Está vacío',
  repetido: 'Los mismos bytes que otro que ya está',
}

async function describeIgual(db: Db, igualA: string): Promise<string> {
  const [tipo, id = ''] = igualA.split(' ')
  const cv = tipo === 'cv' ? await findCv(db, id) : null
  const nombre = cv ? formatNombreCompleto(cv) : tipo === 'envio' ? (await findEnvio(db, id))?.nombre : null
  return nombre ? `Los mismos bytes que el CV de ${nombre}` : RAZONES.repetido
}

/** Until a name is found it is called as its file is, which is none. */
const hasNombre = (nombre: string) => {
  const { primerNombre, primerApellido } = splitNombre(nombre)
  return NOMBRES_DE_PILA.has(foldParaBuscar(primerNombre)) && primerApellido !== ''
}

/** The reason that keeps it from being taken unseen; null where there is none. */
function findDuda(envio: EnvioConParecidos): string | null {
  const [parecido] = envio.parecidos
  if (envio.lecturaArchivo === 'ilegible') return 'No tiene letras que se puedan leer'
  if (parecido) return `Parece la misma persona que ${formatNombreCompleto(parecido.cv)}`
  if (envio.gemelos > 0) return 'Mismo correo o celular que otro que espera'
  const faltas = [
    hasNombre(envio.nombre) ? null : 'el nombre',
    isCorreo(envio.correo) ? null : 'el correo',
    formatDigitos(envio.tel).length >= CIFRAS_FINALES ? null : 'el celular',
  ].filter((falta) => falta !== null)
  if (faltas.length > 0) return `No se encontró ${faltas.join(' ni ')}`
  return envio.activo ? 'Trae contenido activo: léelo antes' : null
}

async function presentArchivo(
  db: Db,
  { id, nombre, rechazo, igualA, idEnvio }: ArchivoDeSubida,
  envios: ReadonlyMap<string, EnvioConParecidos>,
): Promise<ArchivoWire> {
  const sinDatos = { id, archivo: nombre, persona: null, correo: null, celular: null, idEnvio: null }
  if (rechazo !== null) {
    const razon = igualA ? await describeIgual(db, igualA) : RAZONES[rechazo as RechazoDeSubida]
    return { ...sinDatos, estado: 'noEntro', razon }
  }
  const envio = idEnvio ? envios.get(idEnvio) : undefined
  // Somebody has decided on it.
  if (!envio) return { ...sinDatos, estado: 'resuelto', razon: null }
  if (envio.lecturaArchivo === 'pendiente') return { ...sinDatos, estado: 'leyendo', razon: null }
  const duda = findDuda(envio)
  return {
    id,
    archivo: nombre,
    persona: hasNombre(envio.nombre) ? envio.nombre : null,
    correo: envio.correo || null,
    celular: envio.tel || null,
    idEnvio: envio.id,
    estado: duda ? 'conDuda' : 'sinDudas',
    razon: duda,
  }
}

export function getSubida(
  { db }: Pick<AppContext, 'db'>,
  { idSubida }: { idSubida: string },
): Promise<SubidaAbierta> {
  return inSnapshot(db, async (tx) => {
    const subida = await findSubida(tx, idSubida)
    if (!subida) throw subidaNotFound()
    const filas = await listArchivosDeSubida(tx, idSubida)
    const ids = filas.flatMap(({ idEnvio }) => idEnvio ?? [])
    const envios = new Map(
      (await withParecidos(tx, await listEnviosPorId(tx, ids))).map((envio) => [envio.id, envio]),
    )
    const archivos: ArchivoWire[] = []
    for (const fila of filas) archivos.push(await presentArchivo(tx, fila, envios))
    return { subida: { ...subida, archivos: filas.length }, archivos }
  })
}

/** Those of which nothing is in doubt become CVs, each by itself: whoever asks again goes on where this stopped. */
export async function insertCvsDeSubida(
  ctx: AppContext,
  { idSubida }: { idSubida: string },
): Promise<number> {
  const { subida, archivos } = await getSubida(ctx, { idSubida })
  let cuantos = 0
  for (const { estado, idEnvio, persona, correo, celular } of archivos) {
    if (estado !== 'sinDudas' || !idEnvio) continue
    const { primerNombre, segundoNombre, primerApellido, segundoApellido } = splitNombre(persona ?? '')
    try {
      // The second of two of one person in the same upload has somebody alike by now.
      const [envio] = await withParecidos(ctx.db, await listEnviosPorId(ctx.db, [idEnvio]))
      if (!envio || findDuda(envio)) continue
      await insertCvDeEnvio(ctx, {
        idEnvio,
        primerNombre,
        segundoNombre,
        primerApellido,
        segundoApellido,
        celular: celular ?? '',
        correo: correo ?? '',
        estado: ESTADO_INICIAL,
        etiquetasPuestos: subida.etiquetas,
      })
      cuantos++
    } catch (error) {
      // Decided on by somebody else meanwhile, or with a field that is looked at one by one.
      if (!(error instanceof AppError)) throw error
    }
  }
  return cuantos
}

export const deleteSubidasViejas = ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> =>
  deleteSubidasDesde(db, now() - DIAS_DE_SUBIDA * DIA_MS)
