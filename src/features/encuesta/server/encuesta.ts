import type {
  EncuestaDeEncuestado as EncuestaWire,
  Respuesta as RespuestaWire,
} from '#contract/schema.generated.ts'
import { isEncuestaActiva, isPlazoTerminado } from '#domain/encuesta/encuesta-activa.ts'
import type { RespuestaEnviada } from '#domain/encuesta/respuestas.ts'
import { computeMinutos } from '#domain/encuesta/tiempos.ts'
import { fillTexto, type TextoLleno } from '#domain/palabras/palabras.ts'
import { findClima, hasInvitados } from '#features/climas/server/leer-clima.ts'
import { presentCuestionario } from '#features/climas/server/presentar-clima.ts'
import { requireEmpresa } from '#features/empresas/server/empresas.ts'
import { computeRellenos, findPalabras, formatPlazo } from '#features/palabras/server/palabras.ts'
import type { AppContext } from '#server/context/context.ts'
import type { EncuestaDeEncuestado } from './get-encuestado.ts'

export interface Portada {
  /** The commercial name of the company that is asked about. */
  empresa: string
  /** The fingerprint of its logo. */
  logo: string | null
  /** Fewer people than this are never shown. */
  minimoPorGrupo: number
  /** It does not go down any more. */
  minimoFirme: boolean
  encuestaActiva: boolean
  plazoTerminado: boolean
  minutos: number
  /** The last day, in words. */
  hasta: string | null
  bienvenida: TextoLleno
  gracias: TextoLleno
}

/** The company of the survey; null where there is no such climate. */
export async function getPortada(
  { db, config, now }: Pick<AppContext, 'db' | 'config' | 'now'>,
  { idClima }: { idClima: string },
): Promise<Portada | null> {
  // Before the minimum is read: from then on it can only have gone up.
  const minimoFirme = await hasInvitados(db, idClima)
  const clima = await findClima(db, { idClima })
  if (!clima) return null
  const { nombre_comercial, logo } = await requireEmpresa(db, clima.idEmpresa)
  const { fechaLimite, definicion, minimoPorGrupo } = clima
  const { cuestionario } = definicion
  const rellenos = await computeRellenos(
    { db, config },
    { empresa: nombre_comercial, fechaLimite, cuestionario },
  )
  const palabras = await findPalabras(db, idClima)
  return {
    empresa: nombre_comercial,
    logo,
    minimoPorGrupo,
    minimoFirme,
    encuestaActiva: isEncuestaActiva(clima, now()),
    plazoTerminado: isPlazoTerminado(clima, now()),
    minutos: computeMinutos(cuestionario),
    hasta: fechaLimite === null ? null : formatPlazo(config, fechaLimite),
    bienvenida: fillTexto(palabras.bienvenida, rellenos),
    gracias: fillTexto(palabras.gracias, rellenos),
  }
}

export const presentRespuesta = ({ idPregunta, respuesta }: RespuestaEnviada): RespuestaWire => ({
  id: idPregunta,
  idPregunta,
  respuesta,
})

export function presentEncuesta(encuesta: EncuestaDeEncuestado): EncuestaWire {
  return {
    revision: encuesta.revision,
    encuestaActiva: encuesta.encuestaActiva,
    plazoTerminado: encuesta.plazoTerminado,
    cuestionario: presentCuestionario(encuesta.cuestionario),
    respuestas: encuesta.respuestas.map(presentRespuesta),
  }
}
