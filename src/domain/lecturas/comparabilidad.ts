import type { Definicion } from '../climas/definicion.ts'
import { listPreguntasPorVariable } from '../climas/estructura.ts'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { settlePositivas } from '../climas/positivas.ts'
import type { PuntoDeEscala } from '../cuestionario/cuestionario.ts'

/** Questions that a variable has in one round and not in the other, or in the other sense. Texts as written. */
export type CambioDePreguntas = {
  nuevas: string[]
  quitadas: string[]
  invertidas: string[]
  /** Answered with other points, or with faces in one of them; left out where there is none. */
  otraEscala?: string[]
}

const CLASES = ['nuevas', 'quitadas', 'invertidas', 'otraEscala'] as const

export type Comparabilidad =
  | { tipo: 'comparable' }
  /** Staff said that it is the same in spite of what changed: this stands under the chart. */
  | { tipo: 'declarada'; cambios: CambioDePreguntas }
  | { tipo: 'noComparable'; cambios: CambioDePreguntas }
  /** The other round has no variable of this name. */
  | { tipo: 'soloAqui' }

/** Staff's word: that a variable is the same although this changed. Of any other change it says nothing. */
export type Declaracion = { variable: string; cambios: CambioDePreguntas }

/** Verdicts on each variable of the later round, by its name, with the earlier one. */
export function compareVariables(
  actual: Definicion,
  anterior: Definicion,
  declaradas: readonly Declaracion[] = [],
): Map<string, Comparabilidad> {
  const antes = new Map(
    listPreguntas(anterior).map(({ nombre, preguntas }) => [getClaveDeNombre(nombre), preguntas]),
  )
  // A study of another tool was brought variable by variable: these are the same because staff mapped them.
  const conEstudio = actual.estudio === true || anterior.estudio === true
  const deStaff = new Map(declaradas.map(({ variable, cambios }) => [getClaveDeNombre(variable), cambios]))
  return new Map(
    listPreguntas(actual).map(({ nombre, preguntas }) => {
      const clave = getClaveDeNombre(nombre)
      const declarados = deStaff.get(clave)
      if (conEstudio) return [nombre, antes.has(clave) ? { tipo: 'comparable' } : { tipo: 'soloAqui' }]
      return [
        nombre,
        comparePreguntas(
          preguntas,
          antes.get(clave),
          (cambios) => declarados !== undefined && isMismoCambio(declarados, cambios),
        ),
      ]
    }),
  )
}

/** Whether there is a difference to tell. */
export const isComparable = (comparabilidad: { tipo: string } | undefined) =>
  comparabilidad?.tipo === 'comparable' || comparabilidad?.tipo === 'declarada'

/** Asked in both rounds, but not the same. */
export const hasCambios = (
  comparabilidad: Comparabilidad | undefined,
): comparabilidad is Extract<Comparabilidad, { cambios: CambioDePreguntas }> =>
  comparabilidad?.tipo === 'noComparable' || comparabilidad?.tipo === 'declarada'

type PreguntaConSentido = { texto: string; positiva: boolean; escala: string }
/** By its text: case and accents do not matter. */
export type PreguntasConSentido = ReadonlyMap<string, PreguntaConSentido>

function listPreguntas(definicion: Definicion): { nombre: string; preguntas: PreguntasConSentido }[] {
  const preguntas = listPreguntasPorVariable({ cuestionario: settlePositivas(definicion) })
  return [...preguntas].map(([nombre, suyas]) => ({ nombre, preguntas: toPreguntasConSentido(suyas) }))
}

/** The same for the same points in the same order, with the same of them favourable; empty for faces. */
export const getClaveDeEscala = (puntos: readonly PuntoDeEscala[] = []): string =>
  puntos.map(({ texto, favorable }) => `${favorable ? '+' : '-'}${getClaveDeNombre(texto)}`).join('\t')

export const toPreguntasConSentido = (
  preguntas: readonly {
    pregunta: string
    positiva?: boolean | null
    puntos?: readonly PuntoDeEscala[] | undefined
  }[],
): PreguntasConSentido =>
  new Map(
    preguntas.map(({ pregunta, positiva, puntos }) => [
      getClaveDeNombre(pregunta),
      { texto: pregunta, positiva: positiva ?? true, escala: getClaveDeEscala(puntos) },
    ]),
  )

/** isDeclarado: whether staff stand for this very change. */
export function comparePreguntas(
  ahora: PreguntasConSentido,
  antes: PreguntasConSentido | undefined,
  isDeclarado: (cambios: CambioDePreguntas) => boolean,
): Comparabilidad {
  if (!antes) return { tipo: 'soloAqui' }
  const otraEscala = listTextos(
    ahora,
    (clave, { escala }) => antes.has(clave) && antes.get(clave)!.escala !== escala,
  )
  const cambios: CambioDePreguntas = {
    nuevas: listTextos(ahora, (clave) => !antes.has(clave)),
    quitadas: listTextos(antes, (clave) => !ahora.has(clave)),
    invertidas: listTextos(
      ahora,
      (clave, { positiva }) => antes.has(clave) && antes.get(clave)!.positiva !== positiva,
    ),
    ...(otraEscala.length > 0 && { otraEscala }),
  }
  if (CLASES.every((clase) => !cambios[clase]?.length)) return { tipo: 'comparable' }
  return { tipo: isDeclarado(cambios) ? 'declarada' : 'noComparable', cambios }
}

const isMismoCambio = (a: CambioDePreguntas, b: CambioDePreguntas) =>
  CLASES.every((clase) => (a[clase] ?? []).join('\n') === (b[clase] ?? []).join('\n'))

const listTextos = (
  preguntas: PreguntasConSentido,
  belongs: (clave: string, pregunta: PreguntaConSentido) => boolean,
) => [...preguntas].filter(([clave, pregunta]) => belongs(clave, pregunta)).map(([, { texto }]) => texto)

/** One sentence for whoever reads the chart. cuando: "Desde 2024" of two rounds in a row, or "En 2025". */
export function formatCambioDePreguntas(cambios: CambioDePreguntas, cuando: string): string {
  const { nuevas, quitadas, invertidas, otraEscala = [] } = cambios
  const frases = [
    formatTextos(nuevas, 'se pregunta también', 'se hacen además', 'preguntas'),
    formatTextos(quitadas, 'ya no se pregunta', 'ya no se hacen', 'preguntas'),
    formatTextos(invertidas, 'se pregunta en el otro sentido', 'se hacen en el otro sentido', 'preguntas'),
    formatTextos(otraEscala, 'se contesta en otra escala', 'se contestan en otra escala', 'preguntas'),
  ].filter((frase) => frase !== null)
  return `${cuando} ${frases.join('; ')}.`
}

/** The line under a chart that compares all the same. */
export const formatDeclarada = (variable: string, cambios: CambioDePreguntas, cuando: string) =>
  `${variable} se compara por decisión de la consultora. ${formatCambioDePreguntas(cambios, cuando)}`

function formatTextos(textos: readonly string[], una: string, varias: string, nombre: string): string | null {
  if (textos.length === 0) return null
  return textos.length === 1
    ? `${una} «${textos[0]!.replace(/\.$/, '')}»`
    : `${varias} ${textos.length} ${nombre}`
}
