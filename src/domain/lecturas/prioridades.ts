import { isAlMenos, UMBRAL_DE_SATISFACCION } from '../resultados/bandas.ts'
import { type Cambio, type Comparacion, listCambiosDeMedidas } from './cambio.ts'
import { findEmpresa, type Ronda } from './ronda.ts'

/** Sets that show a variable, and how many of them are below 75: groups, or areas where no group shows it. */
export type Donde = { clase: 'grupos' | 'areas'; bajos: number; de: number }

/** valor: percent, of the company. baja: it is below 75; one that is not is here because it clearly fell. */
export type Prioridad = {
  variable: string
  valor: number
  baja: boolean
  donde: Donde
  cambio: Cambio | null
}

/** variables: how many have a figure. */
export type Prioridades = { prioridades: Prioridad[]; variables: number }

const isBaja = (media: number) => !isAlMenos(media * 100, UMBRAL_DE_SATISFACCION)

/**
 * Where to begin: what is low, the lowest first; then what is not and clearly fell, by how much. Each number stands in another
 * view too, so this one tells nothing of its own.
 */
export function computePrioridades(ronda: Ronda, comparacion: Comparacion | null): Prioridades {
  const empresa = findEmpresa(ronda)
  const cambios = new Map(
    (comparacion ? listCambiosDeMedidas(comparacion, empresa) : [])
      .filter(({ clase }) => clase === 'variable')
      .map(({ nombre, cambio }) => [nombre, cambio]),
  )
  const todas = ronda.medidas.flatMap(({ clase, nombre }, m): Prioridad[] => {
    const cifra = clase === 'variable' ? empresa?.cifras[m] : null
    if (!cifra) return []
    const { media } = cifra
    const cambio = cambios.get(nombre) ?? null
    return [
      { variable: nombre, valor: media * 100, baja: isBaja(media), donde: countBajos(ronda, m), cambio },
    ]
  })
  const bajas = todas.filter(({ baja }) => baja).sort((a, b) => a.valor - b.valor)
  const caidas = todas
    .filter(({ baja, cambio }) => !baja && cambio?.veredicto === 'Baja')
    .sort((a, b) => a.cambio!.puntos - b.cambio!.puntos)
  return { prioridades: [...bajas, ...caidas], variables: todas.length }
}

function countBajos({ conjuntos }: Ronda, m: number): Donde {
  const list = (deQuien: Donde['clase']) =>
    conjuntos.flatMap(({ clase, cifras }) => (clase === deQuien ? (cifras[m]?.media ?? []) : []))
  const grupos = list('grupos')
  const clase = grupos.length > 0 ? 'grupos' : 'areas'
  const medias = clase === 'grupos' ? grupos : list('areas')
  return { clase, bajos: medias.filter(isBaja).length, de: medias.length }
}

/** "8 de las 12 variables están por debajo de 75." */
export function describeBajas({
  prioridades,
  variables,
}: {
  prioridades: readonly { baja: boolean }[]
  variables: number
}): string {
  const bajas = prioridades.filter(({ baja }) => baja).length
  const debajo = `por debajo de ${UMBRAL_DE_SATISFACCION}.`
  if (variables === 1)
    return bajas === 1 ? `La única variable está ${debajo}` : `La única variable no está ${debajo}`
  if (bajas === 0) return `Ninguna de las ${variables} variables está ${debajo}`
  if (bajas === variables) return `Las ${variables} variables están ${debajo}`
  return `${bajas === 1 ? 'Una' : bajas} de las ${variables} variables ${bajas === 1 ? 'está' : 'están'} ${debajo}`
}

/** "5 de 6 grupos"; empty where no group and no area shows it. */
export function describeDonde({ clase, bajos, de }: Donde): string {
  if (de === 0) return ''
  const [uno, varios] = clase === 'grupos' ? ['grupo', 'grupos'] : ['área', 'áreas']
  return `${bajos} de ${de} ${de === 1 ? uno : varios}`
}
