import type { AppInfo, Auth, Mutation, Query, Rol } from './schema.generated.ts'

type CamposDe<Nombre extends string, Tipo> = `${Nombre}.${Exclude<Extract<keyof Tipo, string>, '__typename'>}`

/** Every call of the API. */
export type Llamada =
  | CamposDe<'Query', Query>
  | CamposDe<'Auth', Auth>
  | CamposDe<'AppInfo', AppInfo>
  | CamposDe<'Mutation', Mutation>

/** Every address below /api. */
export type Ruta =
  | '/trabajos/:id/archivo'
  | '/resultados/:idClima/excel'
  | '/informe/:idClima/previa.pdf'
  | '/informe/:idClima/ficha.pdf'
  | '/graphql'
  | '/informes/:id/:formato'
  | '/cv/:id/archivo'
  | '/cv/:id/version/:idVersion'
  | '/envio/:id/archivo'
  | '/logos/:huella'
  | '/mail/contacto'
  | '/mail/enviarcurri'
  | '/mail/actualizarcurri'

type Permitidos = readonly Rol[] | 'todos'

/** Also whoever has no session. */
const PUBLICO = 'todos'
const CON_SESION = ['administrador', 'consultor', 'cliente'] as const
const PERSONAL = ['administrador', 'consultor'] as const
const ADMINISTRADOR = ['administrador'] as const
const CLIENTE = ['cliente'] as const

/**
 * Who may call what; what is not here is refused to everybody, and does not compile. Of the calls that a client may make,
 * one with `idClima` answers of rounds that were published to them (access/guard-cliente.ts); one with another id checks
 * in its use case whose it is. Which fields they read: campos-de-cliente.ts.
 */
