import { useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CLIMAS } from '#web/lib/query-client.ts'
import type { Trabajo } from '#web/lib/trabajos/trabajos-query.ts'

/** What this tab itself waits for, and what it has waited for until it was done: whoever waits says how it ended. */
export function useEsperados(): { esperados: Set<string>; recibidos: Set<string> } {
  const todos = useMutationState({
    filters: { mutationKey: ['trabajo'] },
    select: ({ options, state }) => ({
      clave: (options.mutationKey ?? []).slice(1).join(' '),
      estado: state.status,
    }),
  })
  const filter = (estado: string) =>
    new Set(todos.flatMap((uno) => (uno.estado === estado ? [uno.clave] : [])))
  return { esperados: filter('pending'), recibidos: filter('success') }
}

export const isFileMade = ({ estado, enlace }: Trabajo) => estado === 'listo' && enlace != null

/** As this page knows it: under way, ended with that still to be said, or said. */
type Visto = 'en_curso' | 'terminado' | 'dicho'

interface DichoDeOtroModo {
  esperados: Set<string>
  /** The answer may come before the list of works knows that it ended. */
  recibidos: Set<string>
  /** Whether the screen that is open shows its file. */
  isALaVista: (trabajo: Trabajo) => boolean
}

function see(
  trabajo: Trabajo,
  antes: Visto | undefined,
  { esperados, recibidos, isALaVista }: DichoDeOtroModo,
) {
  const { estado, tipo, idClima } = trabajo
  if (estado === 'en_curso') return 'en_curso'
  if (antes === undefined || antes === 'dicho') return antes
  if (isFileMade(trabajo) && isALaVista(trabajo)) return 'dicho'
  if (antes === 'terminado') return antes
  const clave = `${tipo} ${idClima}`
  return estado === 'cancelado' || esperados.has(clave) || recibidos.has(clave) ? 'dicho' : 'terminado'
}

const CLAVE = 'trabajos'
const RECORDADOS = 20

/** Whoever reloads while something ends is told too: what this tab has seen outlives its pages. */
function readVistos(): Record<string, Visto> {
  try {
    return JSON.parse(sessionStorage.getItem(CLAVE) ?? '{}')
  } catch {
    return {}
  }
}

function keepVistos(vistos: Record<string, Visto>): void {
  try {
    const ultimos = Object.entries(vistos).slice(-RECORDADOS)
    sessionStorage.setItem(CLAVE, JSON.stringify(Object.fromEntries(ultimos)))
  } catch {
    // Where the browser forbids it, a reload forgets.
  }
}

/** Ids of what ended while this page was open and nobody has said yet; and how to say that it was read. */
export function useTerminados(trabajos: readonly Trabajo[], deOtroModo: DichoDeOtroModo) {
  const [vistos, setVistos] = useState<Record<string, Visto>>(() =>
    typeof window === 'undefined' ? {} : readVistos(),
  )
  useEffect(() => keepVistos(vistos), [vistos])
  const cambios = trabajos.flatMap((trabajo): [string, Visto][] => {
    const visto = see(trabajo, vistos[trabajo.id], deOtroModo)
    return visto && visto !== vistos[trabajo.id] ? [[trabajo.id, visto]] : []
  })
  const note = (nuevos: [string, Visto][]) =>
    setVistos((antes) => ({ ...antes, ...Object.fromEntries(nuevos) }))
  if (cambios.length > 0) note(cambios)
  const terminados = new Set(Object.keys(vistos).filter((id) => vistos[id] === 'terminado'))
  const client = useQueryClient()
  const cuantos = terminados.size
  useEffect(() => {
    if (cuantos > 0) void client.invalidateQueries({ queryKey: CLIMAS })
  }, [cuantos, client])
  return [terminados, (ids: string[]) => note(ids.map((id) => [id, 'dicho']))] as const
}
