/** One answer as the respondent sends it: a code, "true"/"false", or the text of an open question. */
export type RespuestaEnviada = { idPregunta: string; respuesta: string }

/** What has been chosen or written on the screen and is not saved yet, by question id. */
export type Borrador = ReadonlyMap<string, string>