export const PERMISOS: Record<Llamada | Ruta, Permitidos> = {
  // Shelves for the calls below.
  'Query.auth': PUBLICO,
  'Query.appInfo': CON_SESION,

  // Session and own account.
  'Auth.logIn': PUBLICO,
  'Auth.getLogIn': PUBLICO,
  'Auth.logOut': PUBLICO,
  'Auth.confirmLogIn': PUBLICO,
  'Auth.getOpcionesDeIngreso': PUBLICO,
  'Auth.logInConLlave': PUBLICO,
  'Auth.getEnlace': PUBLICO,
  'Mutation.requestPassword': PUBLICO,
  'Mutation.changePasswordByEnlace': PUBLICO,
  'AppInfo.getSesiones': CON_SESION,
  'AppInfo.getSegundoFactor': CON_SESION,
  'AppInfo.getLlavesDeAcceso': CON_SESION,
  'Mutation.changePassword': CON_SESION,
  'Mutation.deleteOtrasSesiones': CON_SESION,
  'Mutation.prepareSegundoFactor': CON_SESION,
  'Mutation.confirmSegundoFactor': CON_SESION,
  'Mutation.activateSegundoFactor': CON_SESION,
  'Mutation.deleteSegundoFactor': CON_SESION,
  'Mutation.renewCodigosDeRecuperacion': CON_SESION,
  'Mutation.prepareLlaveDeAcceso': CON_SESION,
  'Mutation.insertLlaveDeAcceso': CON_SESION,
  'Mutation.deleteLlaveDeAcceso': CON_SESION,

  // Accounts.
  'AppInfo.getEquipo': ADMINISTRADOR,
  'Mutation.inviteCuenta': ADMINISTRADOR,
  'Mutation.resendInvitacion': ADMINISTRADOR,
  'Mutation.updateCuenta': ADMINISTRADOR,
  'Mutation.deactivateCuenta': ADMINISTRADOR,
  'Mutation.reactivateCuenta': ADMINISTRADOR,
  'Mutation.deleteSesionesDeCuenta': ADMINISTRADOR,
  'Mutation.deleteSegundoFactorDeCuenta': ADMINISTRADOR,

  // The log.
  'AppInfo.getBitacora': ADMINISTRADOR,
  'AppInfo.getExcelDeBitacora': ADMINISTRADOR,

  // Settings of the firm.
  'AppInfo.getAjustes': PERSONAL,
  'Mutation.updateAjustes': ADMINISTRADOR,
  'Mutation.updateLogo': ADMINISTRADOR,

  // The report.
  'AppInfo.getInforme': PERSONAL,
  'Mutation.updateInforme': PERSONAL,
  'Mutation.updateRedaccion': PERSONAL,
  'Mutation.makeInforme': PERSONAL,
  '/informe/:idClima/previa.pdf': PERSONAL,
  '/informe/:idClima/ficha.pdf': PERSONAL,
  'AppInfo.getVersionesDeInforme': PERSONAL,
  'Mutation.publicarInforme': PERSONAL,
  'Mutation.retirarVersionDeInforme': PERSONAL,

  // The plan; a client sees that of the own companies, and says how it goes.
  'AppInfo.getPlan': CON_SESION,
  'AppInfo.getCifraDePlan': PERSONAL,
  'AppInfo.getExcelDePlan': CON_SESION,
  'Mutation.insertCompromiso': PERSONAL,
  'Mutation.updateCompromiso': PERSONAL,
  'Mutation.changeEstadoDeCompromiso': CON_SESION,
  'Mutation.deleteCompromiso': PERSONAL,

  // What people wrote, as staff work on it.
  'AppInfo.getMesa': PERSONAL,
  'AppInfo.getTemasPorArea': PERSONAL,
  'AppInfo.getExcelDeTemas': PERSONAL,
  'Mutation.insertTema': PERSONAL,
  'Mutation.updateTema': PERSONAL,
  'Mutation.moveTema': PERSONAL,
  'Mutation.mergeTemas': PERSONAL,
  'Mutation.deleteTema': PERSONAL,
  'Mutation.changeTemaDeRespuesta': PERSONAL,
  'Mutation.changeTapado': PERSONAL,
  'Mutation.changeCita': PERSONAL,

  // Long work: each sees its own.
  'AppInfo.getTrabajos': PERSONAL,
  'Mutation.cancelTrabajo': PERSONAL,
  '/trabajos/:id/archivo': PERSONAL,

  // The survey, by token.
  'Query.getPortadaDeEncuesta': PUBLICO,
  '/logos/:huella': PUBLICO,
  'Query.getEncuestado': PUBLICO,
  'Mutation.insertRespuestasEncuesta': PUBLICO,

  // CVs.
  'AppInfo.etiquetasPuestos': PERSONAL,
  'AppInfo.getCVs': PERSONAL,
  'AppInfo.getCV': PERSONAL,
  'AppInfo.getCVsParecidos': PERSONAL,
  'Mutation.insertEtiquetaPuesto': PERSONAL,
  'Mutation.insertCV': PERSONAL,
  'Mutation.updateCV': PERSONAL,
  'Mutation.deleteCV': PERSONAL,
  'Mutation.restoreCV': PERSONAL,
  '/cv/:id/archivo': PERSONAL,
  '/cv/:id/version/:idVersion': PERSONAL,
  '/envio/:id/archivo': PERSONAL,
  'AppInfo.getPendientes': PERSONAL,
  'AppInfo.getEnviosDeCV': PERSONAL,
  'AppInfo.getEnvioDeCV': PERSONAL,
  'AppInfo.getVersionesDeCV': PERSONAL,
  'Mutation.insertCVDeEnvio': PERSONAL,
  'Mutation.updateCVConEnvio': PERSONAL,
  'Mutation.deleteEnvioDeCV': PERSONAL,
  'Mutation.restoreEnvioDeCV': PERSONAL,
  'AppInfo.getCVsPorActualizar': PERSONAL,
  'Mutation.sendSolicitudesDeActualizacion': PERSONAL,
  'Mutation.changeConservarCV': PERSONAL,
  'Mutation.changeRespuestaVista': PERSONAL,
  'AppInfo.getRetencion': ADMINISTRADOR,
  'AppInfo.getAlcanceDeRetencion': ADMINISTRADOR,
  'AppInfo.getCVsPorBorrar': ADMINISTRADOR,
  'AppInfo.getCVsConservados': ADMINISTRADOR,

  'AppInfo.getExcelDeCVs': PERSONAL,
  'AppInfo.getEtiquetas': PERSONAL,
  'Mutation.updateEtiquetaPuesto': PERSONAL,
  'Mutation.mergeEtiquetasPuestos': PERSONAL,
  'Mutation.deleteEtiquetaPuesto': PERSONAL,
  'AppInfo.getBusquedasGuardadas': PERSONAL,
  'Mutation.insertBusqueda': PERSONAL,
  'Mutation.changeBusquedaVista': PERSONAL,
  'Mutation.deleteBusqueda': PERSONAL,
  'AppInfo.getVacantes': PERSONAL,
  'AppInfo.getVacante': PERSONAL,
  'Mutation.insertVacante': PERSONAL,
  'Mutation.updateVacante': PERSONAL,
  'Mutation.deleteVacante': PERSONAL,
  'Mutation.insertCandidato': PERSONAL,
  'Mutation.updateCandidato': PERSONAL,
  'Mutation.deleteCandidato': PERSONAL,

  // The own CV, by the link of a mail.
  'Query.getCVPropio': PUBLICO,
  '/mail/actualizarcurri': PUBLICO,

  // The first screen.
  'AppInfo.getInicio': PERSONAL,

  // Messages of visitors.
  'AppInfo.getMensajesDeContacto': PERSONAL,
  'Mutation.changeMensajeContestado': PERSONAL,

  // What clients see.
  'AppInfo.getRondasDeCliente': CLIENTE,
  'AppInfo.getInformesDeCliente': CLIENTE,
  '/informes/:id/:formato': CON_SESION,
  'Mutation.publicarAlCliente': PERSONAL,
  'Mutation.retirarDelCliente': PERSONAL,

  // Companies.
  'Query.empresas': PERSONAL,
  'AppInfo.getEmpresas': PERSONAL,
  'Mutation.insertEmpresa': PERSONAL,
  'Mutation.updateEmpresa': PERSONAL,
  'Mutation.deleteEmpresa': PERSONAL,

  // Climates.
  'Query.climasOrganizacionales': PERSONAL,
  'AppInfo.getClimas': PERSONAL,
  'AppInfo.climaOrganizacional': CON_SESION,
  'AppInfo.getDocumentoDeClima': PERSONAL,
  'AppInfo.getPlantillaDeClima': PERSONAL,
  'Mutation.insertClimaOrganizacional': PERSONAL,
  'Mutation.updateClimaOrganizacional': PERSONAL,
  'Mutation.cerrarClimaOrganizacional': PERSONAL,
  'Mutation.deleteClimaOrganizacional': PERSONAL,
  'Mutation.changeEncuestaActivaClima': PERSONAL,

  // Publication.
  'AppInfo.getVistaPreviaDePublicacion': PERSONAL,
  'Mutation.publicarResultados': PERSONAL,

  // Respondents.
  'AppInfo.getEncuestados': PERSONAL,
  'AppInfo.getSalidaDeCorreos': PERSONAL,
  'AppInfo.getCorreosFallidos': PERSONAL,
  'AppInfo.getPorRecordar': PERSONAL,
  'AppInfo.getLlegadas': PERSONAL,
  'Mutation.insertNewEncuesta': PERSONAL,
  'Mutation.insertNewEncuestas': PERSONAL,
  'AppInfo.getLotes': PERSONAL,
  'AppInfo.getCuestionarioEnPapel': PERSONAL,
  'AppInfo.getCartel': PERSONAL,
  'AppInfo.getCodigoDeKiosco': PERSONAL,
  'AppInfo.getPlantillaDeLista': PERSONAL,
  'Query.checkCodigoDeKiosco': PUBLICO,
  'Mutation.insertLote': PERSONAL,
  'Mutation.printPapeletas': PERSONAL,
  'Mutation.anularLote': PERSONAL,
  'Mutation.drawCaptura': PERSONAL,
  'Mutation.insertCaptura': PERSONAL,
  'Mutation.insertTokens': PERSONAL,
  'Mutation.sendCorreoToEncuesta': PERSONAL,
  'Mutation.sendRecordatorios': PERSONAL,
  'Mutation.deleteEncuesta': PERSONAL,

  // Results.
  'Query.getAreasDeTrabajoSatisfaccionGeneral': CON_SESION,
  'Query.getAntiguedadSatisfaccionGeneral': CON_SESION,
  'Query.getPreguntasAbiertas': PERSONAL,
  'Query.getGraficasComplementarias': CON_SESION,
  'Query.getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados': PERSONAL,
  '/resultados/:idClima/excel': PERSONAL,
  'AppInfo.getDistribucionDePreguntas': CON_SESION,
  'AppInfo.getIndicadoresDeMedicionSatisfaccionGeneral': CON_SESION,
  'AppInfo.getMapaDeCalor': CON_SESION,
  'AppInfo.getComparabilidad': PERSONAL,
  'AppInfo.getTendencia': CON_SESION,
  'AppInfo.getCambios': CON_SESION,
  'AppInfo.getPrioridades': CON_SESION,
  'Mutation.changeCompromiso': PERSONAL,
  'Mutation.changeComparabilidad': PERSONAL,
  'Mutation.changeGrupoIgual': PERSONAL,
  'Mutation.changeHecho': PERSONAL,

  // Forms of visitors, and the API, which asks call by call.
  '/graphql': PUBLICO,
  '/mail/contacto': PUBLICO,
  '/mail/enviarcurri': PUBLICO,
}

/** What is left to an account that has no second factor while the firm asks everybody for one. */
const SIN_FACTOR: ReadonlySet<string> = new Set<Llamada>([
  'Query.appInfo',
  'AppInfo.getSegundoFactor',
  'AppInfo.getLlavesDeAcceso',
  'Mutation.prepareSegundoFactor',
  'Mutation.confirmSegundoFactor',
  'Mutation.activateSegundoFactor',
  'Mutation.prepareLlaveDeAcceso',
  'Mutation.insertLlaveDeAcceso',
])

export const mayCallWithoutFactor = (llamada: string): boolean =>
  SIN_FACTOR.has(llamada) || mayCall(llamada, null)

/** Whether an account of that role may make the call; null: nobody is logged in. */
export function mayCall(llamada: string, rol: Rol | null): boolean {
  const permitidos = Object.hasOwn(PERMISOS, llamada) ? PERMISOS[llamada as Llamada] : []
  return permitidos === PUBLICO || (rol !== null && permitidos.includes(rol))
}
