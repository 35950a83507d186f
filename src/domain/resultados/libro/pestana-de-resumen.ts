import type { BaseDeCalculo } from '../../climas/clima-input.ts'
import { BANDAS } from '../bandas.ts'
import { type Celda, cantidad, type Pestana, porcentaje, texto } from './libro.ts'
import { type Columna, PERSONAS, sayFaltan } from './pestana-de-satisfaccion.ts'

export type TituloDeLibro = {
  empresa: string
  anio: number
  baseDeCalculo: BaseDeCalculo
  minimoPorGrupo: number
  cerrado: boolean
}

const BASES: Record<BaseDeCalculo, string> = {
  encuestados: 'Los encuestados con al menos una respuesta',
  respuestasValidas: 'Las respuestas válidas, sin «No Aplica»',
}

const BANDAS_EN_FILAS: Celda[][] = BANDAS.map(({ etiqueta }) => [texto(etiqueta, 'banda')])

export function createPestanaDeResumen(
  { empresa, anio, baseDeCalculo }: TituloDeLibro,
  { satisfaccion: general, personas, rotuloDePersonas = PERSONAS, vacia }: Columna,
): Pestana {
  return {
    nombre: 'Resumen',
    anchos: [44, 46],
    filasFijas: 0,
    columnasFijas: 0,
    filas: [
      [texto(`Clima organizacional ${anio}`, 'titulo')],
      [texto(empresa)],
      [null],
      [texto(rotuloDePersonas), cantidad(personas ?? 0)],
      [texto('Los porcentajes se calculan sobre'), texto(BASES[baseDeCalculo])],
      [null],
      [
        texto('Satisfacción general', 'indicador'),
        porcentaje(general.porcentajeSatisfaccion, sayFaltan(general.faltanVariables, vacia)),
      ],
      ...general.indicadoresDeMedicion.map(({ nombre, porcentajeIndicador, faltanVariables }) => [
        texto(nombre),
        porcentaje(porcentajeIndicador, sayFaltan(faltanVariables, vacia)),
      ]),
      [null],
      [texto('Colores', 'encabezado')],
      ...BANDAS_EN_FILAS,
    ],
  }
}
