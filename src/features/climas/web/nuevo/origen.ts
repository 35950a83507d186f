import type { BaseDeCalculo, ClimaInput, Lectura } from '#domain/climas/clima-input.ts'
import type { Estructura } from '#domain/climas/en-blanco.ts'
import type { Decisiones } from '#domain/hojas/read-cuestionario.ts'
import type { Leido } from '#domain/validacion/leido.ts'
import type { Archivo } from '#web/lib/hojas/read-archivo-de-hojas.ts'

/** Where a new climate's structure comes from. */
export type Origen =
  | { de: 'plantilla' }
  | { de: 'propia'; idPlantilla: string }
  | { de: 'ronda'; idClima: string }
  | { de: 'hoja'; libro: LibroElegido | null }
  | { de: 'blanco' }
  | { de: 'archivo'; archivo: ArchivoLeido | null }

export type ArchivoLeido = Leido<ClimaInput>

/** A workbook of somebody's own, and what was said of it. */
export interface LibroElegido {
  nombre: string
  archivo: Archivo
  decisiones: Decisiones
  /** The part brought of it; null while it is looked through. */
  traido: { estructura: Estructura; preguntas: number } | null
}

/** Fields that the form decides over whatever the origin says. */
export type Propio = {
  idEmpresa: string
  nombre: string | null
  fechaInicio: number
  fechaLimite: number | null
  baseDeCalculo: BaseDeCalculo
  minimoPorGrupo: number
  /** Null: as the origin has it. */
  lectura: Lectura | null
}
