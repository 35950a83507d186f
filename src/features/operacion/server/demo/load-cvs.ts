import { randomUUID } from 'node:crypto'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { SIN_FILTROS } from '#domain/cvs/filtros.ts'
import { createAzar } from '#domain/estadistica/azar.ts'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { findContenidoDeCv } from '#features/cvs/server/archivos-store.ts'
import { insertEnvio } from '#features/cvs/server/bandeja/aceptar-envio.ts'
import { getEnvios } from '#features/cvs/server/bandeja/envios.ts'
import { findUltimoNumero, insertBusquedaRow } from '#features/cvs/server/busquedas/busquedas-store.ts'
import { insertMensaje } from '#features/cvs/server/contacto/mensajes-store.ts'
import { getCvs } from '#features/cvs/server/cvs.ts'
import { insertCvConArchivo, withArchivoSuelto } from '#features/cvs/server/escribir-cv.ts'
import { getEtiquetas } from '#features/cvs/server/etiquetas/change-etiquetas.ts'
import { insertCandidato, updateCandidato } from '#features/cvs/server/vacantes/change-candidatos.ts'
import { insertVacante } from '#features/cvs/server/vacantes/vacantes.ts'
import type { TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { CANDIDATOS, ENVIOS, MENSAJES } from './datos.ts'
import { listPersonal } from './demo-store.ts'
import { inventCv } from './invent-cv.ts'
import { createDirecciones } from './invent-persona.ts'
import { writePdf } from './write-cv.ts'

const CUANTOS = 60
/** CVs, the first ones, of people of whom nobody has heard for more than a year and a half. */
const VIEJOS = 6
/** CVs, the last ones, that came in since the kept search was looked at. */
const NUEVOS = 12

/**
 * As staff's form does it, less the look at files, which are our own. They came in over the last months, a few a week,
 * after some of long ago.
 */
export async function loadCvs(ctx: AppContext): Promise<void> {
  const azar = createAzar('CVs')
  const getDireccion = createDirecciones('correo.example')
  const ahora = ctx.now()
  for (let i = 0; i < CUANTOS; i++) {
    const dias = i < VIEJOS ? 570 + (VIEJOS - i) * 22 : (CUANTOS - i - azar.next()) * 2
    const creado = ahora - Math.floor(dias * DIA_MS)
    const { archivo, ...campos } = inventCv(i, azar, getDireccion)
    await insertCvConArchivo({ ...ctx, now: () => creado }, campos, archivo)
  }
}

/** Messages and CVs of the last days, as if the site's forms had brought them; no mail is sent about invented people. */
export async function loadBandeja(ctx: AppContext): Promise<void> {
  const azar = createAzar('bandeja')
  const getDireccion = createDirecciones('buzon.example')
  const [conocida] = await getCvs(ctx, { limit: 1, cursor: 0 })
  for (const [indice, { dias, mensaje, yaEstaba, esFoto }] of ENVIOS.entries()) {
    const inventado = inventCv(indice * 3, azar, getDireccion)
    const now = ctx.now() - dias * DIA_MS - Math.floor(azar.next() * HORA_MS)
    const quien = yaEstaba && conocida ? conocida : inventado
    let { archivo } = inventado
    if (esFoto) archivo = { nombre: 'curriculum.pdf', tipo: 'pdf', bytes: writePdf([]), activo: [] }
    if (yaEstaba && conocida) {
      const { id, nombreArchivo: nombre, tipoArchivo } = conocida
      const bytes = (await findContenidoDeCv(ctx.db, id)) ?? archivo.bytes
      archivo = { nombre, tipo: tipoArchivo as TipoDeArchivo, bytes: Buffer.from(bytes), activo: [] }
    }
    const valores = {
      nombre: formatNombreCompleto({ ...quien, segundoNombre: quien.segundoNombre ?? null }),
      plaza: inventado.etiquetasPuestos[0] ?? '',
      correo: quien.correo,
      tel: inventado.celular,
      mensaje,
    }
    await withArchivoSuelto({ ...ctx, now: () => now }, archivo, (idArchivo) =>
      inTransaction(ctx.db, (tx) => insertEnvio(tx, { valores, idArchivo }, now)),
    )
  }
  for (const { dias, ...mensaje } of MENSAJES)
    await inTransaction(ctx.db, (tx) => insertMensaje(tx, mensaje, ctx.now() - dias * DIA_MS))
}

/** A position with its candidates, one of them still in the inbox, and a search that staff keep. */
export async function loadSeleccion(ctx: AppContext): Promise<void> {
  const [comun] = (await getEtiquetas(ctx)).sort((a, b) => b.cvs - a.cvs)
  if (!comun) return
  const idVacante = await insertVacante(ctx, { nombre: comun.puesto })
  const filtros = { etiquetas: [comun.puesto] }
  const cvs = await getCvs(ctx, { filtros, limit: CANDIDATOS.length, cursor: 0 })
  for (const [indice, { id }] of cvs.entries()) {
    const { estado, nota } = CANDIDATOS[indice]!
    const idCandidato = await insertCandidato(ctx, { idVacante, idCv: id, nota })
    await updateCandidato(ctx, { idCandidato, estado, nota })
  }
  const [envio] = await getEnvios(ctx, { limit: 1, cursor: 1 })
  if (envio) await insertCandidato(ctx, { idVacante, idEnvio: envio.id, nota: 'Llegó por el sitio.' })
  for (const idUsuario of await listPersonal(ctx.db)) {
    await inTransaction(ctx.db, async (tx) => {
      const vistoHasta = Math.max(0, (await findUltimoNumero(tx)) - NUEVOS)
      const vista = { id: randomUUID(), vista: ctx.now(), vistoHasta }
      const busqueda = { ...vista, nombre: comun.puesto, filtro: '', filtros: SIN_FILTROS }
      await insertBusquedaRow(tx, busqueda, { idUsuario, idsEtiqueta: [comun.id] })
    })
  }
}
