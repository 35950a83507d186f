import { formatDiaLargo } from '#domain/fechas/dia.ts'
import { formatCantidad } from '#domain/texto/cantidad.ts'
import { findClima } from '#features/climas/server/leer-clima.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import type { NuevoCorreo, Plantilla, Plantillas } from '#server/mail/correo.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import type { Evento } from './agenda-store.ts'

/** pendiente: it is still to come. */
export type SucesoDeCalendario = Pick<Evento, 'estado' | 'correos'>

type Datos = Pick<Evento, 'idClima' | 'clase' | 'dia' | 'hora'> & SucesoDeCalendario

const PLANTILLA = 'calendario'

const SUJETO = { apertura: 'La encuesta', recordatorio: 'El recordatorio' } as const

/** Words of its subject and of its body. */
function wordSuceso({ clase, dia, hora, estado, correos }: Datos): { asunto: string; texto: string } {
  const cuando = `el ${formatDiaLargo(dia)} a las ${hora}`
  const abre = clase === 'apertura'
  const cuantos = formatCantidad(correos ?? 0, 'correo', 'correos')
  switch (estado) {
    case 'pendiente':
      return {
        asunto: abre ? 'Se abre la encuesta' : 'Sale un recordatorio',
        texto: abre
          ? `La encuesta se abre por sí sola ${cuando}, y salen las invitaciones que esperan.`
          : `Sale un recordatorio a quienes falten, ${cuando}.`,
      }
    case 'hecho':
      return {
        asunto: abre ? 'Se abrió la encuesta' : 'Salió el recordatorio',
        texto: abre
          ? correos
            ? `La encuesta está abierta. Con ella salen ${cuantos} de invitación.`
            : 'La encuesta está abierta. No había invitaciones en espera.'
          : correos
            ? `Salen ${cuantos} a quienes faltan.`
            : 'No había a quién recordar: nadie con correo tiene su encuesta sin terminar, o su grupo ya tuvo hoy el suyo.',
      }
    case 'tarde':
      return {
        asunto: abre ? 'La encuesta no se abrió' : 'El recordatorio no salió',
        texto: `${SUJETO[clase]} estaba para ${cuando}. El sitio estuvo apagado más de seis horas y ya no se hizo.`,
      }
    case 'sinCuota':
      return {
        asunto: 'El recordatorio no salió',
        texto: `Estaba para ${cuando}, y con él tu cuenta pasaba de los correos que puede enviar al día.`,
      }
    case 'inactiva':
      return {
        asunto: 'El recordatorio no salió',
        texto: `Estaba para ${cuando}, y a esa hora la encuesta no recibía respuestas.`,
      }
  }
}

const aviso: Plantilla<Datos> = async (ctx, datos) => {
  const clima = await findClima(ctx.db, datos)
  if (!clima) return null
  const { nombre_comercial } = await requireEmpresa(ctx.db, clima.idEmpresa)
  const de = `${nombre_comercial} ${clima.periodo}`
  const { asunto, texto } = wordSuceso(datos)
  const decidir = datos.estado !== 'pendiente' && datos.estado !== 'hecho'
  return renderCorreo(ctx, {
    paraLaFirma: true,
    asunto: `${asunto}: ${de}`,
    titulo: `${asunto}: ${de}`,
    bloques: [
      { tipo: 'parrafo', texto },
      ...(decidir
        ? ([
            {
              tipo: 'parrafo',
              texto: 'Está en Por resolver: escoge otro día en su calendario, o quítalo.',
            },
          ] as const)
        : []),
    ],
    nota: 'Recibes este correo porque lo pusiste en el calendario de esa ronda.',
  })
}

export const plantillasCalendario: Plantillas = { [PLANTILLA]: aviso }

export const buildAviso = (
  { idClima, clase, dia, hora }: Evento,
  { estado, correos }: SucesoDeCalendario,
  para: string,
): NuevoCorreo => ({
  plantilla: PLANTILLA,
  datos: { idClima, clase, dia, hora, estado, correos } satisfies Datos,
  para,
})
