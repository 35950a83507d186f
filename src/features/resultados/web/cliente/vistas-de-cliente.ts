import type { NombreDeGrafica } from '../graficas.ts'

/**
 * The views that a client opens: figures of one round, and readings whose rounds the server chooses among those published
 * to them. Not what people wrote, nor comparisons for which staff choose any round.
 */
export const VISTAS_DE_CLIENTE: readonly NombreDeGrafica[] = [
  'MapaDeCalor',
  'Tendencia',
  'CambioConCerteza',
  'Prioridades',
  'PreguntaPorPregunta',
  'AreasDeAnalisis',
  'AreasDeTrabajo',
  'GruposDeOpinion',
  'Antiguedad',
  'AreasDeAnalisisPorAreaDeTrabajo',
  'AreasDeAnalisisPorGrupoDeOpinion',
  'PelotasAreasDeTrabajo',
  'PelotasGruposDeOpinion',
  'GraficasComplementarias',
  'ENPS',
]

export const isVistaDeCliente = (nombre: string | undefined): nombre is NombreDeGrafica =>
  VISTAS_DE_CLIENTE.some((vista) => vista === nombre)
