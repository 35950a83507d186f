import { exportClima } from '#domain/climas/documento.ts'
import { climaAMano, hojasAMano } from '#domain/resultados/testing/clima-a-mano.ts'
import type { ClimaGuardado } from '#features/climas/server/clima-guardado.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { answerEncuesta, inviteEncuestado, requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const RESPUESTA: Record<string, string> = { t: 'true', f: 'false' }

/** The question that the sheets worked out by hand have at this place. */
const findPregunta = ({ definicion }: ClimaGuardado, indice: number) =>
  definicion.cuestionario.partesCuestionario
    .flatMap(({ preguntas }) => preguntas)
    .find(({ pregunta }) => pregunta === `Pregunta ${indice + 1}`)!

/** Somebody of the nth group answers as the sheet says. */
export async function answerAMano(
  ctx: TestApp['ctx'],
  idClima: string,
  { grupo, hoja }: { grupo: number; hoja: string },
) {
  const { clima } = await requireAbierto(ctx, idClima)
  const idGrupo = clima.definicion.gruposDeOpinion[grupo]!.id
  const encuestado = await inviteEncuestado(ctx, idClima, { idGrupo })
  const respuestas = [...hoja].flatMap((caracter, indice) =>
    caracter === '-'
      ? []
      : [
          {
            idPregunta: findPregunta(clima, indice).id,
            respuesta: RESPUESTA[caracter] ?? caracter,
          },
        ],
  )
  if (respuestas.length > 0) await answerEncuesta(ctx, idClima, encuestado, respuestas)
  return encuestado
}

/** The climate worked out by hand, made through the API and answered. */
export async function setUpClimaAMano(app: TestApp) {
  const staff = await logInToClimas(app)
  const { idEmpresa: _, ...documento } = exportClima(climaAMano)
  const { idEmpresa, idClima } = await staff.setUp(documento)
  const encuestados = []
  for (const { idGrupoDeOpinion, hoja } of hojasAMano) {
    const grupo = climaAMano.definicion.gruposDeOpinion.findIndex(({ id }) => id === idGrupoDeOpinion)
    encuestados.push(await answerAMano(app.ctx, idClima, { grupo, hoja }))
  }
  return { ...staff, idEmpresa, idClima, encuestados }
}
