import type { Seccion } from './lugar.ts'

export const SECCIONES: { seccion: Seccion; titulo: string }[] = [
  { seccion: 'fechas', titulo: 'Fechas y cálculo' },
  { seccion: 'grupos', titulo: 'Grupos y áreas' },
  { seccion: 'indicadores', titulo: 'Indicadores' },
  { seccion: 'cuestionario', titulo: 'Cuestionario' },
  { seccion: 'vistaPrevia', titulo: 'Vista previa' },
]

export const parseSeccion = (texto: string | null): Seccion =>
  SECCIONES.find(({ seccion }) => seccion === texto)?.seccion ?? 'fechas'
