import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { PERMISOS } from '#contract/directivas.generated.ts'
import { mayCall } from '#contract/permisos.ts'
import type { Rol } from '#contract/schema.generated.ts'
import { listCalls, sampleVariables, writeBare } from '#tests/support/schema-calls.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { resolvers, typeDefs } from '../graphql/schema.ts'
import { TIPOS_DE_LLAMADAS } from './guard-calls.ts'

const ROLES: Rol[] = ['administrador', 'consultor', 'cliente']
const schema = buildSchema(typeDefs)
const fields = TIPOS_DE_LLAMADAS.flatMap((tipo) =>
  Object.keys((schema.getType(tipo) as any).getFields()).map((field) => `${tipo}.${field}`),
)

/** The whole of what one role may call and the one below may not. */
const listOnly = (who: Rol | null, not: Rol | null | undefined) =>
  fields.filter((field) => mayCall(field, who) && (not === undefined || !mayCall(field, not)))

test('every field of the four types of calls says who may call it and has a resolver, and nothing else does', () => {
  expect(Object.keys(PERMISOS).sort()).toEqual(fields.sort())
  for (const field of fields) {
    const [tipo, name] = field.split('.') as ['Query', 'auth']
    expect([field, typeof resolvers[tipo]?.[name]]).toEqual([field, 'function'])
  }
})

test('a call that is not in the schema is refused to everybody', () => {
  for (const rol of [...ROLES, null]) {
    for (const llamada of ['Query.nueva', 'Query.__proto__', 'constructor', '/otra']) {
      expect(mayCall(llamada, rol)).toBe(false)
    }
  }
})

test('who has no session may find a way in and answer a survey, and nothing else', () => {
  expect(listOnly(null, undefined).sort()).toEqual([
    'Auth.confirmLogIn',
    'Auth.getEnlace',
    'Auth.getLogIn',
    'Auth.getOpcionesDeIngreso',
    'Auth.logIn',
    'Auth.logInConLlave',
    'Auth.logOut',
    'Mutation.answerEncuestaDePrueba',
    'Mutation.changePasswordByEnlace',
    'Mutation.confirmPeticion',
    'Mutation.insertRespuestasEncuesta',
    'Mutation.requestDatos',
    'Mutation.requestPassword',
    'Query.auth',
    'Query.checkCodigoDeKiosco',
    'Query.getCVPropio',
    'Query.getEncuestaDePrueba',
    'Query.getEncuestado',
    'Query.getPortadaDeEncuesta',
  ])
})

test('a client may look after the own account and at the figures of the own rounds', () => {
  expect(listOnly('cliente', null).sort()).toEqual([
    'AppInfo.climaOrganizacional',
    'AppInfo.getCambios',
    'AppInfo.getDistribucionDePreguntas',
    'AppInfo.getENPS',
    'AppInfo.getExcelDePlan',
    'AppInfo.getIndicadoresDeMedicionSatisfaccionGeneral',
    'AppInfo.getInformesDeCliente',
    'AppInfo.getLlavesDeAcceso',
    'AppInfo.getMapaDeCalor',
    'AppInfo.getPlan',
    'AppInfo.getPrioridades',
    'AppInfo.getRondasDeCliente',
    'AppInfo.getSegundoFactor',
    'AppInfo.getSesiones',
    'AppInfo.getTendencia',
    'Mutation.activateSegundoFactor',
    'Mutation.changeEstadoDeCompromiso',
    'Mutation.changePassword',
    'Mutation.confirmSegundoFactor',
    'Mutation.deleteLlaveDeAcceso',
    'Mutation.deleteOtrasSesiones',
    'Mutation.deleteSegundoFactor',
    'Mutation.insertLlaveDeAcceso',
    'Mutation.prepareLlaveDeAcceso',
    'Mutation.prepareSegundoFactor',
    'Mutation.renewCodigosDeRecuperacion',
    'Query.appInfo',
    'Query.getAntiguedadSatisfaccionGeneral',
    'Query.getAreasDeTrabajoSatisfaccionGeneral',
    'Query.getGraficasComplementarias',
  ])
})

test('what a consultant may not is for administrators: accounts, log and settings', () => {
  expect(listOnly('administrador', 'consultor').sort()).toEqual([
    'AppInfo.getAlcanceDeRetencion',
    'AppInfo.getBitacora',
    'AppInfo.getCVsConservados',
    'AppInfo.getCVsEliminados',
    'AppInfo.getCVsPorBorrar',
    'AppInfo.getDatosDePersona',
    'AppInfo.getEquipo',
    'AppInfo.getExcelDeBitacora',
    'AppInfo.getFirma',
    'AppInfo.getPersona',
    'AppInfo.getPeticiones',
    'AppInfo.getPreparacion',
    'AppInfo.getRetencion',
    'AppInfo.getSitio',
    'Mutation.changePeticionResuelta',
    'Mutation.changePreparacionOmitida',
    'Mutation.deactivateCuenta',
    'Mutation.deleteCVEliminado',
    'Mutation.deletePlantilla',
    'Mutation.deleteSegundoFactorDeCuenta',
    'Mutation.deleteSesionesDeCuenta',
    'Mutation.erasePersona',
    'Mutation.insertPlantilla',
    'Mutation.inviteCuenta',
    'Mutation.permitirPublicarClima',
    'Mutation.reactivateCuenta',
    'Mutation.resendInvitacion',
    'Mutation.sendPruebaDeCorreo',
    'Mutation.updateAjustes',
    'Mutation.updateCuenta',
    'Mutation.updateFirma',
    'Mutation.updateImagenesDeFirma',
    'Mutation.updatePalabrasDeFirma',
    'Mutation.updatePersonasDeFirma',
    'Mutation.updatePlantilla',
    'Mutation.updateSitio',
  ])
  expect(listOnly('consultor', 'administrador')).toEqual([])
})

test('the API refuses to each role, and to none, exactly what the table does not give it', async () => {
  const { graphql, logInAs } = await createTestApp('sqlite')
  for (const call of listCalls()) {
    for (const rol of [null, ...ROLES]) {
      const may = mayCall(call.llamada, rol)
      // What staff may do the tests of each feature do; here it would only take long.
      if (may && rol !== null && rol !== 'cliente') continue
      const cookie = rol ? await logInAs(rol) : undefined
      const { errors } = await graphql(writeBare(call), sampleVariables(call, 'x'), cookie)
      const code = errors?.[0].extensions.code
      const refused = ['UNAUTHENTICATED', 'FORBIDDEN'].includes(code) ? code : null
      const expected = may ? null : rol ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      expect([call.llamada, rol, refused]).toEqual([call.llamada, rol, expected])
    }
  }
})
