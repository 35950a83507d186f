import type { Encuestado } from '#contract/schema.generated.ts'
import type { EncuestadoConEstados } from './encuestados.ts'

/** The part of a respondent that staff may know; no answer, and no token. */
export const presentEncuestado = (encuestado: EncuestadoConEstados): Encuestado => ({
  id: encuestado.id,
  idGrupoDeOpinion: encuestado.idGrupo,
  correo: encuestado.correo,
  sendMail: encuestado.correo !== null,
  estado: encuestado.estado,
  estadoCorreo: encuestado.estadoCorreo,
  tokenVisto: encuestado.tokenVisto,
  respuestas: null,
})
