import { lazy, Suspense, useState } from 'react'
import { Icono } from '#web/ui/Icono.tsx'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import declarar from './Declarar.module.css'
import type { ParteDeClima } from './resultados-queries.ts'
import { useEsPersonal } from './use-es-personal.ts'

const Formulario = lazy(async () => ({
  default: (await import('./FormularioDeTramos.tsx')).FormularioDeTramos,
}))

/** What the names that staff gave stand for. */
export const describeTramos = (partes: readonly Pick<ParteDeClima, 'nombre' | 'opciones'>[]): string =>
  partes.flatMap(({ nombre, opciones }) => (opciones ? [`${nombre}: ${opciones}.`] : [])).join(' ')

/** Staff name the seniorities that are read. */
export function NombresDeTramos({
  clima,
  partes,
}: {
  clima: ClimaDeGraficas
  partes: readonly ParteDeClima[]
}) {
  const [abierto, setAbierto] = useState(false)
  const esPersonal = useEsPersonal()
  const legibles = partes.filter(({ reserva }) => reserva === null)
  if (!esPersonal || clima.minimoPorGrupo === 1 || legibles.length === 0) return null
  return (
    <>
      <button type="button" className={declarar.declarar} onClick={() => setAbierto(true)}>
        <Icono nombre="editar" /> Nombrar las antigüedades
      </button>
      {abierto && (
        <Suspense>
          <Formulario idClima={clima.id} partes={legibles} onCerrar={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  )
}
