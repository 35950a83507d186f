import { readFile } from 'node:fs/promises'
import type { Papel } from '../../../../contract/schema.generated.ts'
import { formatAnonimato } from '../../../../domain/climas/anonimato.ts'
import type { Cuestionario, ParteCuestionario } from '../../../../domain/cuestionario/cuestionario.ts'
import { listOpciones } from '../../../../domain/cuestionario/list-opciones.ts'
import {
  listNumeros,
  listPartes,
  listPreguntasDeParte,
} from '../../../../domain/cuestionario/preguntas-de-parte.ts'
import type { Documento } from '../../../pdf/documento.ts'
import { CARAS } from './caras.ts'
import type { Encabezado } from './encabezado.ts'

const PLANTILLA = new URL('./cuestionario.typ', import.meta.url)

export interface CuestionarioEnPapel extends Encabezado {
  lote: number
  papel: Papel
  minimoPorGrupo: number
  cuestionario: Cuestionario
}

/** Stands in for the general statement of a part that has none. */
const GENERAL: Record<ParteCuestionario['tipo'], string> = {
  smile: '¿Qué tan de acuerdo estás con estas frases?',
  maloToExelente: '¿Cómo calificas lo siguiente?',
  seleccionMultiple: '¿Con cuáles te identificas?',
  preguntasAbiertas: 'Cuéntanos con tus palabras',
  tiempoDeLaborarEnEmpresa: '¿Cuánto tiempo llevas en la empresa?',
}

/** How many may be marked, where that is limited. */
function describeCuantas({ tipo, cantidadDeOpciones, preguntas }: ParteCuestionario): string {
  if (tipo === 'tiempoDeLaborarEnEmpresa') return 'Marca una.'
  if (tipo !== 'seleccionMultiple') return ''
  const maximo = cantidadDeOpciones ?? preguntas.length
  return maximo < preguntas.length ? `Marca ${maximo} como máximo.` : 'Marca las que quieras.'
}

function describeParte(parte: ParteCuestionario, numeros: ReadonlyMap<string, number>) {
  const preguntas = listPreguntasDeParte(parte)
  const primera = preguntas.find(({ clase }) => clase !== 'abierta')
  return {
    titulo: parte.preguntaGeneral || GENERAL[parte.tipo],
    cuantas: describeCuantas(parte),
    caras: primera?.clase === 'cara',
    palabras:
      primera?.clase === 'cara' || primera?.clase === 'escala'
        ? listOpciones({ ...primera, NoAplica: false }).map(({ texto }) => texto)
        : [],
    conNoAplica: preguntas.some(({ NoAplica }) => NoAplica),
    preguntas: preguntas.map(({ id, clase, pregunta, NoAplica }) => ({
      numero: numeros.get(id) ?? 0,
      clase,
      pregunta,
      noAplica: NoAplica,
    })),
  }
}

/** The questionnaire to fill in by pen. No token: what makes a sheet count is that staff type it in. */
export async function createCuestionario({
  cuestionario,
  papel,
  minimoPorGrupo,
  ...resto
}: CuestionarioEnPapel): Promise<Documento> {
  const numeros = listNumeros(cuestionario)
  const datos = {
    ...resto,
    papel: papel === 'carta' ? 'us-letter' : 'a4',
    anonimato: formatAnonimato(minimoPorGrupo),
    partes: listPartes(cuestionario).map((parte) => describeParte(parte, numeros)),
  }
  const archivos = Object.fromEntries(CARAS.map((svg, i) => [`cara-${i}.svg`, svg]))
  return { plantilla: await readFile(PLANTILLA, 'utf8'), datos, archivos }
}
