/** By which the outbox knows the mails of a respondent. */
export const getReferenciaDeCorreo = (idEncuestado: string): string => `encuestado:${idEncuestado}`
