import { expect, test } from 'vitest'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { openEncuesta } from './testing/encuesta-de-prueba.ts'

const LOOK_UP = `query($idClima: ID!, $token: String!) {
  getEncuestado(idClima: $idClima, token: $token) { revision respuestas { idPregunta } } }`

const SAVE = `mutation($idClima: ID!, $token: String!, $respuestas: [RespuestaInput!]!, $revision: String) {
  insertRespuestasEncuesta(idClima: $idClima, token: $token, respuestas: $respuestas, revision: $revision) { idPregunta } }`

describeAnyEngine('the revision that travels with the survey', (engine) => {
  const open = async () => {
    const encuesta = await openEncuesta(engine)
    const { graphql, idClima, updateClima, getDocumento, invite } = encuesta
    const { token } = await invite()
    const lookUp = async () => (await graphql(LOOK_UP, { idClima, token })).data.getEncuestado
    return {
      ...encuesta,
      lookUp,
      saveAs: (revision: string | null, numeros: Record<number, string>) =>
        graphql(SAVE, { idClima, token, revision, respuestas: encuesta.answer(numeros) }),
      change: async (edit: (documento: ClimaInput) => ClimaInput) =>
        expect(codeOf(await updateClima(idClima, edit(await getDocumento(idClima, true))))).toBeUndefined(),
    }
  }
  const rewrite = (documento: ClimaInput): ClimaInput => ({
    ...documento,
    cuestionario: {
      ...documento.cuestionario,
      partesCuestionario: documento.cuestionario.partesCuestionario.map((parte) => ({
        ...parte,
        preguntas: parte.preguntas.map((p) => ({ ...p, pregunta: `${p.pregunta} (corregida)` })),
      })),
    },
  })

  test('a page from before a text was corrected is told so, and nothing of it is stored', async () => {
    const { lookUp, saveAs, change, dump } = await open()
    const { revision } = await lookUp()
    expect(codeOf(await saveAs(revision, { 1: '0' }))).toBeUndefined()
    await change(rewrite)
    const tarde = await saveAs(revision, { 2: '0' })
    expect(codeOf(tarde)).toBe('CONFLICT')
    expect(tarde.errors[0].extensions.campo).toBe('revision')
    expect(messageOf(tarde)).toMatch(/^Corrigieron el texto de la encuesta/)
    expect((await dump()).hojas).toMatchObject([{ respuestas: '0---------' }])
    const nueva = (await lookUp()).revision
    expect(nueva).not.toBe(revision)
    expect(codeOf(await saveAs(nueva, { 2: '0' }))).toBeUndefined()
  })

  test('a sense that changed before the first answer is another questionnaire too', async () => {
    const { lookUp, change } = await open()
    const { revision } = await lookUp()
    await change((documento) => ({
      ...documento,
      indicadoresDeMedicion: documento.indicadoresDeMedicion.map((indicador) => ({
        ...indicador,
        variables: indicador.variables.map((v) => ({
          ...v,
          factoresEvaluados: v.factoresEvaluados.map((f) => ({ ...f, positiva: !f.positiva })),
        })),
      })),
    }))
    expect((await lookUp()).revision).not.toBe(revision)
  })

  test('dates, plans, groups and names that a respondent does not read trouble nobody', async () => {
    const { lookUp, saveAs, change } = await open()
    const { revision } = await lookUp()
    await change((documento) => ({
      ...documento,
      fechaInicio: documento.fechaInicio + 1,
      gruposDeOpinion: documento.gruposDeOpinion.map((g) => ({
        ...g,
        nombre: `${g.nombre} nueva`,
        encuestadosPlaneados: 99,
      })),
    }))
    expect((await lookUp()).revision).toBe(revision)
    expect(codeOf(await saveAs(revision, { 1: '0' }))).toBeUndefined()
  })

  test('whoever does not say what they read is served as always', async () => {
    const { saveAs, change } = await open()
    await change(rewrite)
    expect(codeOf(await saveAs(null, { 1: '0' }))).toBeUndefined()
  })
})
