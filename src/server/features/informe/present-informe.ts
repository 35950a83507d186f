import type { Informe } from '../../../contract/schema.generated.ts'
import { type InformeLeido, listOfrecidas } from './get-informe.ts'

export function presentInforme(leido: InformeLeido): Informe {
  const { clima, comparables, elecciones, revision } = leido
  return {
    revision,
    destinatario: elecciones.destinatario,
    idClimaAntes: elecciones.idClimaAntes,
    comparables: comparables.map(({ id, anio }) => ({ idClima: id, anio })),
    minimoPorGrupo: clima.minimoPorGrupo,
    decidir: elecciones.decidir,
    secciones: listOfrecidas(leido),
  }
}
