import type { Informe } from '#contract/schema.generated.ts'
import { type InformeLeido, listOfrecidas } from './informe.ts'

export function presentInforme(leido: InformeLeido, trabajosAlDia: string[]): Informe {
  const { clima, comparables, publicadas, cifras, elecciones, revision, logos } = leido
  const isDentro = (id: string) => !elecciones.fuera.includes(id)
  return {
    revision,
    destinatario: elecciones.destinatario,
    idClimaAntes: elecciones.idClimaAntes,
    comparables: comparables.map(({ id, periodo }) => ({
      idClima: id,
      periodo,
      publicadaAlCliente: publicadas.has(id),
    })),
    minimoPorGrupo: clima.minimoPorGrupo,
    decidir: elecciones.decidir,
    papel: elecciones.papel,
    logos,
    citas: cifras.voces.temas.flatMap(({ nombre, citas }) =>
      citas.map(({ id, texto }) => ({ id, texto, nota: nombre, incluida: isDentro(id) })),
    ),
    compromisos: cifras.plan.map(({ id, que, quien, cuando }) => ({
      id,
      texto: que,
      nota: `${quien}, ${cuando}`,
      incluida: isDentro(id),
    })),
    secciones: listOfrecidas(leido),
    trabajosAlDia,
  }
}
