export const PREFIJO_DE_REFERENCIA = 'encuestado:'

/** By which the outbox knows the mails of a respondent. */
export const getReferenciaDeCorreo = (idEncuestado: string): string =>
  `${PREFIJO_DE_REFERENCIA}${idEncuestado}`
