import type { NombreDeGrafica } from '../graficas.ts'

/**
 * The views that a client opens, each with the question that it answers: figures of one round, and readings whose rounds the
 * server chooses among those published to them. Not what people wrote, nor comparisons for which staff choose any round.
 */
export const PREGUNTAS_DE_CLIENTE: Readonly<Partial<Record<NombreDeGrafica, string>>> = {
  MapaDeCalor: '¿Dónde está alto y dónde bajo?',
  Tendencia: '¿Subimos o bajamos con los años?',
  CambioConCerteza: '¿Qué cambió de verdad desde la encuesta anterior?',
  Prioridades: '¿Por dónde conviene empezar?',
  PreguntaPorPregunta: '¿Qué se contestó a cada frase?',
  AreasDeAnalisis: '¿Qué temas van mejor y cuáles peor?',
  AreasDeTrabajo: '¿Cómo está cada área?',
  GruposDeOpinion: '¿Cómo está cada grupo?',
  Antiguedad: '¿Piensa distinto quien lleva más tiempo?',
  AreasDeAnalisisPorAreaDeTrabajo: '¿Cómo va un tema en cada área?',
  AreasDeAnalisisPorGrupoDeOpinion: '¿Cómo va un tema en cada grupo?',
  PelotasAreasDeTrabajo: '¿Con qué está satisfecha cada área y con qué no?',
  PelotasGruposDeOpinion: '¿Con qué está satisfecho cada grupo y con qué no?',
  GraficasComplementarias: '¿Qué se contestó a las demás preguntas?',
  ENPS: '¿Recomendarían trabajar aquí?',
}

export const VISTAS_DE_CLIENTE = Object.keys(PREGUNTAS_DE_CLIENTE) as NombreDeGrafica[]

export const isVistaDeCliente = (nombre: string | undefined): nombre is NombreDeGrafica =>
  VISTAS_DE_CLIENTE.some((vista) => vista === nombre)
