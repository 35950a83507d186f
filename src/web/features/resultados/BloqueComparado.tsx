import { type Cifra, formatPersonas } from '../../../dibujo/resultados/cifras.ts'
import {
  createGraficaComparada,
  createLeyendaDeAnios,
  DIFERENCIA_EN_PUNTOS,
} from '../../../dibujo/resultados/graficas.ts'
import type { Par } from '../../../domain/resultados/comparacion.ts'
import { BloqueDeClima } from './BloqueDeClima.tsx'
import { type ClimaDeGraficas, formatBaseDeClima, getBase, isSinPublicar } from './clima-de-graficas.ts'

export type DosDeGraficas = readonly [ClimaDeGraficas, ClimaDeGraficas]

/** The same chart of two climates, by name. */
export function BloqueComparado({
  titulo,
  texto,
  encabezado,
  climas: [clima, otro],
  actuales,
  comparadas,
  neutral = false,
  primera = false,
}: {
  titulo: string
  texto?: string
  encabezado: string
  climas: DosDeGraficas
  actuales: readonly Cifra[]
  comparadas: readonly Cifra[]
  neutral?: boolean
  primera?: boolean
}) {
  const anios = { actual: clima.anio, comparado: otro.anio }
  return (
    <BloqueDeClima
      clima={clima}
      titulo={titulo}
      {...(texto ? { texto } : {})}
      encabezadoDeDiferencia={DIFERENCIA_EN_PUNTOS}
      grafica={createGraficaComparada(
        encabezado,
        actuales,
        comparadas,
        { actual: clima, comparado: otro },
        neutral,
      )}
      leyenda={createLeyendaDeAnios(anios)}
      base={describeBases(clima, otro)}
      fuente={`${clima.empresa.nombre_comercial}, ${anios.actual} y ${anios.comparado}`}
      primera={primera}
    />
  )
}

function describeBases(clima: ClimaDeGraficas, otro: ClimaDeGraficas): string {
  const bases = [clima, otro].map((uno) => `${uno.anio}: ${withoutLabel(formatBaseDeClima(uno))}`)
  const [una, otra] = [clima, otro].map(
    ({ anio, dataProcesada }) => `${formatPersonas(dataProcesada.cantidadDeEncuestados)} en ${anio}`,
  )
  return [clima, otro].every((uno) => getBase(uno) === 'encuestados' && !isSinPublicar(uno))
    ? `Base: quienes contestaron algo, ${una} y ${otra}.`
    : `Base de ${bases.join(' Base de ')}`
}

/** In the middle of a sentence. */
const withoutLabel = (base: string) => {
  const resto = base.replace('Base: ', '')
  return resto.charAt(0).toLowerCase() + resto.slice(1)
}

/** Said where only one of the rounds has it. */
export function describeSolo({ actual, comparado }: Par<unknown>, [clima, otro]: DosDeGraficas): string {
  if (actual === null) return `Solo está en ${otro.anio}.`
  return comparado === null ? `Solo está en ${clima.anio}.` : ''
}
