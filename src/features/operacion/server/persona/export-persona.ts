import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { NOMBRE_DE_ESTADO_DE_CANDIDATO } from '#domain/cvs/candidato.ts'
import { NOMBRE_DE_PEDIDO } from '#domain/cvs/peticiones.ts'
import type { MensajeDePersona } from '#features/cvs/server/contacto/mensajes.ts'
import {
  type ArchivoDePersona,
  findArchivoDePersona,
  listArchivosDeCv,
  listArchivosDeEnvio,
} from '#features/cvs/server/cvs-de-persona.ts'
import { getEmpresas } from '#features/empresas/server/empresas.ts'
import { conflict } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import { type CorreoGuardado, listAdjuntos } from '#server/mail/outbox-store.ts'
import { findPersona, type Persona } from './find-persona.ts'

const formatFecha = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const presentCorreo = ({ plantilla, estado, creado, terminado }: CorreoGuardado) => ({
  tipo: plantilla,
  estado,
  creado: formatFecha(creado),
  terminado: formatFecha(terminado),
})

/** Names of strangers' files are not trusted with a place on the disk: only their endings are kept. */
const getExtension = (nombre: string) => /^\.[a-z0-9]{1,5}$/.exec(extname(nombre).toLowerCase())?.[0] ?? ''

async function exportArchivos(
  db: AppContext['db'],
  archivos: ArchivoDePersona[],
  tronco: string,
  write: Write,
): Promise<string[]> {
  const escritos: string[] = []
  for (const [indice, archivo] of archivos.entries()) {
    const nombre = `${indice === 0 ? tronco : `${tronco}-version-${indice}`}${getExtension(archivo.nombre)}`
    const bytes = await findArchivoDePersona(db, archivo)
    if (!bytes) continue
    await write(nombre, bytes)
    escritos.push(nombre)
  }
  return escritos
}

async function exportCvs(db: AppContext['db'], { cvs }: Persona, write: Write) {
  const presented = []
  for (const [indice, cv] of cvs.entries()) {
    const [archivo = null, ...versiones] = await exportArchivos(
      db,
      await listArchivosDeCv(db, cv),
      `cv-${indice + 1}`,
      write,
    )
    const { id: _, numero: __, idArchivo: ___, creado, actualizado, borrado, texto, ...resto } = cv
    const { alDia, conservarHasta, listado, vacantes: ____, ...campos } = resto
    const fechas = {
      alDia: formatFecha(alDia),
      conservarHasta: formatFecha(conservarHasta),
      enListaDesde: formatFecha(listado),
      creado: formatFecha(creado),
      actualizado: formatFecha(actualizado),
      borrado: formatFecha(borrado),
    }
    presented.push({ ...campos, ...fechas, archivo, versiones, textoLeido: texto })
  }
  return presented
}

async function exportEnvios(db: AppContext['db'], { envios }: Persona, write: Write) {
  const presented = []
  for (const [indice, envio] of envios.entries()) {
    const archivos = await exportArchivos(db, listArchivosDeEnvio(envio), `envio-${indice + 1}`, write)
    const { nombre, plaza, correo, tel, mensaje, consentimiento, aviso } = envio
    const campos = {
      nombre,
      plaza,
      correo,
      tel,
      mensaje,
      consentimiento: formatFecha(consentimiento),
      versionDelAviso: aviso ?? null,
    }
    presented.push({ ...campos, archivos })
  }
  return presented
}

const presentConsulta = ({ nombre, correo, tel, mensaje, consentimiento, contestado }: MensajeDePersona) => ({
  nombre,
  correo,
  tel,
  mensaje,
  consentimiento: formatFecha(consentimiento),
  contestado: formatFecha(contestado),
})

async function exportMensajes(db: AppContext['db'], { mensajes }: Persona, write: Write) {
  const presented = []
  for (const [indice, mensaje] of mensajes.entries()) {
    const archivos: string[] = []
    for (const [orden, { nombre, contenido }] of (await listAdjuntos(db, mensaje.id)).entries()) {
      const archivo = `mensaje-${indice + 1}-${orden + 1}${getExtension(nombre)}`
      await write(archivo, contenido)
      archivos.push(archivo)
    }
    presented.push({ ...presentCorreo(mensaje), contenido: JSON.parse(mensaje.datos), archivos })
  }
  return presented
}

