import { joinEnLetras } from '../texto/en-letras.ts'

interface Medida {
  nombre: string
  porcentaje: number | null
}

export interface LoQueDicen {
  /** A finding, and the figures it comes from. */
  titular: string
  detalle: string
}

/** From here a company counts as satisfied. */
const SATISFECHA = 75
/** Less than this between two areas is not worth a sentence. */
const PUNTOS_DE_DISTANCIA = 5

/** More that share a figure are counted. */
const NOMBRADAS = 3

type ConCifra = { nombre: string; porcentaje: number }

const formatCifra = (cifra: number) => cifra.toFixed(2)

const listConCifra = (medidas: readonly Medida[]): ConCifra[] =>
  medidas
    .flatMap(({ nombre, porcentaje }) => (porcentaje === null ? [] : [{ nombre, porcentaje }]))
    .sort((a, b) => b.porcentaje - a.porcentaje)

/** Figures that are written alike are the same to whoever reads them. */
const isMisma = (una: ConCifra, otra: ConCifra) =>
  formatCifra(una.porcentaje) === formatCifra(otra.porcentaje)

/** "Salario es", "Salario y Trato son", "4 variables son": to name one of several alone would be chance. */
function nameEmpatadas(medidas: readonly ConCifra[], una: ConCifra): string {
  const nombres = medidas.filter((otra) => isMisma(una, otra)).map(({ nombre }) => nombre)
  if (nombres.length > NOMBRADAS) return `${nombres.length} variables son`
  return `${joinEnLetras(nombres)} ${nombres.length === 1 ? 'es' : 'son'}`
}

/**
 * At most three sentences that say no more than the figures do: what is highest, what is lowest, and how far the areas
 * stand apart. Nothing about causes, and nothing of what is withheld.
 */
export function listLoQueDicen({
  variables,
  areas,
}: {
  variables: readonly Medida[]
  areas: readonly Medida[]
}): LoQueDicen[] {
  const frases: LoQueDicen[] = []
  const ordenadas = listConCifra(variables)
  const [alta, baja] = [ordenadas[0], ordenadas.at(-1)]
  if (alta && baja && !isMisma(alta, baja)) {
    frases.push({
      titular: `${nameEmpatadas(ordenadas, alta)} lo más alto.`,
      detalle: `${formatCifra(alta.porcentaje)}\u00a0%, ${alta.porcentaje > SATISFECHA ? 'por encima de' : alta.porcentaje === SATISFECHA ? 'que llega a' : 'y aún no llega a'} ${SATISFECHA}.`,
    })
    const debajo = ordenadas.filter(({ porcentaje }) => porcentaje < SATISFECHA).length
    frases.push({
      titular: `${nameEmpatadas(ordenadas, baja)} lo más bajo.`,
      detalle:
        debajo === 0
          ? `${formatCifra(baja.porcentaje)}\u00a0%: todas las variables llegan a ${SATISFECHA}.`
          : `${formatCifra(baja.porcentaje)}\u00a0%. ${debajo} de ${ordenadas.length} variables no ${debajo === 1 ? 'llega' : 'llegan'} a ${SATISFECHA}.`,
    })
  }
  const porArea = listConCifra(areas)
  const [mejor, peor] = [porArea[0], porArea.at(-1)]
  if (mejor && peor && mejor.porcentaje - peor.porcentaje >= PUNTOS_DE_DISTANCIA)
    frases.push({
      titular: `${peor.nombre} queda ${formatCifra(mejor.porcentaje - peor.porcentaje)} puntos debajo de ${mejor.nombre}.`,
      detalle: 'Es la mayor distancia entre las áreas que se muestran.',
    })
  return frases
}
