import type { BaseDeCalculo, ClimaInput } from '#domain/climas/clima-input.ts'
import type { Leido } from '#domain/validacion/leido.ts'

/** Where a new climate's structure comes from. */
export type Origen =
  | { de: 'plantilla' }
  | { de: 'ronda'; idClima: string }
  | { de: 'archivo'; archivo: ArchivoLeido | null }

export type ArchivoLeido = Leido<ClimaInput>

/** What the form decides over whatever the origin says. */
export type Propio = {
  idEmpresa: string
  fechaInicio: number
  fechaLimite: number | null
  baseDeCalculo: BaseDeCalculo
  minimoPorGrupo: number
}
