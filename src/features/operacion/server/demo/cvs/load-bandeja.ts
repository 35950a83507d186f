import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { createAzar } from '#domain/estadistica/azar.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { findContenidoDeCv } from '#features/cvs/server/archivos-store.ts'
import { insertEnvio } from '#features/cvs/server/bandeja/insert-envio.ts'
import { insertMensaje } from '#features/cvs/server/contacto/mensajes-store.ts'
import { getCvs } from '#features/cvs/server/get-cvs.ts'
import { withArchivoSuelto } from '#features/cvs/server/with-archivo-suelto.ts'
import type { TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { createDirecciones } from '../list-personas.ts'
import { inventCv } from './invent-cv.ts'
import { writePdf } from './write-pdf.ts'

const LLEGADAS = [
  {
    dias: 6,
    mensaje: 'Busco plaza en la capital. Puedo empezar dos semanas después de avisar en mi trabajo.',
  },
  { dias: 5, mensaje: 'Adjunto mi currículum. Tengo disponibilidad para turnos rotativos.' },
  { dias: 4, mensaje: 'Me interesa la plaza que vi publicada. Quedo pendiente de su respuesta.' },
  { dias: 3, mensaje: 'Les mando una foto de mi currículum, no lo tengo en otro formato.' },
  { dias: 1, mensaje: 'Soy recién graduada y busco mi primera experiencia.' },
  { dias: 1, mensaje: 'Cambié de teléfono desde la última vez que les escribí.' },
  { dias: 0, mensaje: 'Busco prácticas supervisadas a partir de enero.' },
] as const
/** The one who wrote before, and the one who sent a picture. */
const REPETIDA = 0
const FOTO = 3

const MENSAJES = [
  {
    dias: 2,
    nombre: 'Karla Méndez',
    correo: 'k.mendez@ferreteriaelsol.example',
    tel: '2366-1450',
    mensaje: 'Somos 90 personas en tres tiendas. ¿Cuánto tarda un estudio de clima?',
  },
  {
    dias: 9,
    nombre: 'Óscar Letona',
    correo: 'oletona@clinicavida.example',
    tel: '7765-2010',
    mensaje: 'Necesitamos dos enfermeras para turno de noche. ¿Nos pueden ayudar a buscarlas?',
  },
] as const

/** What the site brought over the last days, as if its forms had; no mail is sent about people who do not exist. */
export async function loadBandeja(ctx: AppContext): Promise<void> {
  const azar = createAzar('bandeja')
  const getDireccion = createDirecciones('buzon.example')
  const [conocida] = await getCvs(ctx, { limit: 1, cursor: 0 })
  for (const [indice, { dias, mensaje }] of LLEGADAS.entries()) {
    const inventado = inventCv(indice * 3, azar, getDireccion)
    const now = ctx.now() - dias * DIA_MS - Math.floor(azar.next() * 3_600_000)
    const quien = indice === REPETIDA && conocida ? conocida : inventado
    const suyo = quien === conocida ? await findContenidoDeCv(ctx.db, conocida.id) : null
    const foto = {
      nombre: 'curriculum.pdf',
      tipo: 'pdf' as const,
      bytes: Buffer.from(writePdf([])),
      activo: [],
    }
    const propio =
      suyo && conocida
        ? {
            nombre: conocida.nombreArchivo,
            tipo: conocida.tipoArchivo as TipoDeArchivo,
            bytes: suyo,
            activo: [],
          }
        : null
    const archivo = indice === FOTO ? foto : (propio ?? inventado.archivo)
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
