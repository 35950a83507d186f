import { NOMBRE_DE_ESTADO } from '../plan/compromiso.ts'
import { formatCantidad } from '../texto/cantidad.ts'
import type { DatosDeAnotacion, Factor, Rol, TipoDeAnotacion } from './anotacion.ts'

/** A piece of a sentence; what it is about stands out. */
export interface Trozo {
  texto: string
  fuerte: boolean
}

/** The subject of the entry: an account's or a person's name, or a number where it is gone. */
interface Nombres {
  objeto: string
}

const frase = (textos: TemplateStringsArray, ...fuertes: (string | number)[]): Trozo[] =>
  textos
    .flatMap((texto, index) => [
      { texto, fuerte: false },
      { texto: String(fuertes[index] ?? ''), fuerte: true },
    ])
    .filter(({ texto }) => texto !== '')

const formatPersonas = (cantidad: number) => formatCantidad(cantidad, 'persona', 'personas')

const formatLlevan = (cvs: number) =>
  cvs === 0 ? 'no llevaba ningún CV' : cvs === 1 ? 'llevaba 1 CV' : `llevaban ${cvs} CVs`

const ROLES: Record<Rol, string> = {
  administrador: 'administrador',
  consultor: 'consultor',
  cliente: 'cliente',
}

const INGRESOS: Record<Factor, string> = {
  ninguno: 'Entró con su contraseña.',
  codigo: 'Entró con segundo factor.',
  recuperacion: 'Entró con un código de recuperación.',
  llave: 'Entró con una llave de acceso.',
}

const AJUSTES: Record<string, string> = {
  firma: 'los datos de la firma',
  personas: 'las personas de la firma',
  sitio: 'los textos del sitio',
  logo: 'el logotipo',
  portada: 'la foto de la página de inicio',
  papel: 'el tamaño del papel',
  correosPorDia: 'los correos por día',
  mesesParaActualizarCv: 'los meses para pedir un CV al día',
  mesesParaBorrarCv: 'los meses para borrar un CV',
  metaDeParticipacion: 'la meta de participación',
  segundoFactorParaTodos: 'el segundo factor para todos',
  retencion: 'la retención de CV',
  palabras: 'las palabras de los correos y de la encuesta',
  plantillas: 'las plantillas de la firma',
}

const FORMATOS = { pdf: 'PDF', pptx: 'PowerPoint', xlsx: 'Excel para el cliente' }

type Frases = { [T in TipoDeAnotacion]: (datos: DatosDeAnotacion[T], nombres: Nombres) => Trozo[] }

