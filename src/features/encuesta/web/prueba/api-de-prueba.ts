import type { Api } from '#web/lib/api.ts'
import {
  type EncuestaDePruebaQuery,
  GetEncuestado,
  InsertRespuestasEncuesta,
  type InsertRespuestasEncuestaMutationVariables,
} from '../encuesta.generated.ts'

/** What came with the page of a trial. */
export type Prueba = NonNullable<EncuestaDePruebaQuery['getEncuestaDePrueba']> & { codigo: string }

/** Of nobody, and read as a token is: it fills the field, and opens what came with the page. */
export const TOKEN_DE_PRUEBA = 'ENSAYO000000'

/** Answers in the server's place: what is typed in a trial never leaves the browser. */
export function createApiDePrueba(api: Api, { encuesta }: Prueba): Api {
  return (async (operation, variables, opciones) => {
    if (operation === GetEncuestado) return { getEncuestado: encuesta }
    if (operation === InsertRespuestasEncuesta) {
      const { respuestas } = variables as unknown as InsertRespuestasEncuestaMutationVariables
      const guardadas = Array.isArray(respuestas) ? respuestas : [respuestas]
      return { insertRespuestasEncuesta: guardadas.map(({ idPregunta }) => ({ idPregunta })) }
    }
    return api(operation, variables, opciones)
  }) as Api
}
