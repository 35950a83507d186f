import { formatAnonimato } from '../climas/anonimato.ts'
import type { Clima } from '../climas/definicion.ts'
import { hasMinimo } from '../climas/minimo-por-grupo.ts'
import { getReglas, isDeVariable } from '../cuestionario/tipos-de-parte.ts'
import { countFrases } from './describir.ts'

/** One page on which firm and client agree on a study before it begins: who is asked, when, about what. */
export interface FichaDeRonda {
  empresa: string
  periodo: string
  /** Day and words for it, or what takes their place. */
  fechas: { nombre: string; texto: string }[]
  areas: { nombre: string; grupos: GrupoDeFicha[]; personas: number }[]
  personas: number
  /** Points to look at before signing. */
  avisos: string[]
  indicadores: { nombre: string; variables: { nombre: string; frases: number }[] }[]
  cuestionario: string[]
  promesa: string
}

interface GrupoDeFicha {
  codigo: string
  nombre: string
  personas: number
}

export function buildFichaDeRonda(
  { definicion, minimoPorGrupo, fechaLimite }: Clima,
  {
    empresa,
    periodo,
    inicio,
    limite,
  }: { empresa: string; periodo: string; inicio: string; limite: string | null },
): FichaDeRonda {
  const { gruposDeOpinion, areasDeTrabajo, indicadoresDeMedicion, cuestionario } = definicion
  const toGrupo = ({ orden, nombre, encuestadosPlaneados }: (typeof gruposDeOpinion)[number]) => ({
    codigo: `G${orden}`,
    nombre,
    personas: encuestadosPlaneados,
  })
  const enAlguna = new Set(areasDeTrabajo.flatMap(({ idsGruposDeOpinion }) => idsGruposDeOpinion))
  const areas = [
    ...areasDeTrabajo.map(({ nombre, idsGruposDeOpinion }) => ({
      nombre,
      grupos: gruposDeOpinion.filter(({ id }) => idsGruposDeOpinion.includes(id)).map(toGrupo),
    })),
    { nombre: 'Sin área', grupos: gruposDeOpinion.filter(({ id }) => !enAlguna.has(id)).map(toGrupo) },
  ]
    .filter(({ grupos }) => grupos.length > 0)
    .map((area) => ({ ...area, personas: sum(area.grupos.map(({ personas }) => personas)) }))
  const grupos = gruposDeOpinion.map(toGrupo)
  const pequenos = grupos.filter(({ personas }) => personas < minimoPorGrupo)
  const { frases, enNegativo, abiertas } = countFrases(definicion)
  const deServicios = cuestionario.partesCuestionario.filter(
    (parte) => getReglas(parte.tipo).complementaria && !isDeVariable(parte),
  )
  const countDe = (variable: string) =>
    sum(
      cuestionario.partesCuestionario
        .filter((parte) => isDeVariable(parte) && parte.variable === variable)
        .map(({ preguntas }) => preguntas.length),
    )
  return {
    empresa,
    periodo,
    fechas: [
      { nombre: 'Empieza', texto: inicio },
      { nombre: 'Termina', texto: limite ?? 'Sin fecha límite: se cierra de común acuerdo' },
      {
        nombre: 'Grupo mínimo',
        texto: hasMinimo({ minimoPorGrupo }) ? `${minimoPorGrupo} personas` : 'Sin mínimo',
      },
    ],
    areas,
    personas: sum(grupos.map(({ personas }) => personas)),
    avisos: [
      ...(hasMinimo({ minimoPorGrupo }) && pequenos.length > 0
        ? [
            `Con menos de ${minimoPorGrupo} personas no se mostrará ninguna cifra de: ${pequenos.map(({ codigo, nombre }) => `${codigo} ${nombre}`).join(', ')}. Conviene unirlos con otro.`,
          ]
        : []),
      ...(fechaLimite === null ? ['Falta acordar hasta cuándo se contesta.'] : []),
    ],
    indicadores: indicadoresDeMedicion.map(({ nombre, variables }) => ({
      nombre,
      variables: variables.map((variable) => ({ nombre: variable.nombre, frases: countDe(variable.nombre) })),
    })),
    cuestionario: [
      `${frases} frases con cuatro respuestas${enNegativo > 0 ? `, ${enNegativo} de ellas en negativo` : ''}.`,
      ...deServicios.map(
        ({ preguntaGeneral, preguntas }) =>
          `${preguntaGeneral ?? 'Servicios y beneficios'} (${preguntas.length} opciones).`,
      ),
      ...(abiertas > 0
        ? [abiertas === 1 ? 'Una pregunta para escribir.' : `${abiertas} preguntas para escribir.`]
        : []),
    ],
    promesa: formatAnonimato(minimoPorGrupo),
  }
}

const sum = (numeros: readonly number[]) => numeros.reduce((suma, numero) => suma + numero, 0)