const FRASES: Frases = {
  ingreso: ({ factor }) => [{ texto: INGRESOS[factor] ?? INGRESOS.ninguno, fuerte: false }],
  intentosFallidos: ({ veces }, { objeto }) => [
    ...frase`Falló ${veces} veces la contraseña de ${objeto}`,
    { texto: '. La cuenta esperó 15 minutos.', fuerte: false },
  ],

  cuentaCreada: ({ rol }, { objeto }) => frase`Creó la cuenta de ${objeto} como ${ROLES[rol]}.`,
  cuentaInvitada: ({ rol }, { objeto }) => frase`Invitó a ${objeto} como ${ROLES[rol]}.`,
  invitacionReenviada: (_, { objeto }) => frase`Volvió a mandar la invitación a ${objeto}.`,
  invitacionAceptada: () => frase`Aceptó la invitación y eligió su contraseña.`,
  rolCambiado: ({ de, a }, { objeto }) => frase`Cambió el rol de ${objeto} de ${ROLES[de]} a ${ROLES[a]}.`,
  empresasDeCuentaCambiadas: ({ empresas }, { objeto }) =>
    frase`Cambió las empresas que ve ${objeto}: ahora ${empresas === 1 ? 'una' : empresas}.`,
  cuentaDesactivada: (_, { objeto }) => frase`Desactivó la cuenta de ${objeto}.`,
  cuentaReactivada: (_, { objeto }) => frase`Reactivó la cuenta de ${objeto}.`,
  cuentaEliminada: (_, { objeto }) => frase`Eliminó la cuenta de ${objeto}.`,
  sesionesTerminadas: (_, { objeto }) => frase`Cerró las sesiones de ${objeto}.`,
  passwordCambiada: (_, { objeto }) =>
    objeto ? frase`Cambió la contraseña de ${objeto}.` : frase`Cambió su contraseña.`,
  passwordRecuperada: () => frase`Eligió otra contraseña con un enlace que recibió por correo.`,
  segundoFactorActivado: () => frase`Activó su segundo factor.`,
  segundoFactorRetirado: (_, { objeto }) =>
    objeto ? frase`Retiró el segundo factor de ${objeto}.` : frase`Retiró su segundo factor.`,
  llaveDeAccesoAgregada: () => frase`Agregó una llave de acceso.`,
  llaveDeAccesoRetirada: () => frase`Retiró una llave de acceso.`,
  ajusteCambiado: ({ ajuste }) => frase`Cambió ${AJUSTES[ajuste] ?? 'un ajuste'}.`,

  cvIngresado: (_, { objeto }) => frase`Ingresó el CV de ${objeto}.`,
  cvActualizado: (_, { objeto }) => frase`Actualizó el CV de ${objeto}.`,
  cvAbierto: (_, { objeto }) => frase`Abrió el CV de ${objeto}.`,
  cvEliminado: (_, { objeto }) => frase`Eliminó el CV de ${objeto}.`,
  cvBorrado: (_, { objeto }) => frase`Borró para siempre el CV de ${objeto}.`,
  cvRecuperado: (_, { objeto }) => frase`Recuperó el CV de ${objeto}.`,
  cvConservado: (_, { objeto }) => frase`Decidió conservar el CV de ${objeto}.`,
  cvYaNoConservado: (_, { objeto }) => frase`Ya no conserva el CV de ${objeto}.`,
  actualizacionesPedidas: ({ personas }) =>
    frase`Pidió a ${formatPersonas(personas)} que pusiera su CV al día.`,
  cvPuestoAlDia: (_, { objeto }) => frase`La persona puso al día el CV de ${objeto}.`,
  cvBorradoPorSuPersona: () => frase`Una persona pidió que su CV se borrara, y se borró.`,
  cvsBorradosPorPlazo: ({ cvs }) => frase`Se ${cvs === 1 ? 'borró' : 'borraron'} ${cvs} CV por su plazo.`,
  etiquetaRenombrada: ({ cvs }) => frase`Cambió el nombre de una etiqueta que ${formatLlevan(cvs)}.`,
  etiquetasUnidas: ({ cvs }) => frase`Unió dos etiquetas: cambió la de ${formatCantidad(cvs, 'CV', 'CVs')}.`,
  etiquetaEliminada: ({ cvs }) => frase`Eliminó una etiqueta que ${formatLlevan(cvs)}.`,
  etiquetasDeCvsCambiadas: ({ cvs }) => frase`Cambió las etiquetas de ${formatCantidad(cvs, 'CV', 'CVs')}.`,
  personaBuscada: ({ hallado }) =>
    hallado === 0
      ? frase`Buscó lo que se guarda de una persona: nada.`
      : frase`Buscó lo que se guarda de una persona.`,
  personaEntregada: () => frase`Descargó todo lo que se guarda de una persona.`,
  personaBorrada: () => frase`Borró para siempre lo que se guardaba de una persona.`,
  peticionRecibida: () => frase`Una persona pidió algo sobre sus datos.`,
  peticionResuelta: () => frase`Atendió la petición de una persona sobre sus datos.`,
  peticionReabierta: () => frase`Volvió a abrir la petición de una persona sobre sus datos.`,
  vacanteCreada: () => frase`Creó una vacante.`,
  vacanteEliminada: ({ candidatos }) =>
    frase`Eliminó una vacante con ${formatCantidad(candidatos, 'candidato', 'candidatos')}.`,
  candidatoAgregado: (_, { objeto }) =>
    objeto ? frase`Agregó a ${objeto} a una vacante.` : frase`Agregó un CV recibido a una vacante.`,
  candidatoQuitado: (_, { objeto }) =>
    objeto ? frase`Quitó a ${objeto} de una vacante.` : frase`Quitó un CV recibido de una vacante.`,
  envioAbierto: () => frase`Abrió un CV recibido.`,
  envioDescartado: () => frase`Descartó un CV recibido.`,
  envioRecuperado: () => frase`Recuperó un CV recibido que estaba descartado.`,

  empresaCreada: () => frase`Agregó la empresa.`,
  empresaActualizada: () => frase`Cambió los datos de la empresa.`,
  empresaEliminada: () => frase`Eliminó una empresa.`,

  climaCreado: ({ anio }) => frase`Preparó el clima ${anio}.`,
  estudioTraido: ({ anio, cifras }) =>
    frase`Trajo un estudio de otra herramienta, de ${anio}, con ${formatCantidad(cifras, 'cifra', 'cifras')}.`,
  climaActualizado: ({ anio }) => frase`Cambió el clima ${anio}.`,
  encuestaActivada: ({ anio }) => frase`Activó la encuesta ${anio}.`,
  encuestaDesactivada: ({ anio }) => frase`Desactivó la encuesta ${anio}.`,
  palabrasCambiadas: ({ anio }) => frase`Cambió las palabras de los correos y de la encuesta ${anio}.`,
  calendarioCambiado: ({ anio }) => frase`Cambió el calendario de la encuesta ${anio}.`,
  encuestaAprobada: ({ anio }) => frase`Aprobó la encuesta ${anio} después de probarla.`,
  cambiosPedidos: ({ anio }) => frase`Pidió cambios a la encuesta ${anio} después de probarla.`,
  avancePublicado: ({ anio, hojas }) =>
    frase`Publicó un avance de ${anio} con ${formatCantidad(hojas, 'cuestionario', 'cuestionarios')}.`,
  resultadosPublicados: ({ anio, hojas }) =>
    frase`Publicó los resultados de ${anio} con ${formatCantidad(hojas, 'cuestionario contestado', 'cuestionarios contestados')}.`,
  publicacionPermitida: ({ anio }) =>
    frase`Permitió publicar y cerrar otra vez el clima ${anio}, que volvió de un respaldo.`,
  climaCerrado: ({ anio }) => frase`Cerró y anonimizó el clima ${anio}.`,
  climaEliminado: ({ anio }) => frase`Eliminó el clima ${anio}.`,
  variableDeclaradaComparable: ({ anio, anterior }) =>
    frase`Declaró comparable una variable de ${anio} y ${anterior}, aunque sus preguntas cambiaron.`,
  variableYaNoComparable: ({ anio, anterior }) =>
    frase`Retiró que una variable de ${anio} y ${anterior} fuera comparable.`,
  grupoDeclaradoIgual: ({ anio, anterior }) =>
    frase`Declaró que un grupo de ${anio} es el mismo que uno de ${anterior} con otro nombre.`,
  grupoYaNoIgual: ({ anio, anterior }) =>
    frase`Retiró que un grupo de ${anio} fuera el mismo que uno de ${anterior}.`,
  publicadoAlCliente: ({ anio }) => frase`Publicó al cliente los resultados de ${anio}.`,
  retiradoDelCliente: ({ anio }) => frase`Retiró del cliente los resultados de ${anio}.`,

  informePublicado: ({ anio, version }) =>
    frase`Publicó al cliente la versión ${version} del informe de ${anio}.`,
  informeRetirado: ({ anio, version }) =>
    frase`Retiró del cliente la versión ${version} del informe de ${anio}.`,

  planSubido: ({ grupo, de, a }) =>
    frase`Subió los encuestados planeados de ${`G${grupo}`} de ${de} a ${a}, con la encuesta ya repartida.`,
  lecturaCambiada: ({ anio, lectura, enSuArea, enOrden }) => {
    const partes = [
      lectura === 'areas' ? 'por áreas' : 'por grupos',
      ...(lectura === 'grupos' && enSuArea > 0
        ? [`con ${formatCantidad(enSuArea, 'grupo', 'grupos')} en su área`]
        : []),
      ...(enOrden ? [] : ['sin juntar tramos de antigüedad']),
    ]
    return frase`Escogió cómo se lee el clima ${anio}: ${partes.join(', ')}.`
  },
  tramosNombrados: ({ anio }) => frase`Cambió los nombres de las antigüedades de ${anio}.`,
  compromisoCreado: ({ anio }) => frase`Agregó un compromiso al plan de ${anio}.`,
  compromisoActualizado: ({ anio }) => frase`Cambió un compromiso del plan de ${anio}.`,
  estadoDeCompromisoCambiado: ({ anio, estado }) =>
    frase`Puso «${NOMBRE_DE_ESTADO[estado]}» un compromiso del plan de ${anio}.`,
  compromisoEliminado: ({ anio }) => frase`Eliminó un compromiso del plan de ${anio}.`,

  temaCreado: ({ anio }) => frase`Agregó un tema a las preguntas abiertas de ${anio}.`,
  temasUnidos: ({ anio, respuestas }) =>
    frase`Unió dos temas de ${anio}: ${formatCantidad(respuestas, 'respuesta', 'respuestas')}.`,
  temaEliminado: ({ anio }) => frase`Eliminó un tema de las preguntas abiertas de ${anio}.`,
  citaGuardada: ({ anio }) => frase`Guardó una cita para el informe de ${anio}.`,
  citaRetirada: ({ anio }) => frase`Retiró una cita del informe de ${anio}.`,

  invitacionesEnviadas: ({ personas }) => frase`Invitó a ${formatPersonas(personas)} a contestar.`,
  tokensCreados: ({ grupo, personas }) =>
    frase`Creó ${personas === 1 ? 'un token' : formatCantidad(personas, 'token', 'tokens')} sin correo para ${`G${grupo}`}.`,
  papeletasHechas: ({ grupo, lote, personas }) =>
    frase`Abrió el lote ${String(lote)} de papeletas para ${formatPersonas(personas)} de ${`G${grupo}`}.`,
  cuestionariosHechos: ({ grupo, lote, personas }) =>
    frase`Abrió el lote ${String(lote)} de cuestionarios en papel para ${formatPersonas(personas)} de ${`G${grupo}`}.`,
  papeletasImpresas: ({ grupo, lote, papeletas }) =>
    frase`Imprimió ${formatCantidad(papeletas, 'papeleta', 'papeletas')} del lote ${String(lote)}, para ${`G${grupo}`}.`,
  loteAnulado: ({ grupo, lote }) => frase`Anuló lo que quedaba del lote ${String(lote)}, de ${`G${grupo}`}.`,
  hojasCapturadas: ({ grupo, lote, hojas }) =>
    frase`Capturó ${formatCantidad(hojas, 'cuestionario', 'cuestionarios')} en papel del lote ${String(lote)}, de ${`G${grupo}`}.`,
  correoReenviado: () => frase`Volvió a mandar una invitación.`,
  recordatoriosEnviados: ({ personas }) =>
    personas === 1
      ? frase`Mandó un recordatorio a ${formatPersonas(personas)} que no ha terminado.`
      : frase`Mandó un recordatorio a ${formatPersonas(personas)} que no han terminado.`,
  encuestadoEliminado: () => frase`Eliminó a una persona de la lista de encuestados.`,

  excelDescargado: () => frase`Descargó el Excel de datos.`,
  climaExportado: ({ anio }) => frase`Exportó la estructura del clima ${anio}.`,
  informeHecho: ({ formato }) => frase`Hizo el informe en ${FORMATOS[formato]}.`,
  informeDescargado: ({ anio, version, formato }) =>
    frase`Descargó la versión ${version} del informe de ${anio} en ${FORMATOS[formato]}.`,
  participacionDescargada: () => frase`Descargó la participación por grupo.`,
  planDescargado: () => frase`Descargó el plan de acción.`,
  temasDescargados: () => frase`Descargó los temas por área.`,
  cvsDescargados: ({ cvs }) => frase`Descargó una lista de ${formatCantidad(cvs, 'CV', 'CVs')}.`,
  bitacoraDescargada: () => frase`Descargó la bitácora.`,
}

export function writeFrase<T extends TipoDeAnotacion>(
  tipo: T,
  datos: DatosDeAnotacion[T],
  nombres: Nombres,
): Trozo[] {
  return FRASES[tipo](datos, nombres)
}

/** Stands for whoever, or whatever, is gone: the same for every entry about it, and says nothing else. */
export function formatNumero(id: string): string {
  let hash = 2_166_136_261
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619)
  return `n.º ${String((hash >>> 0) % 1_000_000).padStart(6, '0')}`
}
