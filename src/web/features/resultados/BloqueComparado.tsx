import { BloqueDeClima } from './BloqueDeClima.tsx'
import { type Cifra, type ClimaDeGraficas, formatPersonas } from './cifras.ts'
import { createDibujoComparado, createLeyendaDeAnios } from './dibujos.ts'

/** The same chart of two climates, by name. */
export function BloqueComparado({
  titulo,
  texto,
  encabezado,
  climas: [clima, otro],
  actuales,
  comparadas,
  neutral = false,
}: {
  titulo: string
  texto?: string
  encabezado: string
  climas: readonly [ClimaDeGraficas, ClimaDeGraficas]
  actuales: readonly Cifra[]
  comparadas: readonly Cifra[]
  neutral?: boolean
}) {
  const anios = { actual: clima.anio, comparado: otro.anio }
  const countPersonas = ({ anio, dataProcesada }: ClimaDeGraficas) =>
    `${formatPersonas(dataProcesada.cantidadDeEncuestados)} en ${anio}`
  return (
    <BloqueDeClima
      clima={clima}
      titulo={titulo}
      {...(texto ? { texto } : {})}
      dibujo={createDibujoComparado(encabezado, actuales, comparadas, anios, neutral)}
      leyenda={createLeyendaDeAnios(anios)}
      fuente={`${clima.empresa.nombre_comercial}. ${countPersonas(clima)} y ${countPersonas(otro)}.`}
    />
  )
}
