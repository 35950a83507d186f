import { formatGrupo } from '#domain/climas/nombres.ts'
import { isGruposDePlantilla } from '#domain/climas/plantilla/piezas.ts'
import { isDeVariable } from '#domain/cuestionario/tipos-de-parte.ts'
import { getDia } from '#domain/fechas/dia.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { computeVistaPrevia } from '#domain/resultados/vista-previa.ts'
import { joinEnLetras } from '#domain/texto/en-letras.ts'
import { formatCantidad } from '#web/ui/cantidades.ts'
import type { ClimaAbierto } from './climas-queries.ts'
import type { Vista } from './vista.ts'

/** Something worth a look before the survey opens: what follows from it, and the way out. */
export interface Pendiente {
  titulo: string
  texto: string
  accion: string
  a: Vista | string
}

type Seccion = 'fechas' | 'grupos' | 'cuestionario' | 'indicadores'

/** Advice, never a barrier. */
export function listPendientes(
  clima: ClimaAbierto,
  sinCorreo: boolean,
  plantillaContestada = false,
): Pendiente[] {
  const at = (seccion: Seccion): Vista => ({ vista: 'Estructura', idClima: clima.id, seccion })
  const pendientes: Pendiente[] = []

  if (isGruposDePlantilla(clima.gruposDeOpinion) && !plantillaContestada)
    pendientes.push({
      titulo: 'Los grupos son los de la plantilla',
      texto:
        'Son un ejemplo, también cuántas personas hay en cada uno. Pon los de la empresa antes de invitar.',
      accion: 'Poner los grupos',
      a: at('grupos'),
    })

  const factores = listFactoresSinPreguntas(clima)
  if (factores.length > 0)
    pendientes.push({
      titulo: `${formatCantidad(factores.length, 'factor', 'factores')} sin preguntas`,
      texto: `${joinEnLetras(factores)}. ${factores.length === 1 ? 'Saldría vacío' : 'Saldrían vacíos'} en las gráficas.`,
      accion: 'Agregar preguntas',
      a: at('cuestionario'),
    })

  const vacios = clima.gruposDeOpinion.filter(({ encuestadosPlaneados }) => encuestadosPlaneados === 0)
  if (vacios.length > 0)
    pendientes.push({
      titulo: `${formatCantidad(vacios.length, 'grupo', 'grupos')} sin personas`,
      texto: `${joinEnLetras(vacios.map(formatGrupo))}: 0 planeadas. Nadie podría contestar ahí.`,
      accion: 'Planear personas',
      a: at('grupos'),
    })

  const areas = clima.areasDeTrabajo.filter(({ idsGruposDeOpinion }) => idsGruposDeOpinion.length === 0)
  if (areas.length > 0)
    pendientes.push({
      titulo: `${formatCantidad(areas.length, 'área', 'áreas')} sin grupos`,
      texto: `${joinEnLetras(areas.map(({ nombre }) => nombre))}: no tendrá respuestas.`,
      accion: 'Ver las áreas',
      a: at('grupos'),
    })

  const pequenos = findPequenos(clima)
  if (pequenos) pendientes.push({ ...pequenos, accion: 'Cambiar los grupos', a: at('grupos') })

  if (clima.fechaLimite == null)
    pendientes.push({
      titulo: 'Sin fecha límite',
      texto: 'Con una se sabe cuándo termina y cuánto debería llevar cada grupo.',
      accion: 'Poner fecha',
      a: at('fechas'),
    })

  if (sinCorreo)
    pendientes.push({
      titulo: 'No hay servidor de correo',
      texto: 'Las invitaciones no saldrían. Los tokens sin correo sí funcionan.',
      accion: 'Ver cómo invitar',
      a: { vista: 'InvitacionDeEncuesta', idClima: clima.id },
    })
  return pendientes
}

function listFactoresSinPreguntas({ indicadoresDeMedicion, cuestionario }: ClimaAbierto): string[] {
  const evaluados = new Set(
    cuestionario.partesCuestionario.flatMap(({ tipo, variable, preguntas }) =>
      isDeVariable({ tipo, variable: variable ?? null })
        ? preguntas.map(({ factorEvaluado }) => `${variable}\n${factorEvaluado}`)
        : [],
    ),
  )
  return indicadoresDeMedicion.flatMap(({ variables }) =>
    variables.flatMap(({ nombre: variable, factoresEvaluados }) =>
      factoresEvaluados
        .map(({ nombre }) => nombre)
        .filter((nombre) => !evaluados.has(`${variable}\n${nombre}`)),
    ),
  )
}

/** Groups that would be withheld even if everybody planned answered, and those they would drag along. */
function findPequenos({ gruposDeOpinion, areasDeTrabajo, minimoPorGrupo }: ClimaAbierto) {
  if (minimoPorGrupo === 1) return null
  const { grupos } = computeVistaPrevia({
    definicion: { gruposDeOpinion, areasDeTrabajo },
    minimo: minimoPorGrupo,
    previos: [],
    esperan: new Map(gruposDeOpinion.map(({ id, encuestadosPlaneados }) => [id, encuestadosPlaneados])),
  })
  const byId = new Map(gruposDeOpinion.map((grupo) => [grupo.id, grupo]))
  const list = (reserva: string) =>
    grupos.filter((grupo) => grupo.reserva === reserva && grupo.hojas > 0).map(({ id }) => byId.get(id)!)
  const pequenos = list('menosDelMinimo')
  if (pequenos.length === 0) return null
  const arrastrados = list('porOtroGrupo')
  const nombres = joinEnLetras(pequenos.map(formatGrupo))
  const arrastre =
    arrastrados.length > 0
      ? ` Para protegerlo${pequenos.length > 1 ? 's' : ''} se reservaría también ${joinEnLetras(arrastrados.map(formatGrupo))}.`
      : ''
  return {
    titulo: `${formatCantidad(pequenos.length, 'grupo planeado', 'grupos planeados')} por debajo del mínimo`,
    texto: `${nombres}: con menos de ${minimoPorGrupo} personas no tendrá${pequenos.length > 1 ? 'n' : ''} cifra propia.${arrastre} Conviene juntarlo${pequenos.length > 1 ? 's' : ''} con otro.`,
  }
}

const HASTA = {
  pasada: 'recibió respuestas hasta',
  cerrada: 'se cerró antes de su fecha límite,',
  activa: 'recibe respuestas hasta',
  detenida: 'su fecha límite es',
}

/** "Empezó el 4 de marzo de 2024; recibe respuestas hasta el 30 de abril de 2024" */
export function formatPlazo(
  {
    fechaInicio,
    fechaLimite,
    encuestaActiva,
    cerrado,
  }: { fechaInicio: number; fechaLimite?: number | null; encuestaActiva: boolean; cerrado: boolean },
  zona: string,
  ahora: number,
): string {
  const inicio = `${fechaInicio > ahora ? 'Empieza' : 'Empezó'} el ${formatFecha(fechaInicio, zona)}`
  if (fechaLimite == null) return inicio
  const cual = fechaLimite < ahora ? 'pasada' : cerrado ? 'cerrada' : encuestaActiva ? 'activa' : 'detenida'
  return `${inicio}; ${HASTA[cual]} el ${formatFecha(fechaLimite, zona)}`
}

/** The day of a moment as a date field writes it: "2024-03-04". */
export const formatCampoFecha = (ms: number, zona: string): string =>
  Number.isFinite(ms) ? getDia(ms, zona) : ''
