interface Medida {
  nombre: string
  porcentaje: number | null
}

export interface LoQueDicen {
  /** What stands out, and the figures it comes from. */
  titular: string
  detalle: string
}

/** From here a company counts as satisfied. */
const SATISFECHA = 75
/** Less than this between two areas is not worth a sentence. */
const PUNTOS_DE_DISTANCIA = 5

const formatCifra = (cifra: number) => cifra.toFixed(2)

const listConCifra = (medidas: readonly Medida[]) =>
  medidas
    .flatMap(({ nombre, porcentaje }) => (porcentaje === null ? [] : [{ nombre, porcentaje }]))
    .sort((a, b) => b.porcentaje - a.porcentaje)

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
  if (alta && baja && alta !== baja) {
    frases.push({
      titular: `${alta.nombre} es lo más alto.`,
      detalle: `${formatCifra(alta.porcentaje)} %, ${alta.porcentaje >= SATISFECHA ? 'por encima de' : 'y aún no llega a'} ${SATISFECHA}.`,
    })
    const debajo = ordenadas.filter(({ porcentaje }) => porcentaje < SATISFECHA).length
    frases.push({
      titular: `${baja.nombre} es lo más bajo.`,
      detalle:
        debajo === 0
          ? `${formatCifra(baja.porcentaje)} %: todas las variables llegan a ${SATISFECHA}.`
          : `${formatCifra(baja.porcentaje)} %. ${debajo} de ${ordenadas.length} variables no ${debajo === 1 ? 'llega' : 'llegan'} a ${SATISFECHA}.`,
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