function presentCuenta({ cuenta, notas }: Persona) {
  if (!cuenta) return null
  const { id: _, creado, ultimoIngreso, desactivada, llaves, sesiones, anotaciones, ...campos } = cuenta
  return {
    ...campos,
    creada: formatFecha(creado),
    ultimoIngreso: formatFecha(ultimoIngreso),
    desactivada: formatFecha(desactivada),
    llavesDeAcceso: llaves.map(({ nombre, creada, usada }) => ({
      nombre,
      creada: formatFecha(creada),
      usada: formatFecha(usada),
    })),
    sesionesAbiertas: sesiones.map(({ creada, vista }) => ({
      inicio: formatFecha(creada),
      ultimoUso: formatFecha(vista),
    })),
    bitacora: anotaciones.map(({ momento, tipo }) => ({ momento: formatFecha(momento), tipo })),
    notasDePlan: notas.map(({ momento, texto }) => ({ momento: formatFecha(momento), texto })),
  }
}

type Write = (name: string, content: string | Uint8Array) => Promise<void>

/** Everything that is stored of an address, as a new folder: `datos.json` and the files it names. */
export async function exportPersona(
  ctx: Pick<AppContext, 'db' | 'now'>,
  { correo, folder }: { correo: string; folder: string },
): Promise<Persona> {
  const persona = await findPersona(ctx, correo)
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw conflict(`No se puede crear la carpeta ${folder} (${error.code}).`)
  })
  try {
    await chmod(folder, 0o700)
    await writePersona(ctx, persona, (name, content) =>
      writeFile(join(folder, name), content, { mode: 0o600, flag: 'wx' }),
    )
  } catch (error) {
    // Half of it would be taken for all.
    await rm(folder, { recursive: true, force: true })
    const { code, syscall } = error as NodeJS.ErrnoException
    if (syscall === undefined) throw error
    throw conflict(`No se pudo escribir en ${folder} (${code}): no se exportó nada.`)
  }
  return persona
}

/** All of it, file by file. */
export async function writePersona(
  ctx: Pick<AppContext, 'db' | 'now'>,
  persona: Persona,
  write: Write,
): Promise<void> {
  const empresas = new Map((await getEmpresas(ctx)).map(({ id, nombre_comercial }) => [id, nombre_comercial]))
  const datos = {
    correo: persona.correo,
    generado: formatFecha(ctx.now()),
    cvs: await exportCvs(ctx.db, persona, write),
    enviosDeCv: await exportEnvios(ctx.db, persona, write),
    vacantes: persona.candidaturas.map(({ vacante, estado, nota, agregado }) => ({
      vacante,
      estado: NOMBRE_DE_ESTADO_DE_CANDIDATO[estado],
      nota,
      agregado: formatFecha(agregado),
    })),
    busquedasGuardadas: persona.busquedas.map(({ nombre, filtro }) => ({ nombre, filtro })),
    mensajesDeContacto: persona.consultas.map(presentConsulta),
    peticionesDeDatos: persona.peticiones.map(({ pedido, nota, recibida, confirmada, resuelta }) => ({
      pide: NOMBRE_DE_PEDIDO[pedido],
      nota,
      recibida: formatFecha(recibida),
      confirmada: formatFecha(confirmada),
      resuelta: formatFecha(resuelta),
    })),
    mensajes: await exportMensajes(ctx.db, persona, write),
    correosRecibidos: persona.recibidos.map(presentCorreo),
    encuestas: persona.encuestas.map(({ idEmpresa, periodo, grupo, cerrado }) => ({
      empresa: empresas.get(idEmpresa) ?? null,
      periodo,
      grupo,
      cerrado,
    })),
    contactoDeEmpresas: persona.contactos.map(({ nombre_comercial, contacto_directo }) => ({
      empresa: nombre_comercial,
      ...contacto_directo,
    })),
    respuestasDeCorreos: persona.responden.length,
    compromisosDePlan: persona.compromisos.map(({ que, responsable, cargo, fecha, estado }) => ({
      que,
      responsable,
      cargo,
      fecha,
      estado,
    })),
    cuenta: presentCuenta(persona),
    nota: 'Las respuestas de las encuestas no se entregan: son confidenciales también para quien administra el sistema.',
  }
  await write('datos.json', `${JSON.stringify(datos, null, 2)}\n`)
}
