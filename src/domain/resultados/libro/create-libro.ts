import type { ParteComplementaria } from '../complementarias.ts'
import { getEtiquetaDeGrupo } from '../pelotas.ts'
import type { Resultados } from '../resultados.ts'
import type { Libro } from './libro.ts'
import { type AbiertasDeGrupo, createPestanasDeAbiertas } from './pestana-de-abiertas.ts'
import { createPestanaDeComplementarias } from './pestana-de-complementarias.ts'
import { createPestanaDeResumen, type TituloDeLibro } from './pestana-de-resumen.ts'
import {
  type Columna,
  createPestanaDePreguntas,
  createPestanaDeSatisfaccion,
} from './pestana-de-satisfaccion.ts'

export type ContenidoDeLibro = {
  titulo: TituloDeLibro
  resultados: Resultados
  complementarias: readonly ParteComplementaria[]
  abiertas: readonly AbiertasDeGrupo[]
}

/** Everything a climate gave, to work with elsewhere. Parts that the climate does not have are left out. */
export function createLibro({ titulo, resultados, complementarias, abiertas }: ContenidoDeLibro): Libro {
  const { general, gruposDeOpinion, areasDeTrabajo, antiguedades } = resultados
  const todos: Columna = {
    titulo: 'Todos',
    satisfaccion: general,
    participacion: general.encuestados > 0 ? 1 : null,
  }
  const toColumna = <T extends Resultados['areasDeTrabajo'][number] | Resultados['antiguedades'][number]>(
    parte: T,
  ): Columna => ({ titulo: parte.nombre, satisfaccion: parte, participacion: parte.participacion })
  const grupos = [
    todos,
    ...gruposDeOpinion.map((grupo) => ({
      titulo: `${getEtiquetaDeGrupo(grupo)} ${grupo.nombre}`,
      satisfaccion: grupo,
      participacion: grupo.participacion,
    })),
  ]
  const hasAbiertas = abiertas.some(({ preguntasAbiertas }) => preguntasAbiertas.length > 0)
  return {
    pestanas: [
      createPestanaDeResumen(titulo, general),
      createPestanaDeSatisfaccion('Grupos y factores', grupos),
      createPestanaDeSatisfaccion('Áreas de trabajo', [todos, ...areasDeTrabajo.map(toColumna)]),
      ...(antiguedades.length > 0
        ? [createPestanaDeSatisfaccion('Antigüedad', [todos, ...antiguedades.map(toColumna)])]
        : []),
      createPestanaDePreguntas('Preguntas', grupos),
      ...(complementarias.length > 0 ? [createPestanaDeComplementarias(complementarias)] : []),
      ...(hasAbiertas ? createPestanasDeAbiertas(abiertas) : []),
    ],
  }
}
