import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { LA_CEIBA, logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { ANA, logInToCvs, toDataUrl } from '../../src/features/cvs/server/testing/cvs-de-prueba.ts'
import { listTodas } from '../../src/features/encuesta/server/testing/encuesta-de-prueba.ts'
import { buildPdf } from '../../src/server/archivos/testing/archivos-de-prueba.ts'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { inviteEncuestado, requireAbierto } from '../support/respuestas-de-prueba.ts'
import { createTestApp } from '../support/test-app.ts'

/** Stands in a generated value for what only the running system knows; `fillIn` puts the real one in its place. */
const MARK = '§'
export const marks = {
  idClima: `${MARK}clima`,
  idEmpresa: `${MARK}empresa`,
  idCV: `${MARK}cv`,
  idEncuesta: `${MARK}encuestado`,
  idGrupoDeOpinion: `${MARK}grupo`,
  token: `${MARK}token`,
  idPregunta: `${MARK}pregunta`,
  idPreguntaAbierta: `${MARK}abierta`,
}

/** Values that the server takes, by the name of the argument or field, so that hostile ones get past their neighbours. */
export const WELCOME: Record<string, unknown[]> = {
  ...Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, [mark]])),
  idPregunta: [marks.idPregunta, marks.idPreguntaAbierta],
  respuesta: ['0', '4', 'true', 'Todo bien.'],
  exceptoIdCV: [marks.idCV, null],
  cv: [toDataUrl(buildPdf('Hola')), null],
  correo: ['ana@correo.example'],
  correos: [['uno@correo.example', 'dos@correo.example'], null],
  filtro: ['ana', null],
  limit: [25],
  cursor: [0],
  revision: [null],
  usuarioOEmail: ['Consultora'],
  empresa: [LA_CEIBA],
  clima: [{ ...climaCorto, idEmpresa: marks.idEmpresa }],
  etiqueta: ['Contabilidad'],
  etiquetasPuestos: [['Contabilidad']],
  estado: ['Validado'],
  celular: ['5512 0341'],
  telefono: ['2233 4455', null],
  respuestas: [[{ idPregunta: marks.idPreguntaAbierta, respuesta: 'Todo bien.' }]],
  invitaciones: [[{ idGrupoDeOpinion: marks.idGrupoDeOpinion, correos: ['tres@correo.example'] }]],
  fechaInicio: [climaCorto.fechaInicio],
}

/** The API of one engine with something of everything in it. */
export async function openTarget(engine: Engine) {
  const testApp = await createTestApp(engine, { config: { mensajesPorHora: 1_000_000 } })
  const staff = await logInToClimas(testApp)
  const cvs = await logInToCvs(testApp)
  let known = new Map<string, string>()

  return {
    ...testApp,
    cookie: staff.cookie,
    /** A company, an open survey, somebody invited and a CV, new each time: what came before may be closed or gone. */
    seed: async () => {
      const { idClima, idEmpresa } = await staff.setUp({ fechaLimite: null })
      await staff.changeActiva(idClima, true)
      const { clima } = await requireAbierto(testApp.ctx, idClima)
      const { cuestionario, gruposDeOpinion } = clima.definicion
      const { id, token } = await inviteEncuestado(testApp.ctx, idClima, { idGrupo: gruposDeOpinion[0]!.id })
      const preguntas = listTodas(cuestionario)
      known = new Map([
        [marks.idClima, idClima],
        [marks.idEmpresa, idEmpresa],
        [marks.idCV, (await cvs.insertCV({ ...ANA })).data.insertCV.id],
        [marks.idEncuesta, id],
        [marks.idGrupoDeOpinion, gruposDeOpinion[0]!.id],
        [marks.token, token],
        [marks.idPregunta, preguntas[0]!.idPregunta],
        [marks.idPreguntaAbierta, preguntas.find(({ respuesta }) => respuesta === 'Todo bien.')!.idPregunta],
      ])
    },
    fillIn: (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value), (_, member) => known.get(member) ?? member),
  }
}

export type Target = Awaited<ReturnType<typeof openTarget>>
