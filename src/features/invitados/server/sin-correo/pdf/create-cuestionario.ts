import { readFile } from 'node:fs/promises'
import type { Papel } from '#contract/schema.generated.ts'
import { drawCaminoChico } from '#dibujo/camino.ts'
import { MEDIDAS_DE_PAPEL } from '#domain/ajustes/ajustes.ts'
import { formatTrato } from '#domain/climas/anonimato.ts'
import { SIN_MINIMO } from '#domain/climas/minimo-por-grupo.ts'
import type { Cuestionario, ParteCuestionario } from '#domain/cuestionario/cuestionario.ts'
import { listOpciones } from '#domain/cuestionario/list-opciones.ts'
import {
  listNumeros,
  listPartes,
  listPreguntasDeParte,
  type PreguntaDeParte,
} from '#domain/cuestionario/preguntas-de-parte.ts'
import { isDeUnaOpcion } from '#domain/cuestionario/tipos-de-parte.ts'
import { listTeclas } from '#domain/encuesta/captura.ts'
import type { Documento } from '#server/pdf/documento.ts'
import type { Encabezado } from './encabezado.ts'

const OJOS =
  '<circle cx="17" cy="20" r="2.5" fill="#000" stroke="none"/><circle cx="31" cy="20" r="2.5" fill="#000" stroke="none"/>'

/** The survey's four faces, from the most to the least content, in black. */
const CARAS = [
  '<path d="M13 20.500c1.400-3.400 5.600-3.400 7 0M28 20.500c1.400-3.400 5.600-3.400 7 0"/><path d="M13.500 26.500h21c0 6.500-4.700 10.500-10.500 10.500s-10.500-4-10.500-10.500Z" fill="#000"/>',
  `${OJOS}<path d="M15 28.500c2 4 5.300 6 9 6s7-2 9-6"/>`,
  `${OJOS}<path d="M15.500 31.500h17"/>`,
  `<g transform="translate(0 2.5)">${OJOS}</g><path d="m12.500 17.500 6-3M35.500 17.500l-6-3"/><path d="M15 35.500c2-4 5.300-6 9-6s7 2 9 6"/>`,
].map(
  (rasgos) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#000" stroke-width="2.4" stroke-linecap="round"><circle cx="24" cy="24" r="20"/>${rasgos}</svg>`,
)

/** On paper alone: what is typed in is read by whoever types it. */
const QUIEN_LA_LEE =
  'Una persona de la consultora lee este cuestionario para pasarlo al sistema; no lleva tu nombre ni tu token.'

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
  escala: '¿Qué punto dice lo que piensas?',
  unica: '¿Con cuál te identificas?',
}

/** The most that may be marked, where that is limited. */
function describeCuantas({ tipo, cantidadDeOpciones, preguntas }: ParteCuestionario): string {
  if (isDeUnaOpcion(tipo)) return 'Marca una.'
  if (tipo !== 'seleccionMultiple') return ''
  const maximo = cantidadDeOpciones ?? preguntas.length
  return maximo < preguntas.length ? `Marca ${maximo} como máximo.` : 'Marca las que quieras.'
}

/** More words than these stand over the columns by their keys, and are written out once. */
const MAX_PALABRAS = 6

/** Over the columns: what each says, and the key with which it is typed in. */
function describeColumnas(pregunta: PreguntaDeParte | undefined) {
  if (!pregunta || !['cara', 'escala', 'puntos'].includes(pregunta.clase))
    return { palabras: [], teclas: [], leyenda: '' }
  const deEscala = { ...pregunta, NoAplica: false }
  const teclas = listTeclas(pregunta.clase, deEscala).map(({ tecla }) => tecla.toUpperCase())
  const opciones = listOpciones(deEscala)
  if (!opciones[0]?.numero && opciones.length <= MAX_PALABRAS)
    return { palabras: opciones.map(({ texto }) => texto), teclas, leyenda: '' }
  const palabras = opciones.map(({ numero }, i) => numero ?? teclas[i]!)
  const conTexto = opciones.filter(({ texto, numero }) => texto !== numero)
  return {
    palabras,
    // The key is in sight already, but for the letter of ten.
    teclas: teclas.map((tecla, i) => (tecla === palabras[i] ? '' : tecla)),
    leyenda: conTexto
      .map(({ texto, numero }) =>
        numero ? texto : `${teclas[opciones.findIndex((una) => una.texto === texto)]} ${texto}`,
      )
      .join(' · '),
  }
}

function describeParte(parte: ParteCuestionario, numeros: ReadonlyMap<string, number>) {
  const preguntas = listPreguntasDeParte(parte)
  const primera = preguntas.find(({ clase }) => clase !== 'abierta')
  return {
    titulo: parte.preguntaGeneral || GENERAL[parte.tipo],
    cuantas: describeCuantas(parte),
    caras: primera?.clase === 'cara',
    ...describeColumnas(primera),
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
    papel: MEDIDAS_DE_PAPEL[papel],
    trato: `${formatTrato(minimoPorGrupo)} ${QUIEN_LA_LEE}`,
    conCamino: minimoPorGrupo !== SIN_MINIMO,
    partes: listPartes(cuestionario).map((parte) => describeParte(parte, numeros)),
  }
  const archivos = {
    ...Object.fromEntries(CARAS.map((svg, i) => [`cara-${i}.svg`, svg])),
    'camino.svg': drawCaminoChico(),
  }
  return { plantilla: await readFile(PLANTILLA, 'utf8'), datos, archivos }
}
